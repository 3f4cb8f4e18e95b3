import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test('I243 Bricklayer: 1 clay less for a renovation and for an improvement', () => {
  const game = new CardScenario({ edition: '2007', round: 5, revealed: 'renovate-improve' })
    .inPlay(1, 'bricklayer-2007')
    .give(1, { clay: 2, reed: 1 });
  expect(game.changes('1 renovate-improve; yes; major fireplace-2')).toEqual({
    'person renovate-improve': [0, 1],
    '1 home': [2, 1],
    '1 clay': [2, 0],
    '1 reed': [1, 0],
    '1 house': ['wood', 'clay'],
    'major fireplace-2': [0, 1],
  });
});

test('I243 Bricklayer: 2 clay less for a room', () => {
  const game = new CardScenario({ edition: '2007' })
    .inPlay(1, 'bricklayer-2007')
    .give(1, { clay: 3, reed: 2 });
  game.player(1).farm.house = 1;
  expect(game.changes('1 farm-expansion; room a1')).toEqual({
    'person farm-expansion': [0, 1],
    '1 home': [2, 1],
    '1 clay': [3, 0],
    '1 reed': [2, 0],
    '1 a1': [0, 'room'],
  });
});
