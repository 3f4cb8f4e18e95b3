import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test('E166 Undergardener: 1 vegetable besides there', () => {
  const game = new CardScenario({ edition: '2007', seats: 4 }).inPlay(1, 'undergardener-2007');
  expect(game.changes('1 day-laborer')).toEqual({
    'person day-laborer': [0, 1],
    '1 home': [2, 1],
    '1 food': [2, 4],
    '1 vegetable': [0, 1],
  });
});
