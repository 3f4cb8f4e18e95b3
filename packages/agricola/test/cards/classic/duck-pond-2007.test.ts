import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { minorPlayed } from './played';

test('K114 Duck Pond: 1 food on each of the next 3 rounds', () => {
  const game = new CardScenario({ edition: '2007' })
    .hold(1, 'duck-pond-2007')
    .inPlay(1, 'plowman-2007 animal-tamer-2007');
  expect(game.changes('1 start-minor; yes; play duck-pond-2007')).toEqual({
    ...minorPlayed('duck-pond-2007'),
    '1 round 2 food': [0, 1],
    '1 round 3 food': [0, 1],
    '1 round 4 food': [0, 1],
  });
  expect(game.points(1, 'improvements')).toBe(1);
});

test('K114 Duck Pond: it needs 2 occupations', () => {
  const game = new CardScenario({ edition: '2007' })
    .hold(1, 'duck-pond-2007 corn-sheaf-2007')
    .inPlay(1, 'plowman-2007');
  expect(game.why('1 start-minor; yes; play duck-pond-2007')).toMatchObject({ why: 'needs' });
});
