import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test.each([
  [1, 'sheep-market', [5, 8, 10, 12]],
  [5, 'house-redevelopment', [8, 10, 12]],
  [12, 'urgent-wish', []],
])('B078 Reed Belt: in round %i (with %s) 1 reed on the spaces of the rounds %o', (round, card, rounds) => {
  const game = new CardScenario({ round, revealed: card }).hold(1, 'reed-belt').give(1, { food: 2 });
  expect(game.changes('1 meeting-place; yes; play reed-belt')).toEqual({
    'person meeting-place': [0, 1],
    '1 home': [2, 1],
    '1 food': [2, 0],
    ...Object.fromEntries(rounds.map((one) => [`1 round ${one} reed`, [0, 1]])),
    '1 hand reed-belt': [1, 0],
    '1 card reed-belt': [0, 1],
  });
});
