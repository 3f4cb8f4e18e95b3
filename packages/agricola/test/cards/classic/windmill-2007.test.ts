import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { lastTurnBeforeHarvest, minorPlayed } from './played';

test('E17 Windmill: grain becomes 2 food at any time, without baking', () => {
  const game = new CardScenario({ edition: '2007' }).inPlay(1, 'windmill-2007').give(1, { grain: 3 });
  expect(game.changes('1 exchange; convert 3 grain')).toEqual({ '1 grain': [3, 0], '1 food': [2, 8] });
  expect(game.points(1, 'improvements')).toBe(2);
});

test('E17 Windmill: while the family is fed', () => {
  const game = lastTurnBeforeHarvest().inPlay(1, 'windmill-2007').give(1, { food: 0, grain: 2 });
  game.play('1 clay-1\n1 feed 2 grain\n2 feed nothing');
  expect(game.board()).toMatchObject({ round: 5 });
  expect(game.board()).not.toHaveProperty('1 grain');
  expect(game.board()).not.toHaveProperty('1 begging');
});

test('E17 Windmill: it pays what costs food', () => {
  const game = new CardScenario({ edition: '2007' })
    .inPlay(1, 'windmill-2007')
    .hold(1, 'private-forest-2007')
    .give(1, { food: 0, grain: 1 });
  expect(game.changes('1 start-minor; yes; play private-forest-2007')).toMatchObject({ '1 grain': [1, 0] });
});

test('E17 Windmill: nothing is baked with it', () => {
  const game = new CardScenario({ edition: '2007', revealed: 'sow-bake' })
    .inPlay(1, 'windmill-2007')
    .give(1, { grain: 1 });
  expect(game.offered(1)).not.toContain('sow-bake');
});

test('E17 Windmill: it costs 3 wood and 1 stone', () => {
  const game = new CardScenario({ edition: '2007' }).hold(1, 'windmill-2007').give(1, { wood: 3, stone: 1 });
  expect(game.changes('1 start-minor; yes; play windmill-2007')).toEqual({
    ...minorPlayed('windmill-2007'),
    '1 wood': [3, 0],
    '1 stone': [1, 0],
  });
});
