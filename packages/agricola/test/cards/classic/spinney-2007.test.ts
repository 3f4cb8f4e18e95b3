import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { minorPlayed } from './played';

test('I80 Spinney: who takes 3 wood gives its owner 1 of them', () => {
  const game = new CardScenario({ edition: '2007', start: 2 }).inPlay(1, 'spinney-2007');
  expect(game.changes('2 wood-3')).toEqual({
    'person wood-3': [0, 2],
    'on wood-3': [3, 0],
    '2 home': [2, 1],
    '2 wood': [0, 2],
    '1 wood': [0, 1],
  });
});

test('I80 Spinney: not elsewhere, and not from its owner', () => {
  const game = new CardScenario({ edition: '2007', seats: 3, start: 2 }).inPlay(1, 'spinney-2007');
  expect(game.changes('2 3-wood')).not.toHaveProperty('1 wood');
  game.play('3 grain');
  expect(game.changes('1 wood-3')).toMatchObject({ '1 wood': [0, 3] });
});

test('I80 Spinney: it costs 1 wood, needs 3 occupations and has 1 point', () => {
  const game = new CardScenario({ edition: '2007' })
    .hold(1, 'spinney-2007')
    .inPlay(1, 'plowman-2007 wood-collector-2007 frame-builder-2007')
    .give(1, { wood: 1 });
  expect(game.changes('1 start-minor; yes; play spinney-2007')).toEqual({
    ...minorPlayed('spinney-2007'),
    '1 wood': [1, 0],
  });
  expect(game.points(1, 'improvements')).toBe(1);
});
