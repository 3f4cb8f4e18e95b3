import type { Seat } from '@furrow/kernel/seat';
import { seatedPerson } from '@furrow/wire/seated';
import type { TableFacts, TableHeader } from '../store/stored-table';
import { isLaterGame } from './campaign';
import type { TableState } from './table-state';

/** For so long the seats of a rematch are kept for those who played before, unless the host frees them. */
export const RESERVED_FOR = 3 * 24 * 3_600_000;

/** Whether a table is for another game of people who have just played one. */
export function isRematch({ wish, after }: Pick<TableFacts, 'wish' | 'after'>): boolean {
  return after !== undefined && !isLaterGame({ wish });
}

/** The free seats of a rematch that are kept for those who played before. */
export function reservedSeats({ facts, phase, sitters, forAll }: TableState, time: number): Seat[] {
  if (phase !== 'open' || !isRematch(facts) || time - facts.created >= RESERVED_FOR) return [];
  return sitters.flatMap((sitter, seat) => (sitter === null && !forAll.has(seat) ? [seat] : []));
}

/** The people who played at a table, also those who gave up. */
export function playersAt({ snapshot: { sitters, result } }: TableHeader): readonly string[] {
  const seated = sitters.flatMap((sitter) => seatedPerson(sitter) ?? []);
  return [...seated, ...(result?.gaveUp ?? []).map(({ person }) => person)];
}
