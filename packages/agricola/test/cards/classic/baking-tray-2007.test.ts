import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { minorPlayed } from './played';

test.each([
  [{ clay: 2, stone: 1 }, 'clay-oven'],
  [{ clay: 3 }, 'clay-oven'],
  [{ clay: 1, stone: 2 }, 'stone-oven'],
  [{ stone: 3 }, 'stone-oven'],
])('E15 Baking Tray: with %o the %s is built as a minor improvement, 1 resource cheaper', (goods, major) => {
  const game = new CardScenario({ edition: '2007' }).inPlay(1, 'baking-tray-2007').give(1, goods);
  const paid = Object.entries(goods).map(([good, n]) => [`1 ${good}`, [n, 0]]);
  expect(game.changes(`1 start-minor; yes; major ${major}`)).toEqual({
    'person start-minor': [0, 1],
    '1 home': [2, 1],
    [`major ${major}`]: [0, 1],
    ...Object.fromEntries(paid),
  });
});

test('E15 Baking Tray: minor improvements of the hand are offered with them', () => {
  const game = new CardScenario({ edition: '2007' })
    .inPlay(1, 'baking-tray-2007')
    .hold(1, 'corn-sheaf-2007')
    .give(1, { clay: 3, stone: 3 });
  game.play('1 start-minor; yes');
  expect(game.offered(1)).toEqual(['major clay-oven', 'major stone-oven', 'play corn-sheaf-2007']);
});

test('E15 Baking Tray: other major improvements are neither minor nor cheaper', () => {
  const game = new CardScenario({ edition: '2007', revealed: 'improvement' })
    .inPlay(1, 'baking-tray-2007')
    .give(1, { clay: 1 });
  expect(game.offered(1)).not.toContain('start-minor yes');
  expect(game.offered(1)).not.toContain('improvement');
});

test('E15 Baking Tray: the Wood-Fired Oven costs 1 less too, also as a major or minor improvement', () => {
  const game = new CardScenario({ edition: '2007', revealed: 'improvement' })
    .inPlay(1, 'baking-tray-2007')
    .hold(1, 'wood-fired-oven-2007')
    .give(1, { wood: 3 });
  expect(game.changes('1 improvement; play wood-fired-oven-2007')).toMatchObject({
    '1 wood': [3, 0],
    '1 card wood-fired-oven-2007': [0, 1],
  });
});

test('E15 Baking Tray: bread may be baked when an oven is built so', () => {
  const game = new CardScenario({ edition: '2007' })
    .inPlay(1, 'baking-tray-2007')
    .give(1, { clay: 3, grain: 1 });
  expect(game.changes('1 start-minor; yes; major clay-oven; yes; bake 1')).toMatchObject({
    '1 grain': [1, 0],
    '1 food': [2, 7],
  });
});

test('E15 Baking Tray: not for others', () => {
  const game = new CardScenario({ edition: '2007', start: 2 })
    .inPlay(1, 'baking-tray-2007')
    .hold(2, 'corn-sheaf-2007')
    .give(2, { clay: 3, stone: 1 });
  game.play('2 start-minor; yes');
  expect(game.offered(2)).toEqual(['play corn-sheaf-2007']);
});

test('E15 Baking Tray: it costs 1 wood', () => {
  const game = new CardScenario({ edition: '2007' }).hold(1, 'baking-tray-2007').give(1, { wood: 1 });
  expect(game.changes('1 start-minor; yes; play baking-tray-2007')).toEqual({
    ...minorPlayed('baking-tray-2007'),
    '1 wood': [1, 0],
  });
});
