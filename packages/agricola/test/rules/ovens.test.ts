import { AgricolaScenario } from '@furrow/testkit/agricola-scenario';
import { expect, test } from 'vitest';
import { reveal } from './late-game';

/** Seat 1 is asked which major improvement it builds, with the price of both ovens in hand. */
function choosing(): AgricolaScenario {
  const game = reveal(new AgricolaScenario(), 'major-improvement');
  return game.give(1, { clay: 4, stone: 4, food: 0 });
}

test.each([
  ['clay-oven', 1, 5],
  ['stone-oven', 2, 8],
])('AG-Q44 whoever builds %s may bake at once: %i grain, %i food', (oven, grain, food) => {
  const game = choosing().give(1, { grain: 3 });
  game.play(`1 major-improvement; major ${oven}; yes`);
  expect(game.offered()).toHaveLength(grain);
  expect(game.changes(`1 bake ${grain}`)).toEqual({ '1 grain': [3, 3 - grain], '1 food': [0, food] });
  expect(game.asked()[0]).toMatchObject({ seat: 2, kind: 'work' });
});

test.each(['clay-oven', 'stone-oven'])('AG-Q44 nobody has to bake with a new %s', (oven) => {
  const game = choosing().give(1, { grain: 3 });
  game.play(`1 major-improvement; major ${oven}; no`);
  expect(game.board()).toMatchObject({ '1 grain': 3, [`major ${oven}`]: 1 });
  expect(game.asked()[0]).toMatchObject({ seat: 2, kind: 'work' });
});

test('AG-Q44 without grain nothing is asked', () => {
  const game = choosing();
  game.play('1 major-improvement; major clay-oven');
  expect(game.asked()[0]).toMatchObject({ seat: 2, kind: 'work' });
});

test('AG-Q44 with a new oven all baking improvements of the player bake, the best first', () => {
  const game = choosing().give(1, { grain: 4 }).own(1, 'fireplace-2 stone-oven');
  game.play('1 major-improvement; major clay-oven; yes; bake 4');
  expect(game.board()['1 food']).toBe(5 + 4 + 4 + 2);
});

test('AG-Q44 the second oven lets its builder bake again', () => {
  const game = reveal(choosing(), 'house-redevelopment').give(1, { clay: 9, stone: 9, reed: 1, grain: 2 });
  game.play('1 major-improvement; major clay-oven; yes; bake 1');
  game.play('2 day-laborer');
  game.play('1 house-redevelopment; yes; major stone-oven; yes; bake 1');
  expect(game.board()).toMatchObject({ '1 food': 10, '1 house': 'clay' });
});

test('AG-Q44 a major that is no oven does not bake', () => {
  const game = choosing().give(1, { grain: 3 });
  game.play('1 major-improvement; major fireplace-2');
  expect(game.asked()[0]).toMatchObject({ seat: 2, kind: 'work' });
});
