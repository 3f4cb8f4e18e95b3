import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { minorPlayed } from './played';

test('E30 Canoe: fishing brings 1 more food and 1 reed', () => {
  const game = new CardScenario({ edition: '2007' }).inPlay(1, 'canoe-2007');
  expect(game.changes('1 fishing')).toEqual({
    'person fishing': [0, 1],
    '1 home': [2, 1],
    'on fishing': [1, 0],
    '1 food': [2, 4],
    '1 reed': [0, 1],
  });
  expect(game.points(1, 'improvements')).toBe(1);
});

test('E30 Canoe: it costs 2 wood', () => {
  const game = new CardScenario({ edition: '2007' })
    .hold(1, 'canoe-2007')
    .inPlay(1, 'plowman-2007 animal-tamer-2007')
    .give(1, { wood: 2 });
  expect(game.changes('1 start-minor; yes; play canoe-2007')).toEqual({
    ...minorPlayed('canoe-2007'),
    '1 wood': [2, 0],
  });
});

test('E30 Canoe RU-220: it needs 2 occupations', () => {
  const game = new CardScenario({ edition: '2007' })
    .hold(1, 'canoe-2007 corn-sheaf-2007')
    .inPlay(1, 'plowman-2007')
    .give(1, { wood: 2 });
  expect(game.why('1 start-minor; yes; play canoe-2007')).toMatchObject({ why: 'needs' });
});
