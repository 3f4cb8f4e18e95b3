import type { Ruleset } from '@furrow/agricola/ruleset';
import { goodsOn } from '@furrow/agricola/spaces/on-board';
import type { State } from '@furrow/agricola/state/state';
import { goodsOn as goodsOnCreaturesSpace } from '@furrow/creatures/board';
import type { State as CreaturesState } from '@furrow/creatures/state';
import type { Game } from '@furrow/kernel/game';
import type { Position } from '@furrow/kernel/kind';

/** How many goods lie on a space; undefined if nothing ever does. */
export function goodsOnSpace(game: Game<Position>, state: Position, space: number): number | undefined {
  const herds =
    game.id === 'creatures'
      ? goodsOnCreaturesSpace(state as CreaturesState, space)
      : goodsOn(game.rules as unknown as Ruleset, state as State, space);
  return herds?.reduce((sum, { count }) => sum + count, 0);
}
