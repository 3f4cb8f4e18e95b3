import type { Position } from '@furrow/kernel/kind';
import type { Seat } from '@furrow/kernel/seat';
import type { GameSoFar } from '@furrow/kernel/so-far';
import { seatedPerson } from './seated';
import type { Sitter } from './told';
import type { Pace } from './wish';

/** A game at a table: who sits there, and whether clocks run. */
export interface GameAtTable {
  readonly record: GameSoFar<Position>;
  readonly sitters: readonly Sitter[];
  readonly pace: Pace;
}

/** How far a seat goes back without asking: to its barrier, but with clocks not over a question that another person has. */
export function freeUntil(game: GameAtTable, seat: Seat): number {
  return asksAnother(game, seat) ? game.record.length : game.record.barrier(seat);
}

/** Whether going back would take a question from another person whose time was spent on it. */
function asksAnother({ record, sitters, pace }: GameAtTable, seat: Seat): boolean {
  if (pace.pace === 'free') return false;
  return record
    .decisions()
    .some((one) => !one.open && one.seat !== seat && seatedPerson(sitters[one.seat]) !== undefined);
}
