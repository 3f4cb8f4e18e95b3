import { findBuilding, STALL } from '@furrow/creatures/buildings/index';
import { goodNumber } from '@furrow/creatures/goods';
import { Scenario } from '@furrow/testkit/scenario';
import type { CreaturesMerit } from '@furrow/text/advice/creatures';
import { expect, test } from 'vitest';
import { creaturesMerits } from '../src/creatures/advice-reasons';
import { weightiest } from '../src/weighed';

const [WOOD, SHEEP, PIG] = [goodNumber('wood'), goodNumber('sheep'), goodNumber('pig')];
const ALL = 20;

/** What speaks for a line of moves of seat 1, the weightiest first. */
function merits(game: Scenario, line: string): CreaturesMerit[] {
  const before = game.state.clone();
  game.play(`1 ${line}`);
  return weightiest(creaturesMerits(before, game.state, 0), ALL);
}

test('goods, and what they are enough for', () => {
  const [first, ...others] = merits(new Scenario().give(1, { stone: 3 }), 'wood-3');
  expect(first).toEqual({ merit: 'takes', goods: [[WOOD, 3]] });
  expect(others.map(({ merit }) => merit)).toContain('pays');
});

test('animals towards as many as are needed, enough of them, and a pair that breeds', () => {
  const game = () => new Scenario().lay(1, { at: { a0: 'stable', a1: 'stable' } });
  const pair = merits(game().give(1, { sheep: 1 }), 'pig-sheep');
  expect(pair).toContainEqual({ merit: 'takes', goods: [[PIG, 1]] });
  const closer = merits(game().give(1, { pig: 1 }), 'pig-sheep');
  expect(closer).toContainEqual({ merit: 'breeds', animals: [PIG] });
  expect(closer).toContainEqual({ merit: 'towards', animal: PIG, have: 2, need: 4 });
  const enough = merits(game().give(1, { pig: 3 }), 'pig-sheep');
  expect(enough[0]).toEqual({ merit: 'enough', animal: PIG, have: 4, points: 3 });
  const bonus = merits(game().give(1, { pig: 6, sheep: 0 }).lay(1, { troughs: 'a0 a1' }), 'pig-sheep');
  expect(bonus).toContainEqual({ merit: 'bonus', animal: PIG, have: 7, points: 1 });
  expect(bonus.some((one) => one.merit === 'towards' && one.animal === SHEEP)).toBe(false);
});

test('expansions, buildings and the room they give', () => {
  expect(merits(new Scenario(), 'expand; expand right')[0]).toEqual({ merit: 'expands', expansions: 1 });
  const stall = merits(new Scenario().give(1, { stone: 3, reed: 1 }), 'stall; at a0');
  expect(stall[0]).toEqual({ merit: 'builds', building: STALL, count: 1 });
  expect(stall).toContainEqual({ merit: 'room', room: 3 });
  const { number = -1 } = findBuilding('open-stable') ?? {};
  const shed = new Scenario().give(1, { wood: 3 }).lay(1, { at: { a0: 'stall' } });
  expect(merits(shed, 'special-1; build open-stable; cow')[0]).toMatchObject({
    merit: 'builds',
    building: number,
  });
});

test('troughs, borders and pastures', () => {
  const borders = new Scenario().give(1, { wood: 5, border: 9 });
  expect(merits(borders, 'fences; border a0n a0w; done')).toContainEqual({ merit: 'borders', borders: 2 });
  const pasture = new Scenario().give(1, { wood: 5, border: 9 });
  expect(merits(pasture, 'fences; border a0n a0w a0s a0e; done')[0]).toEqual({
    merit: 'pastures',
    pastures: 1,
  });
  const trough = new Scenario().give(1, { wood: 3 });
  expect(merits(trough, 'troughs; trough a0; done')[0]).toEqual({ merit: 'troughs', troughs: 1 });
});

test('the start player marker, for whoever has not got it', () => {
  const game = new Scenario({ start: 2 }).play('2 wood-3');
  expect(merits(game, 'start-wood')).toContainEqual({ merit: 'starts' });
});

test('goods are not enough for a building that goes over something that is not there', () => {
  const { number = -1 } = findBuilding('open-stable') ?? {};
  const pays = { merit: 'pays', building: number };
  const game = () => new Scenario().give(1, { stone: 1 });
  expect(merits(game().lay(1, { at: { a0: 'stall' } }), 'stone-2')).toContainEqual(pays);
  expect(merits(game(), 'stone-2')).not.toContainEqual(pays);
});
