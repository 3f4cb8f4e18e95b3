import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { minorPlayed } from './played';

const FULL = 'a1 a2 a3 a4 a5 b2 b3 b4 b5 c2 c3 c4 c5';

test('Z321 Ranch: 1 point and 2 food for each round that is left, on a full farmyard', () => {
  const game = new CardScenario({ edition: '2007', round: 12, revealed: 'plow-sow' })
    .hold(1, 'ranch-2007')
    .lay(1, { fields: FULL });
  expect(game.changes('1 start-minor; yes; play ranch-2007')).toEqual({
    ...minorPlayed('ranch-2007'),
    '1 bonus': [0, 2],
    '1 food': [2, 6],
  });
});

test('Z321 Ranch: not while a space is unused', () => {
  const game = new CardScenario({ edition: '2007' })
    .hold(1, 'ranch-2007 corn-sheaf-2007')
    .lay(1, { fields: FULL.slice(3) });
  expect(game.why('1 start-minor; yes; play ranch-2007')).toMatchObject({ why: 'needs' });
});
