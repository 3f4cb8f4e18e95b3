import type { Clause } from '../agricola/clauses/clause';
import type { Bound, Given } from '../agricola/clauses/given';

/** What is left of a clause at a table of so many players: what depends on their number is settled; undefined if nothing is. */
export function atTable(clause: Clause, players: number): Clause | undefined {
  switch (clause.says) {
    case 'if':
      if (!isAboutPlayers(clause.given)) return clause;
      return isWithin(clause.given.bound, players) ? clause.what : undefined;
    case 'cases':
    case 'row': {
      const parts = clause.parts.flatMap((part) => atTable(part, players) ?? []);
      return parts.length < 2 ? parts.at(0) : { ...clause, parts };
    }
    default:
      return clause;
  }
}

function isAboutPlayers(given: Given): given is Extract<Given, { given: 'amount' }> {
  return given.given === 'amount' && given.of.count === 'things' && given.of.things === 'players';
}

function isWithin(bound: Bound, n: number): boolean {
  switch (bound.is) {
    case 'none':
      return n === 0;
    case 'atLeast':
      return n >= bound.n;
    case 'atMost':
      return n <= bound.n;
    case 'exactly':
      return n === bound.n;
    case 'between':
      return n >= bound.from && n <= bound.to;
    case 'among':
      return bound.numbers.includes(n);
  }
}
