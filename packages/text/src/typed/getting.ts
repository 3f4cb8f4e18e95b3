import { waysToGet as agricolaWays, whyNotGot as whyNotInAgricola } from '@furrow/agricola/effects/getting';
import type { Ruleset } from '@furrow/agricola/ruleset';
import type { State as AgricolaState } from '@furrow/agricola/state/state';
import { waysToGet as creaturesWays, whyNotGot as whyNotInCreatures } from '@furrow/creatures/getting';
import type { State as CreaturesState } from '@furrow/creatures/state';
import type { Game } from '@furrow/kernel/game';
import type { Position } from '@furrow/kernel/kind';
import type { Seat } from '@furrow/kernel/seat';
import type { Reason } from '@furrow/kernel/verdict';

/** How things on offer are got in a game, for questions about a thing that is named alone. */
export interface Getting<S extends Position> {
  /** The lines of moves by which the seat may get it, the shortest first; none if it is not on offer. */
  ways(game: Game<S>, state: S, id: string, seat: Seat): readonly string[];
  /** Why the seat could not get it even if it were its choice; undefined if it could. */
  whyNot(game: Game<S>, state: S, seat: Seat, id: string): Reason | undefined;
}

/** How special buildings of the offer are built. */
export const gettingCreatures: Getting<CreaturesState> = {
  ways: (_game, state, id) => creaturesWays(state, id),
  whyNot: (_game, state, seat, id) => whyNotInCreatures(state, seat, id),
};

/** How major improvements of the display and cards of the hand are got. */
export const gettingAgricola: Getting<AgricolaState> = {
  ways: ({ rules }, state, id, seat) => agricolaWays(rules as Ruleset, state, seat, id),
  whyNot: ({ rules }, state, seat, id) => whyNotInAgricola(rules as Ruleset, state, seat, id),
};
