import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { minorPlayed } from './played';

test('L068 Provocative Koala: 3 points for 2 wood and 2 reed', () => {
  const game = new CardScenario().hold(1, 'provocative-koala').give(1, { wood: 2, reed: 2 });
  expect(game.changes('1 meeting-place; yes; play provocative-koala')).toEqual({
    ...minorPlayed('provocative-koala'),
    '1 wood': [2, 0],
    '1 reed': [2, 0],
  });
  expect(game.points(1, 'improvements')).toBe(3);
});
