import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test('A110 Roughcaster: 3 food for clay rooms, however many at once', () => {
  const game = new CardScenario()
    .inPlay(1, 'roughcaster')
    .lay(1, { house: 'clay' })
    .give(1, { clay: 10, reed: 4 });
  expect(game.changes('1 farm-expansion; room a1; room a2')).toMatchObject({
    '1 clay': [10, 0],
    '1 food': [2, 5],
  });
});

test('A110 Roughcaster: 3 food for renovating from clay to stone, nothing for the step before', () => {
  const renovating = () =>
    new CardScenario({ round: 5, revealed: 'house-redevelopment' })
      .inPlay(1, 'roughcaster')
      .give(1, { clay: 2, stone: 2, reed: 1 });
  const toStone = renovating().lay(1, { house: 'clay' });
  expect(toStone.changes('1 house-redevelopment')).toMatchObject({
    '1 stone': [2, 0],
    '1 food': [2, 5],
  });
  expect(renovating().changes('1 house-redevelopment')).not.toHaveProperty('1 food');
});

test('A110 Roughcaster: nothing for wooden rooms', () => {
  const game = new CardScenario().inPlay(1, 'roughcaster').give(1, { wood: 5, reed: 2 });
  expect(game.changes('1 farm-expansion; room a1')).not.toHaveProperty('1 food');
});

test('A110 Roughcaster: nothing for a wooden house that the Conservator makes a stone house', () => {
  const game = new CardScenario({ round: 5, revealed: 'house-redevelopment' })
    .inPlay(1, 'roughcaster conservator')
    .give(1, { stone: 2, reed: 1 });
  expect(game.changes('1 house-redevelopment')).toEqual({
    'person house-redevelopment': [0, 1],
    '1 home': [2, 1],
    '1 house': ['wood', 'stone'],
    '1 stone': [2, 0],
    '1 reed': [1, 0],
  });
});
