import { pastures } from '@furrow/agricola/farm/farmyard';
import { pastureCapacity } from '@furrow/agricola/farm/room';
import type { Ruleset } from '@furrow/agricola/ruleset';
import { BUILDING_RESOURCES, GOODS } from '@furrow/agricola/state/goods';
import { AgricolaScenario } from '@furrow/testkit/agricola-scenario';
import { expect, test } from 'vitest';
import { passRound, reveal } from './late-game';

test('AG-R1409 AG-R1420 AG-R1421 a field gives one unit a field phase, and is sown again only when it is empty', () => {
  const game = reveal(new AgricolaScenario({ options: { seasons: 'autumn' } }), 'grain-utilization');
  game.lay(1, { fields: 'a3 a4', grain: { a3: 3 }, vegetables: { a4: 1 } }).give(1, { grain: 5 });
  game.play('1 autumn-action; field; done\n2 day-laborer');
  expect(game.board()).toMatchObject({ '1 a3 grain': 2, '1 grain': 6, '1 vegetable': 1 });
  game.play('1 grain-utilization');
  expect(game.why('1 sow grain a3')).toMatchObject({ why: 'field-planted' });
  game.play('1 sow grain a4');
});

test('AG-R1401 goods on a round space are not on the action space whose card lies there', () => {
  const game = reveal(new AgricolaScenario()).give(1, { food: 0 });
  game.player(1).coming.push(2, GOODS.indexOf('food'), 3);
  passRound(game.play('1 clay-pit').give(2, { food: 9 }));
  const [, card] = game.state.revealed;
  expect(game.state.piles[card]).toBe((game.game.rules as Ruleset).spaces[card].refill?.count ?? 0);
  expect(game.player(1).coming).toEqual([]);
  expect(game.player(1).goods[GOODS.indexOf('food')]).toBeGreaterThanOrEqual(3);
});

test('AG-R1408 the Meeting Place takes one person a round', () => {
  const game = reveal(new AgricolaScenario()).play('1 meeting-place');
  expect(game.why('2 meeting-place')).toMatchObject({ why: 'occupied' });
});

test('AG-R1410 animals just taken may be cooked at once', () => {
  const game = reveal(new AgricolaScenario(), 'sheep-market')
    .own(1, 'fireplace-2')
    .give(1, { food: 0, boar: 1 });
  game.state.piles[game.state.revealed[0]] = 2;
  game.play('1 sheep-market; keep 1 boar');
  expect(game.board()['1 food']).toBe(4);
});

test('AG-R1414 nobody is placed where nothing can be done', () => {
  const game = reveal(new AgricolaScenario(), 'fencing');
  expect(game.why('1 fencing')).toBeDefined();
  expect(game.player(1).home).toBe(2);
});

test('AG-R1417 a stable doubles the capacity of its pasture, two stables twice', () => {
  const fences = 'a4n a5n a4w a5e a4s a5s';
  for (const [stables, capacity] of [
    ['', 4],
    ['a4', 8],
    ['a4 a5', 16],
  ] as const) {
    const player = new AgricolaScenario().lay(1, { fences, stables }).player(1);
    expect(pastureCapacity(player, pastures(player.farm)[0])).toBe(capacity);
  }
});

test('AG-R1424 AG-R1425 the classes of goods', () => {
  expect(BUILDING_RESOURCES).toEqual(['wood', 'clay', 'reed', 'stone']);
  expect(GOODS).toHaveLength(10);
});

test('AG-R1426 crops on fields pay for nothing', () => {
  const game = reveal(new AgricolaScenario())
    .lay(1, { fields: 'a3', grain: { a3: 3 } })
    .give(1, { grain: 0 });
  expect(game.why('1 exchange; convert 1 grain')).toBeDefined();
});

test('AG-R1429 AG-Q60 goods and animals may be given back at any time, as many as there are', () => {
  const game = reveal(new AgricolaScenario()).give(1, { wood: 400, sheep: 1, food: 2 });
  expect(game.changes('1 give-back; discard 399 wood 1 food 1 sheep')).toEqual({
    '1 wood': [400, 1],
    '1 food': [2, 1],
    '1 sheep': [1, 0],
  });
  expect(game.why('1 give-back; discard 2 wood')).toMatchObject({ why: 'not-so-many' });
  expect(game.why('1 discard 1 people')).toBeDefined();
});

test('AG-T12 renovating costs 1 of the next material for each room and 1 reed', () => {
  const game = reveal(new AgricolaScenario(), 'house-redevelopment').lay(1, { rooms: 'a1', house: 'clay' });
  game.give(1, { stone: 3, reed: 1 }).play('1 house-redevelopment');
  expect(game.player(1).goods.slice(0, 4)).toEqual([0, 0, 0, 0]);
  expect(game.board()['1 house']).toBe('stone');
});

test.each([
  ['wood', { wood: 5 }],
  ['clay', { clay: 5 }],
  ['stone', { stone: 5 }],
] as const)('AG-T12 a room of %s costs 5 of it and 2 reed', (house, cost) => {
  const game = reveal(new AgricolaScenario())
    .lay(1, { house })
    .give(1, { ...cost, reed: 2 });
  game.play('1 farm-expansion; room a1');
  expect(game.player(1).goods.slice(0, 4)).toEqual([0, 0, 0, 0]);
});
