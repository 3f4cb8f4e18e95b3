import type { Domain } from '@furrow/kernel/domain';
import { list, type Move } from '@furrow/kernel/move';
import type { CountRow } from '../../protocol/draft';

/** Reasons that speak against a single number, whatever the others are. */
const TOO_MANY: readonly string[] = ['not-so-many', 'nothing-to-convert'];

/** The largest number that a move may name at a place beside any others, as far as the domain tells. */
export function mostAt(domain: Domain, verb: string, size: number, place: number, have: number): number {
  return largest(have, (n) => {
    const verdict = domain.contains(only(verb, size, place, n));
    return verdict.ok || !TOO_MANY.includes(verdict.reason.why);
  });
}

/** The largest number that a move may name at a place if it names nothing else. */
export function mostAlone(domain: Domain, verb: string, size: number, place: number, have: number): number {
  return largest(have, (n) => domain.contains(only(verb, size, place, n)).ok);
}

function only(verb: string, size: number, place: number, n: number): Move {
  return list(
    verb,
    Array.from({ length: size }, (_, i) => (i === place ? n : 0)),
  );
}

function largest(most: number, isGood: (n: number) => boolean): number {
  let n = most;
  while (n > 0 && !isGood(n)) n--;
  return n;
}

/** Rows with the numbers of a proposed move, without those where nothing can be counted. */
export function proposed(rows: readonly CountRow[], things: readonly number[] = []): CountRow[] {
  return rows
    .filter(({ most }) => most > 0)
    .map((row) => ({ ...row, start: Math.min(row.most, things[row.place] ?? 0) }));
}
