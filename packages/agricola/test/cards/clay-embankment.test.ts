import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test.each([
  [0, 0],
  [1, 0],
  [2, 1],
  [5, 2],
  [6, 3],
])('A005 Clay Embankment: %i clay in the supply bring %i clay', (clay, more) => {
  const game = new CardScenario().hold(1, 'clay-embankment').give(1, { clay, food: 1 });
  expect(game.changes('1 meeting-place; yes; play clay-embankment')).toEqual({
    'person meeting-place': [0, 1],
    '1 home': [2, 1],
    '1 food': [1, 0],
    ...(more > 0 && { '1 clay': [clay, clay + more] }),
    '1 hand clay-embankment': [1, 0],
    '2 hand clay-embankment': [0, 1],
  });
});
