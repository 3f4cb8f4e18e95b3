import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test.each([
  [[], 0],
  [['forest'], 1],
  [['forest', 'fishing', 'lessons'], 2],
])('B004 Wood Pile: own people on %o bring %i wood, and the left neighbour gets the card', (spaces, wood) => {
  const game = new CardScenario().hold(1, 'wood-pile').occupy('reed-bank', 2);
  for (const space of spaces) game.occupy(space, 1);
  expect(game.changes('1 meeting-place; yes; play wood-pile')).toEqual({
    'person meeting-place': [0, 1],
    '1 home': [2, 1],
    ...(wood > 0 && { '1 wood': [0, wood] }),
    '1 hand wood-pile': [1, 0],
    '2 hand wood-pile': [0, 1],
  });
});
