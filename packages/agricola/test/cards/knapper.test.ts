import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

const STAGE_1 = 'sheep-market fencing grain-utilization major-improvement';

test('A124 Knapper: 1 stone before a card on round space 5, 6 or 7 is used, which may be spent there', () => {
  const game = new CardScenario({ round: 5, revealed: `${STAGE_1} house-redevelopment` })
    .inPlay(1, 'knapper')
    .lay(1, { house: 'clay' })
    .give(1, { stone: 1, reed: 1 });
  expect(game.changes('1 house-redevelopment')).toEqual({
    'person house-redevelopment': [0, 1],
    '1 home': [2, 1],
    '1 stone': [1, 0],
    '1 reed': [1, 0],
    '1 house': ['clay', 'stone'],
  });
});

test.each([
  [6, 'house-redevelopment western-quarry'],
  [7, 'house-redevelopment basic-wish western-quarry'],
])('A124 Knapper: on round space %i too', (round, cards) => {
  const game = new CardScenario({ round, revealed: `${STAGE_1} ${cards}` }).inPlay(1, 'knapper');
  expect(game.changes('1 western-quarry')).toMatchObject({ '1 stone': [0, 2] });
});

test('A124 Knapper: not on earlier or later round spaces, nor on the board', () => {
  const game = new CardScenario({
    round: 8,
    revealed: `${STAGE_1} house-redevelopment basic-wish western-quarry pig-market`,
  }).inPlay(1, 'knapper');
  expect(game.changes('1 pig-market')).toEqual({
    'person pig-market': [0, 1],
    'on pig-market': [1, 0],
    '1 home': [2, 1],
    '1 boar': [0, 1],
  });
  const early = new CardScenario().inPlay(1, 'knapper');
  expect(early.changes('1 sheep-market')).not.toHaveProperty('1 stone');
  expect(early.changes('2 clay-pit\n1 forest')).not.toHaveProperty('1 stone');
});
