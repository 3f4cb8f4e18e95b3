import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { minorPlayed } from './played';

test.each(['food', 'reed'])('E22 Raft: fishing brings 1 more, here %s', (good) => {
  const game = new CardScenario({ edition: '2007' }).inPlay(1, 'raft-2007');
  expect(game.changes(`1 fishing; ${good}`)).toEqual({
    'person fishing': [0, 1],
    '1 home': [2, 1],
    'on fishing': [1, 0],
    ...(good === 'food' ? { '1 food': [2, 4] } : { '1 food': [2, 3], '1 reed': [0, 1] }),
  });
  expect(game.points(1, 'improvements')).toBe(1);
});

test('E22 Raft: it costs 2 wood', () => {
  const game = new CardScenario({ edition: '2007' }).hold(1, 'raft-2007').give(1, { wood: 2 });
  expect(game.changes('1 start-minor; yes; play raft-2007')).toEqual({
    ...minorPlayed('raft-2007'),
    '1 wood': [2, 0],
  });
});
