import type { Ruleset } from '@furrow/agricola/ruleset';
import type { Game } from '@furrow/kernel/game';
import type { Position } from '@furrow/kernel/kind';
import { agricolaInputs } from '../agricola/inputs';
import type { Inputs } from './inputs';

/** What a network looks at in a game; undefined where no network has been thought of yet. */
export function inputsOf<S extends Position>({ id, rules }: Game<S>): Inputs<S> | undefined {
  if (id !== 'agricola') return undefined;
  return agricolaInputs(rules as unknown as Ruleset) as unknown as Inputs<S>;
}
