import type { AgricolaScenario } from '@furrow/testkit/agricola-scenario';
import type { FarmGiven } from '@furrow/testkit/farm-given';
import { expect, test } from 'vitest';
import { atRound } from './at-round';

const PASTURE_A4 = 'a4n a4w a5w b4n';
const TOOK = { 'person sheep-market': [0, 1], '1 home': [2, 1] };

/** Seat 1 can take so many sheep. */
function market(sheep: number, on: FarmGiven = {}): AgricolaScenario {
  const game = atRound(1, 'sheep-market').lay(1, on);
  game.state.piles[game.state.revealed[0]] = sheep;
  return game;
}

test('AG-R901 AG-R902 one animal of any type lives in the house, and the family still grows', () => {
  expect(market(1).changes('1 sheep-market')).toEqual({
    ...TOOK,
    'on sheep-market': [1, 0],
    '1 sheep': [0, 1],
  });
  const family = atRound(5, 'basic-wish').lay(1, { rooms: 'a1' }).give(1, { boar: 1 });
  expect(family.changes('1 basic-wish')).toMatchObject({ '1 people': [2, 3] });
});

test('AG-R901 a bigger house holds no more than one animal', () => {
  const game = market(2, { rooms: 'a1 a2', house: 'stone' });
  game.play('1 sheep-market');
  expect(game.offered()).toEqual(['keep 1 sheep']);
});

test('AG-R901 meadows, fields and the supply hold no animals', () => {
  const game = market(2, { fields: 'a3 a4' }).play('1 sheep-market');
  expect(game.why('keep 2 sheep')).toMatchObject({ why: 'no-room' });
});

test('AG-R903 AG-R910 AG-Q08 older animals move to make room', () => {
  const game = market(2, { fences: PASTURE_A4, stables: 'a1' }).give(1, { boar: 1, cattle: 1 });
  game.play('1 sheep-market');
  expect(game.board()).toMatchObject({ '1 sheep': 2, '1 boar': 1, '1 cattle': 1 });
  expect(game.asked()[0]).toMatchObject({ seat: 2 });
});

test('AG-R904 AG-E32 without room and cooking the sheep go back to the general supply', () => {
  const game = market(3).give(1, { boar: 1 });
  expect(game.changes('1 sheep-market; keep 1 boar')).toEqual({ ...TOOK, 'on sheep-market': [3, 0] });
});

test('AG-R904 the animals must be settled before the next turn', () => {
  const game = market(3).play('1 sheep-market');
  expect(game.asked()).toEqual([{ seat: 1, kind: 'settle', open: false }]);
  expect(game.why('2 forest')).toBeDefined();
  expect(game.why('1 forest')).toBeDefined();
});

test('AG-R905 AG-Q06 AG-E31 sheep just taken are cooked without room for them', () => {
  const game = market(3).own(1, 'fireplace-2').give(1, { food: 0 });
  expect(game.changes('1 sheep-market; keep nothing')).toEqual({
    ...TOOK,
    'on sheep-market': [3, 0],
    '1 food': [0, 6],
  });
});

test('AG-R905 those with room may stay, the others are cooked', () => {
  const game = market(3).own(1, 'fireplace-2').give(1, { food: 0 }).play('1 sheep-market');
  expect(game.offered()).toContain('keep 1 sheep');
  expect(game.changes('keep 1 sheep')).toEqual({ '1 sheep': [3, 1], '1 food': [0, 4] });
});

test('AG-R905 AG-R906 AG-Q07 older animals may be cooked or returned to make room', () => {
  const cook = market(1).own(1, 'fireplace-2').give(1, { cattle: 1, food: 0 });
  expect(cook.changes('1 sheep-market; keep 1 sheep')).toMatchObject({
    '1 cattle': [1, 0],
    '1 food': [0, 3],
  });
  const back = market(1).give(1, { cattle: 1, food: 0 });
  expect(back.changes('1 sheep-market; keep 1 sheep')).toEqual({
    ...TOOK,
    'on sheep-market': [1, 0],
    '1 cattle': [1, 0],
    '1 sheep': [0, 1],
  });
});

test('AG-R906 AG-Q07 even with a cooking improvement an animal may be returned', () => {
  const game = market(3).own(1, 'fireplace-2').give(1, { food: 0 }).play('1 sheep-market');
  expect(game.changes('give-back; discard 2 sheep')).toEqual({ '1 sheep': [3, 1] });
  expect(game.asked()[0]).toMatchObject({ seat: 2 });
});

test('AG-R907 goods and animals may be returned at any time', () => {
  const game = atRound(1, 'fencing').give(1, { wood: 3, food: 2, sheep: 1 });
  expect(game.changes('1 give-back; discard 2 wood 1 food 1 sheep')).toEqual({
    '1 wood': [3, 1],
    '1 food': [2, 1],
    '1 sheep': [1, 0],
  });
  expect(game.why('1 give-back; discard 2 wood')).toMatchObject({ why: 'not-so-many' });
});

test('AG-R907 AG-R911 cooking at any time by the rates of the Fireplace', () => {
  const game = atRound(1, 'fencing').own(1, 'fireplace-3');
  game.give(1, { grain: 1, vegetable: 1, sheep: 1, boar: 1, cattle: 1, food: 0 });
  for (const [good, food] of Object.entries({ grain: 1, vegetable: 2, sheep: 2, boar: 2, cattle: 3 })) {
    const before = Number(game.board()['1 food'] ?? 0);
    expect(game.changes(`1 exchange; convert 1 ${good}`)).toEqual({
      [`1 ${good}`]: [1, 0],
      '1 food': [before, before + food],
    });
  }
});

test('AG-R907 AG-R911 cooking at any time by the rates of the Cooking Hearth', () => {
  const game = atRound(1, 'fencing').own(1, 'cooking-hearth-5');
  game.give(1, { grain: 1, vegetable: 1, sheep: 1, boar: 1, cattle: 1, food: 0 });
  game.play('1 exchange; convert 1 grain 1 vegetable 1 sheep 1 boar 1 cattle');
  expect(game.board()).toMatchObject({ '1 food': 1 + 3 + 2 + 3 + 4 });
});

test('AG-R911 with Fireplace and Hearth the better rate serves each good', () => {
  const game = atRound(1, 'fencing').own(1, 'fireplace-2 cooking-hearth-4').give(1, { cattle: 2, food: 0 });
  expect(game.changes('1 exchange; convert 2 cattle')).toEqual({ '1 cattle': [2, 0], '1 food': [0, 8] });
});

test('AG-R908 no cooking without a cooking improvement', () => {
  const game = atRound(1, 'fencing')
    .own(1, 'clay-oven joinery')
    .own(2, 'fireplace-2')
    .give(1, { sheep: 1, grain: 1 });
  expect(game.why('1 exchange; convert 1 sheep')).toMatchObject({ why: 'nothing-to-convert' });
});

test('AG-R909 AG-Q61 begging markers, people and fences cannot be returned', () => {
  const game = atRound(1, 'fencing').give(1, { wood: 1 }).play('1 give-back');
  for (const words of ['1 begging', '1 people', '1 fence', '1 stable', '1 field']) {
    expect(game.why(`1 discard ${words}`)).toMatchObject({ why: 'unreadable' });
  }
});

test('AG-E33 numbers of goods are unlimited: 4 boar, 4 cattle and 5 clay count as they are', () => {
  const game = market(1, { fences: `${PASTURE_A4} a5n a5e b5n`, stables: 'a4 a5' });
  game.give(1, { boar: 4, cattle: 4, clay: 5 }).play('1 sheep-market');
  expect(game.board()).toMatchObject({ '1 boar': 4, '1 cattle': 4, '1 clay': 5, '1 sheep': 1 });
});

test('AG-Q04 AG-R907 the owner may exchange before placing, between parts and while others think', () => {
  const between = atRound(1, 'grain-utilization').own(1, 'fireplace-2').lay(1, { fields: 'a3' });
  between.give(1, { grain: 3, food: 0 });
  between.play('1 exchange; convert 1 grain; grain-utilization; sow; sow grain a3');
  expect(between.changes('1 exchange; convert 1 grain')).toMatchObject({
    '1 grain': [1, 0],
    '1 food': [1, 2],
  });
  const idle = atRound(1, 'fencing').give(2, { vegetable: 1, food: 0 });
  expect(idle.changes('2 exchange; convert 1 vegetable')).toEqual({
    '2 vegetable': [1, 0],
    '2 food': [0, 1],
  });
  expect(idle.asked()[0]).toMatchObject({ seat: 1 });
});

test('AG-Q05 conversions pay for a placement, and nothing more than the least is offered', () => {
  const options = { 'extra-tile': 'on' };
  const poor = atRound(1, 'fencing', { options }).give(1, { food: 0 });
  expect(poor.play('1 animal-market').offered()).not.toContain('cattle');
  const one = atRound(1, 'fencing', { options }).give(1, { food: 0, grain: 1 });
  expect(one.changes('1 animal-market; cattle')).toMatchObject({ '1 grain': [1, 0], '1 cattle': [0, 1] });
  const two = atRound(1, 'fencing', { options }).give(1, { food: 0, grain: 1, vegetable: 1 });
  two.play('1 animal-market; cattle');
  expect(two.offered().sort()).toEqual(['convert 1 grain', 'convert 1 vegetable']);
});

test('AG-Q05 baking and crafts finance nothing', () => {
  const options = { 'extra-tile': 'on' };
  const game = atRound(1, 'fencing', { options }).own(1, 'joinery').give(1, { food: 0, wood: 5 });
  expect(game.play('1 animal-market').offered()).not.toContain('cattle');
});

test('AG-Q34 the food that comes with a sheep is kept though the sheep is returned', () => {
  const options = { 'extra-tile': 'on' };
  const game = atRound(1, 'fencing', { options }).give(1, { food: 0, boar: 1 });
  expect(game.changes('1 animal-market; sheep; keep 1 boar')).toEqual({
    'person animal-market': [0, 1],
    '1 home': [2, 1],
    '1 food': [0, 1],
  });
});
