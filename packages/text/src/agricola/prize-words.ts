import { FIRST_ANIMAL } from '@furrow/agricola/state/goods';
import type { Amounts } from '@furrow/farm/goods';
import { byKind } from '../by-kind';
import type { Counting } from './clauses/counting';
import { areListed, type Listed, multiplied, type Prize, singleCount, type Things } from './clauses/prize';

/** What a language says of what is taken or received; how all of it is put together is the same everywhere. */
export interface PrizeWords {
  and(items: readonly string[]): string;
  or(items: readonly string[]): string;
  amount(good: number, n: number): string;
  /** Bonus points. */
  points(n: number): string;
  /** So much for each of something. */
  each(what: string, of: Counting): string;
  /** The more, the more of these numbers are reached. */
  steps(what: string, of: Counting, from: readonly number[]): string;
  /** 1 of one of these goods. */
  oneOf(goods: readonly number[]): string;
  /** 1 more of the good that accumulates on the space; `animal`: it is an animal. */
  that(animal: boolean): string;
  /** So many building resources of choice. */
  resources(n: number): string;
  /** Everything on the space; what lies there, if that is known. */
  lying(goods: Amounts | undefined): string;
  readonly token: string;
  /** What comes in one season besides the rest: `in summer also 1 grain`. */
  inSeason(season: number, what: string): string;
  /** What cannot stand in one row, since something in it is a choice or counted by something. */
  apart(prizes: readonly Prize[], say: (prize: Prize) => string): string;
  /** The words between all that comes always and what comes in one season. */
  readonly besides: string;
}

/** Says prizes in the words of a language: `3 food and 1 bonus point`. */
export function prizeSayer(words: PrizeWords): (prize: Prize) => string {
  const singly = ({ goods, points }: Things): string[] => [
    ...goods.map(([good, n]) => words.amount(good, n)),
    ...(points === 0 ? [] : [words.points(points)]),
  ];
  const things = (of: Things): string => words.and(singly(of));

  /** More from step to step: `1, 2 or 3 food`. */
  const graded = (of: Things, from: readonly number[]): string => {
    const base = singleCount(of);
    return words.or(
      from.map((_, i) =>
        base === undefined || i === from.length - 1 ? things(multiplied(of, i + 1)) : String(base * (i + 1)),
      ),
    );
  };

  /** The parts of what is simply there. */
  const listed = (one: Listed): string[] => {
    if (one.prize === 'lying' && one.goods !== undefined) return singly({ goods: one.goods, points: 0 });
    return one.prize === 'some' ? singly(one.things) : [say(one)];
  };

  const several = (of: readonly Prize[]): string => {
    const always = of.filter((one) => one.prize !== 'inSeason');
    const all = areListed(always) ? words.and(always.flatMap(listed)) : words.apart(always, say);
    return [all, ...of.filter((one) => one.prize === 'inSeason').map(say)].join(words.besides);
  };

  const say: (prize: Prize) => string = byKind<'prize', Prize>('prize', {
    some: (prize) => things(prize.things),
    each: (prize) => words.each(things(prize.things), prize.of),
    steps: ({ things: one, of, from }) => words.steps(graded(one, from), of, from),
    oneOf: ({ goods }) => words.oneOf(goods),
    that: ({ goods }) => words.that(goods.length > 0 && goods.every((good) => good >= FIRST_ANIMAL)),
    resources: ({ n }) => words.resources(n),
    lying: ({ goods }) => words.lying(goods),
    token: () => words.token,
    inSeason: ({ season, of }) => words.inSeason(season, say(of)),
    several: ({ of }) => several(of),
  });
  return say;
}
