import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { minorPlayed } from './played';

test('Z313 Stump-Jump Plow: in a clay hut 1 food plows a field when wood is taken', () => {
  const game = new CardScenario({ edition: '2007' }).inPlay(1, 'stump-jump-plow-2007');
  game.player(1).farm.house = 1;
  expect(game.changes('1 wood-3; yes; field a1')).toEqual({
    'person wood-3': [0, 1],
    'on wood-3': [3, 0],
    '1 home': [2, 1],
    '1 wood': [0, 3],
    '1 food': [2, 1],
    '1 a1': [0, 'field'],
  });
});

test('Z313 Stump-Jump Plow: not in a wooden hut', () => {
  const game = new CardScenario({ edition: '2007' }).inPlay(1, 'stump-jump-plow-2007');
  expect(game.changes('1 wood-3')).toEqual({
    'person wood-3': [0, 1],
    'on wood-3': [3, 0],
    '1 home': [2, 1],
    '1 wood': [0, 3],
  });
});

test('Z313 Stump-Jump Plow: it may be declined, and costs 2 wood', () => {
  const game = new CardScenario({ edition: '2007' }).hold(1, 'stump-jump-plow-2007').give(1, { wood: 2 });
  game.player(1).farm.house = 2;
  expect(game.changes('1 start-minor; yes; play stump-jump-plow-2007')).toEqual({
    ...minorPlayed('stump-jump-plow-2007'),
    '1 wood': [2, 0],
  });
  game.play('2 plow; field a1');
  expect(game.changes('1 wood-3; no')).toEqual({
    'person wood-3': [0, 1],
    'on wood-3': [3, 0],
    '1 home': [1, 0],
    '1 wood': [0, 3],
  });
});
