import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { minorPlayed } from './played';

test('I79 Wood Cart: 2 more wood wherever wood lies', () => {
  const game = new CardScenario({ edition: '2007', seats: 3 }).inPlay(1, 'wood-cart-2007');
  expect(game.changes('1 wood-3')).toEqual({
    'person wood-3': [0, 1],
    'on wood-3': [3, 0],
    '1 home': [2, 1],
    '1 wood': [0, 5],
  });
  game.play('2 clay-1\n3 grain');
  expect(game.changes('1 3-wood')).toEqual({
    'person 3-wood': [0, 1],
    'on 3-wood': [2, 0],
    '1 home': [1, 0],
    '1 wood': [5, 9],
  });
});

test('I79 Wood Cart: nothing where wood comes from the general supply', () => {
  const game = new CardScenario({ edition: '2007', seats: 3 }).inPlay(1, 'wood-cart-2007');
  expect(game.changes('1 3-resource; wood')).toEqual({
    'person 3-resource': [0, 1],
    '1 home': [2, 1],
    '1 wood': [0, 1],
  });
});

test('I79 Wood Cart: it costs 3 wood and needs 3 occupations', () => {
  const game = new CardScenario({ edition: '2007' })
    .hold(1, 'wood-cart-2007')
    .inPlay(1, 'plowman-2007 wood-collector-2007 frame-builder-2007')
    .give(1, { wood: 3 });
  expect(game.changes('1 start-minor; yes; play wood-cart-2007')).toEqual({
    ...minorPlayed('wood-cart-2007'),
    '1 wood': [3, 0],
  });
});
