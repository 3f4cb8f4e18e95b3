import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test.each([
  ['forest', 'wood', 3],
  ['reed-bank', 'reed', 1],
])('B121 Geologist: 1 clay with %s', (space, good, count) => {
  const game = new CardScenario().inPlay(1, 'geologist');
  expect(game.changes(`1 ${space}`)).toEqual({
    [`person ${space}`]: [0, 1],
    [`on ${space}`]: [count, 0],
    '1 home': [2, 1],
    [`1 ${good}`]: [0, count],
    '1 clay': [0, 1],
  });
});

test.each([
  [2, 1],
  [3, 2],
])('B121 Geologist: with %i players the Clay Pit brings %i clay', (seats, clay) => {
  const game = new CardScenario({ seats }).inPlay(1, 'geologist');
  expect(game.changes('1 clay-pit')).toEqual({
    'person clay-pit': [0, 1],
    'on clay-pit': [1, 0],
    '1 home': [2, 1],
    '1 clay': [0, clay],
  });
});
