import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test('E211 Stonecutter: a stone room costs 1 stone less', () => {
  const game = new CardScenario({ edition: '2007', seats: 3 })
    .inPlay(1, 'stonecutter-2007')
    .lay(1, { house: 'stone' })
    .give(1, { stone: 4, reed: 2 });
  expect(game.changes('1 farm-expansion; room a1')).toEqual({
    'person farm-expansion': [0, 1],
    '1 home': [2, 1],
    '1 stone': [4, 0],
    '1 reed': [2, 0],
    '1 a1': [0, 'room'],
  });
});

test('E211 Stonecutter: so does a major improvement', () => {
  const game = new CardScenario({ edition: '2007', seats: 3, revealed: 'improvement' })
    .inPlay(1, 'stonecutter-2007')
    .give(1, { wood: 2, stone: 1 });
  expect(game.changes('1 improvement; major joinery')).toEqual({
    'person improvement': [0, 1],
    '1 home': [2, 1],
    '1 wood': [2, 0],
    '1 stone': [1, 0],
    'major joinery': [0, 1],
  });
});

test('E211 Stonecutter: and a renovation to stone', () => {
  const game = new CardScenario({ edition: '2007', seats: 3, round: 5, revealed: 'renovate-improve' })
    .inPlay(1, 'stonecutter-2007')
    .lay(1, { house: 'clay' })
    .give(1, { stone: 1, reed: 1 });
  expect(game.changes('1 renovate-improve')).toMatchObject({
    '1 house': ['clay', 'stone'],
    '1 stone': [1, 0],
  });
});
