import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { minorPlayed } from './played';

test('E13 Axe: rooms of a wooden hut cost 2 wood and 2 reed each', () => {
  const game = new CardScenario({ edition: '2007' }).inPlay(1, 'axe-2007').give(1, { wood: 4, reed: 4 });
  expect(game.changes('1 farm-expansion; room a1; room a2')).toEqual({
    'person farm-expansion': [0, 1],
    '1 home': [2, 1],
    '1 wood': [4, 0],
    '1 reed': [4, 0],
    '1 a1': [0, 'room'],
    '1 a2': [0, 'room'],
  });
});

test('E13 Axe: rooms of a clay hut cost as ever', () => {
  const game = new CardScenario({ edition: '2007' })
    .inPlay(1, 'axe-2007')
    .lay(1, { house: 'clay' })
    .give(1, { clay: 4, wood: 1, reed: 2 });
  expect(game.offered(1)).not.toContain('farm-expansion');
  game.give(1, { clay: 5 });
  expect(game.changes('1 farm-expansion; room a1')).toMatchObject({ '1 clay': [5, 0], '1 reed': [2, 0] });
});

test('E13 Axe: it costs 1 wood and 1 stone', () => {
  const game = new CardScenario({ edition: '2007' }).hold(1, 'axe-2007').give(1, { wood: 1, stone: 1 });
  expect(game.changes('1 start-minor; yes; play axe-2007')).toEqual({
    ...minorPlayed('axe-2007'),
    '1 wood': [1, 0],
    '1 stone': [1, 0],
  });
});
