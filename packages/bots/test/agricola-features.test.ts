import { agricola } from '@furrow/agricola/game';
import type { Ruleset } from '@furrow/agricola/ruleset';
import type { State } from '@furrow/agricola/state/state';
import type { Options } from '@furrow/kernel/game';
import { AgricolaScenario } from '@furrow/testkit/agricola-scenario';
import { randomGame } from '@furrow/testkit/random-game';
import { describe, expect, test } from 'vitest';
import { agricolaFeatures } from '../src/agricola/features';
import { handMade } from '../src/agricola/hand-made';

const VARIANTS: readonly (readonly [seats: number, options: Options])[] = [
  [1, {}],
  [2, {}],
  [4, { 'extra-tile': 'on' }],
  [2, { mode: 'base' }],
  [2, { mode: 'base', decks: 'A,B' }],
  [4, { mode: 'base', decks: 'A' }],
  [3, { edition: '2007', mode: 'family', seasons: 'spring' }],
  [5, { edition: '2007', mode: 'full' }],
  [4, { 'team-play': 'product-of-totals' }],
];

const featuresOf = (seats: number, options: Options) =>
  agricolaFeatures(agricola.open(options, seats).rules as Ruleset);

/** The numbers of a seat by name. */
function numbersOf(scenario: AgricolaScenario, seat = 1): Record<string, number> {
  const features = agricolaFeatures(scenario.game.rules as Ruleset);
  const { names } = features;
  const into = new Float64Array(names.length);
  features.read(scenario.state, seat - 1, into);
  return Object.fromEntries(names.map((name, i) => [name, into[i]]));
}

/** People are being placed in a round of the beginner game; nobody has food. */
function inRound(round: number, seats = 2): AgricolaScenario {
  const scenario = new AgricolaScenario({ seats }).play('* reveal sheep-market');
  scenario.state.round = round;
  for (let seat = 1; seat <= seats; seat++) scenario.give(seat, { food: 0 });
  return scenario;
}

describe('food that is lacking', () => {
  test('is what people need beyond food and raw crops', () => {
    expect(numbersOf(inRound(4).give(1, { food: 1, grain: 1 }))).toMatchObject({
      'lack:now': 2,
      'lack:sure': 0,
      'lack:in-1': 0,
    });
  });

  test('is told by the rounds until the harvest', () => {
    expect(numbersOf(inRound(3))).toMatchObject({ 'lack:now': 0, 'lack:in-1': 4 });
    expect(numbersOf(inRound(5))).toMatchObject({ 'lack:in-1': 0, 'lack:in-2': 4 });
    expect(numbersOf(inRound(1))).toMatchObject({ 'lack:in-2': 0, 'lack:later': 4 });
  });

  test('is sure when nobody can be placed any more before the harvest', () => {
    const scenario = inRound(4);
    scenario.player(1).home = 0;
    expect(numbersOf(scenario)).toMatchObject({ 'lack:now': 0, 'lack:sure': 4 });
  });

  test('counts 1 for somebody born this round, and 3 for each person of a solo player', () => {
    const scenario = inRound(4);
    scenario.player(1).people = 3;
    scenario.player(1).newborns = 1;
    expect(numbersOf(scenario)['lack:now']).toBe(5);
    expect(numbersOf(inRound(4, 1))['lack:now']).toBe(6);
  });

  test('is less by animals only if they can be cooked', () => {
    const scenario = inRound(4).give(1, { sheep: 1 });
    expect(numbersOf(scenario)['lack:now']).toBe(4);
    expect(numbersOf(scenario.own(1, 'fireplace-2'))['lack:now']).toBe(2);
  });

  test('is less by crops that the harvest brings first, and by food on round spaces until then', () => {
    const scenario = inRound(6).lay(1, { fields: 'a2 a3', grain: { a2: 2 }, vegetables: { a3: 1 } });
    expect(numbersOf(scenario)['lack:in-1']).toBe(2);
    scenario.player(1).coming.push(7, 6, 1, 8, 6, 1);
    expect(numbersOf(scenario)['lack:in-1']).toBe(1);
  });

  test('is about the next harvest for whoever has fed already in this one', () => {
    const scenario = inRound(4).give(1, { food: 9 }).give(2, { grain: 1 });
    scenario.player(1).home = 1;
    scenario.player(2).home = 1;
    scenario.play('1 forest').play('2 clay-pit');
    expect(scenario.asked()[0]).toMatchObject({ kind: 'feed', seat: 2 });
    expect(numbersOf(scenario, 1)).toMatchObject({ 'lack:sure': 0, 'food:4': 4, 'food:10': 1 });
    expect(numbersOf(scenario, 2)).toMatchObject({ 'lack:sure': 3 });
    scenario.play('2 feed 1 grain 3 begging');
    expect(numbersOf(scenario, 2)).toMatchObject({ 'lack:sure': 0, begging: 3 });
  });
});

test('crops on fields count as far as there are harvests, grain before vegetables', () => {
  const laid = { fields: 'a2 a3', grain: { a2: 3 }, vegetables: { a3: 2 } };
  expect(numbersOf(inRound(9).lay(1, laid))).toMatchObject({ 'reaped:grain': 3, 'reaped:vegetables': 2 });
  expect(numbersOf(inRound(14).lay(1, laid))).toMatchObject({ 'reaped:grain': 1, 'reaped:vegetables': 1 });
});

test('pairs of animals count the harvests left, and what they will be worth if there is room', () => {
  const scenario = inRound(10).give(1, { sheep: 3, boar: 1 });
  expect(numbersOf(scenario)).toMatchObject({ 'pair:sheep': 3, 'pair:boar': 0, 'growing:sheep': 0 });
  scenario.lay(1, { stables: 'a2 a3 a4 a5' });
  expect(numbersOf(scenario)).toMatchObject({ 'pasture:spare': 1, 'growing:sheep': 1, 'pair:offspring': 1 });
});

test('an empty room is somewhere to be born; goods for one count in part', () => {
  const scenario = inRound(5).give(1, { wood: 5, reed: 1 });
  expect(numbersOf(scenario)).toMatchObject({ 'rooms:free': 0, 'plan:room': 0.625, 'plan:room-ready': 0 });
  scenario.lay(1, { rooms: 'a1' }).give(1, { reed: 2 });
  expect(numbersOf(scenario)).toMatchObject({ 'rooms:free': 1, 'plan:room': 1, 'plan:room-ready': 1 });
});

test.each(VARIANTS)(
  'every number has a name of its own and hand-made weights: %i seats, %o',
  (seats, options) => {
    const features = featuresOf(seats, options);
    const weights = handMade(features);
    expect(new Set(features.names).size).toBe(features.names.length);
    for (const name of features.names) {
      expect(weights[name]).toHaveLength(5);
      expect(weights[name].every(Number.isFinite)).toBe(true);
    }
  },
);

test.each(VARIANTS)('numbers are finite, and no hand is looked into: %i seats, %o', (seats, options) => {
  const features = featuresOf(seats, options);
  const { names } = features;
  const { pool } = agricola.open(options, seats).rules as Ruleset;
  const [seen, other] = [new Float64Array(names.length), new Float64Array(names.length)];
  const check = (state: State) => {
    const swapped = state.clone();
    for (const { hand } of swapped.players) hand.forEach((_, i) => (hand[i] = pool[i]));
    for (let seat = 0; seat < seats; seat++) {
      features.read(state, seat, seen.fill(Number.NaN));
      features.read(swapped, seat, other);
      expect(names.filter((_, i) => !Number.isFinite(seen[i]))).toEqual([]);
      expect(names.filter((_, i) => seen[i] !== other[i])).toEqual([]);
    }
    expect(features.progress(state)).toBeGreaterThanOrEqual(0);
    expect(features.progress(state)).toBeLessThanOrEqual(1);
  };
  for (const seed of [1, 2])
    randomGame(
      agricola,
      { seed, options, seats },
      {
        answered: (state, _answer, dice) => {
          if (dice.below(5) === 0) check(state);
        },
      },
    );
});
