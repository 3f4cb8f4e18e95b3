import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test('E168 Greengrocer: 1 vegetable besides there', () => {
  const game = new CardScenario({ edition: '2007', seats: 3 }).inPlay(1, 'greengrocer-2007');
  expect(game.changes('1 grain')).toEqual({
    'person grain': [0, 1],
    '1 home': [2, 1],
    '1 grain': [0, 1],
    '1 vegetable': [0, 1],
  });
});
