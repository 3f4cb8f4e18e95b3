import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { minorPlayed } from './played';

test('E48 Reed Pond: 1 reed on each of the next 3 rounds', () => {
  const game = new CardScenario({ edition: '2007' })
    .hold(1, 'reed-pond-2007')
    .inPlay(1, 'plowman-2007 animal-tamer-2007 frame-builder-2007');
  expect(game.changes('1 start-minor; yes; play reed-pond-2007')).toEqual({
    ...minorPlayed('reed-pond-2007'),
    '1 round 2 reed': [0, 1],
    '1 round 3 reed': [0, 1],
    '1 round 4 reed': [0, 1],
  });
  expect(game.points(1, 'improvements')).toBe(1);
});

test('E48 Reed Pond: it needs 3 occupations', () => {
  const game = new CardScenario({ edition: '2007' })
    .hold(1, 'reed-pond-2007 corn-sheaf-2007')
    .inPlay(1, 'plowman-2007 animal-tamer-2007');
  expect(game.why('1 start-minor; yes; play reed-pond-2007')).toMatchObject({ why: 'needs' });
});
