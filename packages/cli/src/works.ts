import type { Match } from './arena/match';
import { type Played, playMatchGame } from './arena/play-game';
import { type Plan, simulateRange, type Tally } from './simulation';

/** The games from one number up to (without) another. */
export interface GameRange {
  readonly from: number;
  readonly to: number;
}

/** What can be shared out among workers: what it is about, one task of it, and what a task gives. */
export interface Works {
  simulate: { plan: Plan; task: GameRange; result: Tally };
  arena: { plan: Match; task: number; result: Played };
}

/** How one task of each work is done. */
export const works: {
  readonly [W in keyof Works]: (plan: Works[W]['plan'], task: Works[W]['task']) => Works[W]['result'];
} = {
  simulate: (plan, { from, to }) => simulateRange(plan, from, to),
  arena: playMatchGame,
};
