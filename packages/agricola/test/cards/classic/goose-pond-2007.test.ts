import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { minorPlayed } from './played';

test('I72 Goose Pond AG-C02 AG-E47: 1 food on each of the next 4 rounds', () => {
  const game = new CardScenario({ edition: '2007' })
    .hold(1, 'goose-pond-2007')
    .inPlay(1, 'plowman-2007 animal-tamer-2007 frame-builder-2007');
  expect(game.changes('1 start-minor; yes; play goose-pond-2007')).toEqual({
    ...minorPlayed('goose-pond-2007'),
    '1 round 2 food': [0, 1],
    '1 round 3 food': [0, 1],
    '1 round 4 food': [0, 1],
    '1 round 5 food': [0, 1],
  });
  expect(game.points(1, 'improvements')).toBe(1);
});

test('I72 Goose Pond AG-E47: it needs 3 occupations', () => {
  const game = new CardScenario({ edition: '2007' })
    .hold(1, 'goose-pond-2007 corn-sheaf-2007')
    .inPlay(1, 'plowman-2007 animal-tamer-2007');
  expect(game.why('1 start-minor; yes; play goose-pond-2007')).toMatchObject({ why: 'needs' });
});
