import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

/** Two pastures of one space each, both with a stable. */
const master = () =>
  new CardScenario({ seats: 4, round: 5, revealed: 'house-redevelopment' })
    .inPlay(1, 'pasture-master')
    .lay(1, { stables: 'a4 a5', fences: 'a4n a4w a5n a5w a5e b4n b5n' })
    .give(1, { clay: 2, reed: 1 });

const RENOVATED = {
  'person house-redevelopment': [0, 1],
  '1 home': [2, 1],
  '1 clay': [2, 0],
  '1 reed': [1, 0],
  '1 house': ['wood', 'clay'],
};

test('B168 Pasture Master: 2 food and 1 more animal in each pasture with a stable', () => {
  const game = master().give(1, { sheep: 1, cattle: 4 });
  expect(game.changes('1 house-redevelopment; number 0')).toEqual({
    ...RENOVATED,
    '1 food': [2, 4],
    '1 cattle': [4, 6],
  });
  const both = master().give(1, { sheep: 2, cattle: 2 });
  expect(both.changes('1 house-redevelopment')).toEqual({
    ...RENOVATED,
    '1 food': [2, 4],
    '1 sheep': [2, 3],
    '1 cattle': [2, 3],
  });
});

test('B168 Pasture Master: animals are arranged as their owner likes', () => {
  const game = master().give(1, { sheep: 2 });
  expect(game.changes('1 house-redevelopment')).toMatchObject({ '1 sheep': [2, 4] });
  const choice = master().give(1, { sheep: 1, boar: 1, cattle: 1 }).play('1 house-redevelopment');
  expect(choice.offered()).toEqual(['number 0', 'number 1']);
  expect(choice.changes('number 0')).toMatchObject({ '1 boar': [1, 2], '1 cattle': [1, 2] });
});

test('B168 Pasture Master: without animals only the food', () => {
  expect(master().changes('1 house-redevelopment')).toEqual({ ...RENOVATED, '1 food': [2, 4] });
});

test('B168 Pasture Master: pastures without a stable, and stables without a pasture, bring nothing', () => {
  const game = new CardScenario({ seats: 4, round: 5, revealed: 'house-redevelopment' })
    .inPlay(1, 'pasture-master')
    .lay(1, { stables: 'c5', fences: 'a5n a5w a5e b5n' })
    .give(1, { clay: 2, reed: 1, sheep: 3 });
  expect(game.changes('1 house-redevelopment')).toEqual({ ...RENOVATED, '1 food': [2, 4] });
});

test('B168 Pasture Master: an animal without room is cooked or leaves', () => {
  const game = master().give(1, { sheep: 8 }).own(1, 'fireplace-2');
  expect(game.changes('1 house-redevelopment; keep 9 sheep')).toMatchObject({
    '1 sheep': [8, 9],
    '1 food': [2, 6],
  });
});

test('B168 Pasture Master: nothing when others renovate', () => {
  const game = master().give(1, { sheep: 2 }).give(2, { clay: 2, reed: 1 });
  expect(game.changes('1 forest\n2 house-redevelopment')).not.toHaveProperty('1 sheep');
});
