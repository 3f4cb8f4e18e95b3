import { majors } from '@furrow/agricola/boards/majors';
import { FEEDING } from '@furrow/agricola/kinds/feed';
import { ANIMALS, type Good } from '@furrow/agricola/state/goods';
import { type Dice, seededDice } from '@furrow/kernel/dice';
import { list } from '@furrow/kernel/move';
import type { AgricolaScenario } from '@furrow/testkit/agricola-scenario';
import { failures, must } from '@furrow/testkit/failures';
import { expect, test } from 'vitest';
import { beforeHarvest } from '../rules/at-round';

type Edition = '2007' | 'revised';

/** What a seat has when it is fed. */
interface Given {
  readonly edition: Edition;
  readonly solo: boolean;
  readonly people: number;
  readonly newborns: number;
  readonly goods: Readonly<Record<Good, number>>;
  readonly majors: readonly string[];
}

/** An answer: goods given by name, and begging. */
interface Answer {
  readonly given: Readonly<Partial<Record<Good, number>>>;
  readonly begging: number;
}

const CRAFTS: Readonly<Partial<Record<Good, readonly [major: string, food: number]>>> = {
  wood: ['joinery', 2],
  clay: ['pottery', 2],
  reed: ['basketmaker', 3],
};
const COOKED = {
  fireplace: { vegetable: 2, sheep: 2, boar: 2, cattle: 3 },
  hearth: { vegetable: 3, sheep: 2, boar: 3, cattle: 4 },
};

/** AG-R1005 and AG-T9: how much food one of a good gives, and how many may be given; nothing if it cannot be eaten. */
function worth(one: Given, good: Good): { food: number; most: number } {
  const craft = CRAFTS[good];
  if (craft !== undefined)
    return { food: craft[1], most: one.majors.includes(craft[0]) ? Math.min(1, one.goods[good]) : 0 };
  let food = good === 'grain' || good === 'vegetable' ? 1 : 0;
  for (const [word, rates] of Object.entries(COOKED)) {
    if (good in rates && one.majors.some((id) => id.includes(word)))
      food = Math.max(food, rates[good as keyof typeof rates]);
  }
  return { food, most: food > 0 ? one.goods[good] : 0 };
}

const needOf = ({ solo, people, newborns }: Given) => (people - newborns) * (solo ? 3 : 2) + newborns;

function foodOf(one: Given, { given }: Answer): number {
  return FEEDING.reduce((sum, good) => sum + (given[good] ?? 0) * worth(one, good).food, one.goods.food);
}

/** AG-R1006, AG-R1007: whether the rules allow the answer. */
function mayAnswer(one: Given, answer: Answer): boolean {
  if (FEEDING.some((good) => (answer.given[good] ?? 0) > worth(one, good).most)) return false;
  const need = needOf(one);
  const paid = need - answer.begging;
  const food = foodOf(one, answer);
  if (paid < 0 || paid > food) return false;
  return one.edition === '2007' || paid === Math.min(need, food);
}

function randomGiven(dice: Dice, edition: Edition, solo: boolean): Given {
  const people = 2 + dice.below(4);
  const goods: Record<Good, number> = {
    wood: dice.below(3),
    clay: dice.below(3),
    reed: dice.below(3),
    stone: dice.below(3),
    grain: dice.below(4),
    vegetable: dice.below(4),
    food: dice.below(dice.below(2) === 0 ? 4 : 14),
    sheep: dice.below(4),
    boar: dice.below(3),
    cattle: dice.below(3),
  };
  const few = dice.below(3);
  const owned = majors.filter(() => dice.below(4) < few).map(({ id }) => id);
  return { edition, solo, people, newborns: dice.below(3) === 0 ? 1 : 0, goods, majors: owned };
}

function randomAnswer(dice: Dice, one: Given): Answer {
  const given: Partial<Record<Good, number>> = {};
  for (const good of FEEDING) {
    const { most } = worth(one, good);
    given[good] = dice.below(12) === 0 ? most + 1 : dice.below(3) === 0 ? dice.below(most + 1) : 0;
  }
  const lacking = Math.max(0, needOf(one) - foodOf(one, { given, begging: 0 }));
  return { given, begging: dice.below(2) === 0 ? lacking : dice.below(needOf(one) + 2) };
}

/** A game of each edition, alone or not, that waits for the feeding of seat 1. */
function feedingGame(edition: Edition, solo: boolean): AgricolaScenario {
  const options = edition === '2007' ? { edition, mode: 'family' } : {};
  const game = beforeHarvest({ options, seats: solo ? 1 : 2 }).give(1, { food: 0 });
  return game.play(`1 ${edition === '2007' ? 'clay-1' : 'clay-pit'}`);
}

function put(game: AgricolaScenario, one: Given): void {
  game.state.majors.fill(0);
  game.give(1, one.goods).own(1, one.majors.join(' '));
  Object.assign(game.player(1), { people: one.people, newborns: one.newborns });
}

const moveOf = ({ given, begging }: Answer) =>
  list('feed', [...FEEDING.map((good) => given[good] ?? 0), begging]);

function answerOf(things: readonly number[]): Answer {
  return {
    given: Object.fromEntries(FEEDING.map((good, i) => [good, things[i]])),
    begging: things[FEEDING.length],
  };
}

const KINDS = (['2007', 'revised'] as const).flatMap((edition) =>
  [true, false].map((solo) => ({ edition, solo })),
);

test('a feeding names every good that can be eaten once', () => {
  expect([...FEEDING].sort()).toEqual(['grain', 'vegetable', ...ANIMALS, 'wood', 'clay', 'reed'].sort());
});

test.each(KINDS)(
  'AG-R1005 AG-R1007 AG-Q41 feedings are accepted exactly as the slow twin says: $edition, solo $solo',
  ({ edition, solo }) => {
    const game = feedingGame(edition, solo);
    const count = { true: 0, false: 0 };
    const found = failures(41_001, 2500, (seed) => {
      const dice = seededDice(seed);
      const one = randomGiven(dice, edition, solo);
      put(game, one);
      const domain = game.decision()?.domain;
      for (let n = 0; n < 10; n++) {
        const answer = randomAnswer(dice, one);
        const right = mayAnswer(one, answer);
        const verdict = domain?.contains(moveOf(answer));
        must(verdict?.ok === right, () => `${seed}: ${JSON.stringify([one, answer, verdict])}`);
        count[`${right}`]++;
      }
    });
    expect(found).toEqual([]);
    expect(Math.min(count.true, count.false)).toBeGreaterThan(2000);
  },
);

/** All ways to give goods of which none could be left out and still the need be met. */
function leastWays(one: Given): string[] {
  let ways: number[][] = [[]];
  for (const good of FEEDING) {
    const { most } = worth(one, good);
    ways = ways.flatMap((way) => Array.from({ length: most + 1 }, (_, n) => [...way, n]));
  }
  const enough = (way: readonly number[]) => foodOf(one, answerOf([...way, 0])) >= needOf(one);
  return ways
    .filter((way) => enough(way) && way.every((n, i) => n === 0 || !enough(way.with(i, n - 1))))
    .map((way) => [...way, 0].join());
}

/** The same ways, and each with one animal more of which a pair stays, and with all crafts. */
function withMore(one: Given, ways: readonly string[]): string[] {
  return ways.flatMap((text) => {
    const way = text.split(',').map(Number);
    const more = FEEDING.flatMap((good, i) =>
      (ANIMALS as readonly string[]).includes(good) && worth(one, good).most - way[i] >= 3
        ? [way.with(i, way[i] + 1).join()]
        : [],
    );
    const crafted = way.map((n, i) =>
      ['wood', 'clay', 'reed'].includes(FEEDING[i]) ? worth(one, FEEDING[i]).most : n,
    );
    return [text, ...more, crafted.join()];
  });
}

test.each(KINDS)(
  'canonical feedings are the least ways, with or without something more, or nothing, or everything: $edition, solo $solo',
  ({ edition, solo }) => {
    const game = feedingGame(edition, solo);
    const seen = { least: 0, all: 0, none: 0, more: 0 };
    const found = failures(42_001, 400, (seed) => {
      const one = randomGiven(seededDice(seed), edition, solo);
      put(game, one);
      const offered = (game.decision()?.domain.moves() ?? []).map((move) => move.things);
      const lacking = Math.max(0, needOf(one) - one.goods.food);
      const all = FEEDING.map((good) => worth(one, good).most);
      const short = needOf(one) - foodOf(one, answerOf([...all, 0]));
      const right = new Set([[...all.map(() => 0), lacking].join()]);
      if (short > 0) right.add([...all, short].join());
      const least = short > 0 ? [] : lacking === 0 ? [[...all.map(() => 0), 0].join()] : leastWays(one);
      for (const way of withMore(one, least)) right.add(way);
      if (right.size > least.length + 1) seen.more++;
      const have = offered.map((things) => things.join());
      must(new Set(have).size === have.length, () => `${seed}: twice: ${have.join(' | ')}`);
      must(
        have.sort().join(';') === [...right].sort().join(';'),
        () => `${seed}: ${JSON.stringify([one, have, [...right]])}`,
      );
      must(
        offered.every((things) => mayAnswer(one, answerOf(things))),
        () => `${seed}: refused: ${have.join(' | ')}`,
      );
      seen[lacking === 0 ? 'none' : short > 0 ? 'all' : 'least']++;
    });
    expect(found).toEqual([]);
    expect(Math.min(seen.least, seen.none, seen.more)).toBeGreaterThan(20);
  },
);
