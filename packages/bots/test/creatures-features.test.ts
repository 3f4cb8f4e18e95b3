import { creaturesFeatures } from '@furrow/bots/creatures/features';
import { handMade } from '@furrow/bots/creatures/hand-made';
import { buildings } from '@furrow/creatures/buildings/index';
import { specialOf } from '@furrow/creatures/farmyard';
import { creatures } from '@furrow/creatures/game';
import { ANIMALS } from '@furrow/creatures/goods';
import type { State } from '@furrow/creatures/state';
import { failures, must } from '@furrow/testkit/failures';
import { randomGame } from '@furrow/testkit/random-game';
import { randomBeginning, randomSetup } from '@furrow/testkit/random-setup';
import { Scenario } from '@furrow/testkit/scenario';
import { expect, test } from 'vitest';

const { names } = creaturesFeatures;

/** The features of a seat (from 1) by name. */
function read(state: State, seat: number): Record<string, number> {
  const numbers = new Float64Array(names.length).fill(Number.NaN);
  creaturesFeatures.read(state, seat - 1, numbers);
  return Object.fromEntries(names.map((name, i) => [name, numbers[i]]));
}

test('at the beginning the Cottage has one place, the board is open, and the first player picks best', () => {
  const game = new Scenario();
  expect(read(game.state, 1)).toMatchObject({
    'single places': 1,
    'largest holder': 0,
    'board unused': 5,
    'open spaces': 5,
    'borders to close': 8,
    'borders short': 0,
    'closable spaces': 0,
    'cheapest pasture': 3,
    'borders 1-4': 4,
    'borders 5-9': 5,
    workers: 3,
    next: 1,
    marker: 1,
  });
  expect(read(game.state, 2)).toMatchObject({ workers: 3, next: 0, marker: 0 });
  expect(read(game.state, 1).picks).toBeGreaterThan(read(game.state, 2).picks);
});

test('a pasture beside the Cottage is room for four, and a pair grows as far as it holds', () => {
  const game = new Scenario().lay(1, { borders: 'b1n b1w b1e c1e c1s' }).give(1, { sheep: 2, horse: 1 });
  expect(read(game.state, 1)).toMatchObject({
    'pasture spaces': 2,
    'largest holder': 4,
    'holders for four': 1,
    'free holders': 0,
    sheep: 2,
    'sheep pair': 1,
    'sheep breedings': 8,
    'sheep four': 0,
    'sheep grown': 4,
    'sheep grown four': 1,
    'horse pair': 0,
    'horse grown': 1,
    types: 2,
    'hoped fours': 1,
    'hoped bonus': 1,
    births: 1,
    'births lost': 0,
  });
});

test('newborns without room are lost', () => {
  const game = new Scenario()
    .lay(1, { borders: 'b1n b1w b1e c1e c1s', at: { a0: 'stall' } })
    .give(1, { sheep: 4, cow: 4 });
  expect(read(game.state, 1)).toMatchObject({ births: 0, 'births lost': 2, 'free places': 0 });
});

test('a small herd leaves the large holder free', () => {
  const game = new Scenario()
    .lay(1, { borders: 'b1n b1w b1e c1e c1s', at: { a0: 'stall' } })
    .give(1, { pig: 3 });
  expect(read(game.state, 1)).toMatchObject({
    'free holders': 1,
    'largest free holder': 4,
    'free places': 5,
  });
});

test('expansions are told apart by how many of their spaces are unused', () => {
  const game = new Scenario().lay(1, {
    columns: 5,
    at: { a2: 'stall', b2: 'stable', a3: 'stall' },
    troughs: 'c2',
  });
  expect(read(game.state, 1)).toMatchObject({
    'full expansions': 1,
    'expansions 1 short': 0,
    'expansions 2 short': 1,
    'expansions 3 short': 1,
    stalls: 2,
    stables: 1,
  });
});

test('borders that can be placed and paid make the open spaces closable', () => {
  const layout = { at: { a0: 'stall', b0: 'stall' }, borders: 'a1n a1e' };
  const poor = new Scenario().lay(1, layout).give(1, { border: 3, wood: 2 });
  expect(read(poor.state, 1)).toMatchObject({ 'borders to close': 3, 'closable spaces': 0 });
  const rich = new Scenario().lay(1, layout).give(1, { border: 3, wood: 3 });
  expect(read(rich.state, 1)).toMatchObject({ 'closable spaces': 3, 'cheapest pasture': 1 });
});

test('what can be built depends on goods, on what it is placed over, and on the tiles left', () => {
  const game = new Scenario().give(1, { stone: 3, reed: 1 });
  expect(read(game.state, 1)).toMatchObject({ 'stall payable': 1, 'stall missing': 0, 'special payable': 0 });
  expect(read(game.state, 2)).toMatchObject({ 'stall payable': 0, 'stall missing': 4 });
  game.state.tiles = 0;
  expect(read(game.state, 1)).toMatchObject({ 'stall payable': 0, 'stall missing': 0 });
  game.lay(1, { at: { a0: 'stall', a1: 'stall' } }).give(1, { wood: 5, stone: 5 });
  expect(read(game.state, 1)).toMatchObject({ 'stables payable': 2 });
  game.lay(1, { at: { a1: 'stable' } });
  expect(read(game.state, 1)).toMatchObject({ 'stables payable': 1 });
  expect(read(game.state, 1)['special payable']).toBeGreaterThan(0);
});

test('buildings change the parents needed and the breedings left', () => {
  const game = new Scenario().give(1, { cow: 1 });
  expect(read(game.state, 1)).toMatchObject({ 'cow pair': 0, 'cow breedings': 0 });
  game.lay(1, { at: { a0: 'fertility-center', a1: 'breeding-station' } });
  expect(read(game.state, 1)).toMatchObject({
    'cow pair': 1,
    'cow breedings': 9,
    'built:fertility-center': 1,
    'built:breeding-station': 1,
    'built:shelter': 0,
  });
});

test('time goes on with every worker, and a round ends with its breeding', () => {
  const game = new Scenario().give(1, { sheep: 0 });
  expect(creaturesFeatures.progress(game.state)).toBe(0);
  game.play('1 wood-3\n2 stone-1\n1 stone-2');
  expect(creaturesFeatures.progress(game.state)).toBeCloseTo(1 / 16);
  expect(read(game.state, 2)).toMatchObject({ workers: 2, next: 1, marker: 0 });
  game.play('2 start-wood\n1 building-resources\n2 expand; expand right');
  expect(creaturesFeatures.progress(game.state)).toBe(1 / 8);
  expect(read(game.state, 2)).toMatchObject({ workers: 3, next: 1, marker: 1 });
});

test('every feature has a hand-made weight at five times, and there is one for each special building', () => {
  expect(new Set(names).size).toBe(names.length);
  expect(Object.keys(handMade).sort()).toEqual([...names].sort());
  for (const row of Object.values(handMade)) {
    expect(row).toHaveLength(5);
    expect(row.every(Number.isFinite)).toBe(true);
  }
  const built = names.filter((name) => name.startsWith('built:'));
  expect(built).toHaveLength(buildings.filter(({ kind }) => kind === 'special').length);
});

/** The points that a seat has by its features. */
function pointsBy(found: Record<string, number>): number {
  const animals = ANIMALS.reduce(
    (sum, type) => sum + found[type] + found[`${type} bonus`] - 3 * (1 - found[`${type} four`]),
    0,
  );
  return animals + 4 * found['full expansions'] + found.stalls + 4 * found.stables + found['special points'];
}

test('in random games all numbers are finite, depend on the position alone, and add up to the score', () => {
  expect(
    failures(1, 24, (seed) => {
      const setup = randomSetup(seed);
      const game = creatures.open(setup.options, 2);
      let before = 0;
      randomGame(
        creatures,
        setup,
        {
          answered: (state) => {
            const now = creaturesFeatures.progress(state);
            must(now >= before && now <= 1, () => `progress ${before} to ${now}`);
            before = now;
            for (const seat of [1, 2]) {
              const found = read(state, seat);
              const bad = names.find((name) => !Number.isFinite(found[name]));
              must(bad === undefined, () => `${bad} is ${found[bad ?? '']}`);
              must(
                JSON.stringify(read(state.clone(), seat)) === JSON.stringify(found),
                () => 'not the same again',
              );
              const penned = state.players[seat - 1].farm.specials.some(
                (one) => specialOf(one).uncounted === true,
              );
              if (penned || !state.lanes[seat - 1].empty) continue;
              const points = game.score(state, seat - 1).reduce((sum, line) => sum + line.points, 0);
              must(pointsBy(found) === points, () => `${pointsBy(found)} instead of ${points} points`);
            }
          },
        },
        randomBeginning(setup),
      );
    }),
  ).toEqual([]);
});
