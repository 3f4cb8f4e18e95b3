import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test.each([
  [1, 'grain', 2],
  [2, 'clay', 3],
  [3, 'reed', 2],
])('B102 Consultant, AG-E42: with %i players 1 %s times %i', (seats, good, count) => {
  const game = new CardScenario({ seats }).hold(1, 'consultant');
  expect(game.changes('1 lessons; play consultant')).toEqual({
    'person lessons': [0, 1],
    '1 home': [2, 1],
    [`1 ${good}`]: [0, count],
    '1 hand consultant': [1, 0],
    '1 card consultant': [0, 1],
  });
});

test('B102 Consultant, AG-E42: with 4 players 2 sheep, which need room', () => {
  const game = new CardScenario({ seats: 4 }).hold(1, 'consultant').play('1 lessons; play consultant');
  expect(game.offered()).toEqual(['keep 1 sheep']);
  expect(game.changes('keep 1 sheep')).toEqual({ '1 sheep': [2, 1] });
});
