import type { Ruleset } from '@furrow/agricola/ruleset';
import type { State as CreaturesState } from '@furrow/creatures/state';
import type { Game } from '@furrow/kernel/game';
import type { Position } from '@furrow/kernel/kind';
import { agricolaInputs } from '../agricola/inputs';
import { creaturesInputs } from '../creatures/inputs';
import type { Inputs } from './inputs';

/** What a network looks at in a game. */
export function inputsOf<S extends Position>(game: Game<S>): Inputs<S> {
  const inputs: unknown =
    game.id === 'creatures'
      ? creaturesInputs(() => game.begin() as unknown as CreaturesState)
      : agricolaInputs(game.rules as unknown as Ruleset);
  return inputs as Inputs<S>;
}
