import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { cardOfRound } from '../harvest-round';
import { minorPlayed } from './played';

test.each([
  [1, 5],
  [6, 5],
  [7, 3],
  [8, 3],
  [9, 2],
  [10, 2],
  [11, 1],
  [12, 1],
  [13, 0],
  [14, 0],
])('L063 Whisky Casks: played in round %i for 3 grain, it brings %i bonus points', (round, points) => {
  const game = new CardScenario({ round, revealed: cardOfRound(round) })
    .hold(1, 'whisky-casks')
    .give(1, { grain: 3 });
  expect(game.changes('1 meeting-place; yes; play whisky-casks')).toEqual({
    ...minorPlayed('whisky-casks'),
    '1 grain': [3, 0],
    ...(points > 0 && { '1 bonus': [0, points] }),
  });
});
