import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { minorPlayed } from './played';

test('E54 Quarry: the day laborer brings 3 stone besides', () => {
  const game = new CardScenario({ edition: '2007' }).inPlay(1, 'quarry-2007');
  expect(game.changes('1 day-laborer')).toEqual({
    'person day-laborer': [0, 1],
    '1 home': [2, 1],
    '1 food': [2, 4],
    '1 stone': [0, 3],
  });
  expect(game.points(1, 'improvements')).toBe(2);
});

test('E54 Quarry: it costs nothing', () => {
  const game = new CardScenario({ edition: '2007' })
    .hold(1, 'quarry-2007')
    .inPlay(1, 'plowman-2007 animal-tamer-2007 frame-builder-2007 organic-farmer-2007');
  expect(game.changes('1 start-minor; yes; play quarry-2007')).toEqual(minorPlayed('quarry-2007'));
});

test('E54 Quarry: it needs 4 occupations', () => {
  const game = new CardScenario({ edition: '2007' })
    .hold(1, 'quarry-2007 corn-sheaf-2007')
    .inPlay(1, 'plowman-2007 animal-tamer-2007 frame-builder-2007');
  expect(game.why('1 start-minor; yes; play quarry-2007')).toMatchObject({ why: 'needs' });
});
