import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { minorPlayed } from './played';

test('I102 Wildlife Reserve: it holds 1 animal of each type', () => {
  const game = new CardScenario({ edition: '2007' })
    .inPlay(1, 'wildlife-reserve-2007')
    .give(1, { sheep: 1, boar: 1, cattle: 1 });
  expect(game.changes('1 sheep')).toEqual({
    'person sheep': [0, 1],
    'on sheep': [1, 0],
    '1 home': [2, 1],
    '1 sheep': [1, 2],
  });
});

test('I102 Wildlife Reserve: but not 2 of one type', () => {
  const game = new CardScenario({ edition: '2007' })
    .inPlay(1, 'wildlife-reserve-2007')
    .pile('sheep', 3)
    .play('1 sheep');
  expect(game.offered()).toEqual(['keep 2 sheep']);
});

test('I102 Wildlife Reserve: it costs 2 wood, needs 2 occupations and has 1 point', () => {
  const game = new CardScenario({ edition: '2007' })
    .hold(1, 'wildlife-reserve-2007')
    .inPlay(1, 'plowman-2007 wood-collector-2007')
    .give(1, { wood: 2 });
  expect(game.changes('1 start-minor; yes; play wildlife-reserve-2007')).toEqual({
    ...minorPlayed('wildlife-reserve-2007'),
    '1 wood': [2, 0],
  });
  expect(game.points(1, 'improvements')).toBe(1);
});
