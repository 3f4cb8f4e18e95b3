import type { Goods } from '@furrow/agricola/state/goods';
import type { AgricolaGiven } from '@furrow/testkit/agricola-scenario';
import { expect, test } from 'vitest';
import { atRound, beforeHarvest, lastTurn } from './at-round';

const OLD = { edition: '2007', mode: 'family' };

/** Seat 1 is fed in the harvest of round 4, after a last turn on the reed. */
function feeding(goods: Goods, majors = '', given: AgricolaGiven = {}) {
  const game = beforeHarvest(given).own(1, majors).give(1, { reed: 0, food: 0 }).give(1, goods);
  const place = given.options === OLD ? 'clay-1' : 'clay-pit';
  game.play(`1 ${place}`);
  if (given.options === OLD && (given.seats ?? 2) > 1) game.play('2 feed nothing');
  return game;
}

test('AG-R1004 2 food for each adult', () => {
  const game = beforeHarvest();
  Object.assign(game.player(1), { people: 5 });
  expect(game.changes('1 clay-pit')).toMatchObject({ '1 food': [20, 10], '2 food': [20, 16] });
});

test('AG-E55 AG-R1004 3 adults and 1 newborn need 7 food', () => {
  const game = beforeHarvest();
  Object.assign(game.player(1), { people: 4, newborns: 1 });
  expect(game.changes('1 clay-pit')).toMatchObject({ '1 food': [20, 13] });
});

test('AG-E55 AG-R1004 solo: 3 adults and 1 newborn need 10 food', () => {
  const game = beforeHarvest({ seats: 1 });
  Object.assign(game.player(1), { people: 4, newborns: 1 });
  expect(game.changes('1 clay-pit')).toMatchObject({ '1 food': [20, 10] });
});

test('AG-E56 AG-R1006 need 7, 5 paid: 2 begging and -6 points', () => {
  const game = beforeHarvest().give(1, { food: 5 });
  Object.assign(game.player(1), { people: 4, newborns: 1 });
  game.play('1 clay-pit');
  const before = game.points(1);
  expect(game.offered()).toEqual(['feed 2 begging']);
  expect(game.changes('1 feed 2 begging')).toMatchObject({ '1 food': [5, 0], '1 begging': [0, 2] });
  expect(game.points(1)).toBe(before - 6);
  expect(game.points(1, 'begging')).toBe(-6);
});

test('AG-R1006 one begging marker for each missing food, no less and no more than the need', () => {
  const game = feeding({ food: 1 });
  expect(game.why('1 feed nothing')).toMatchObject({ why: 'begging' });
  expect(game.why('1 feed 2 begging')).toMatchObject({ why: 'begging' });
  expect(game.why('1 feed 5 begging')).toMatchObject({ why: 'begging' });
  expect(game.why('1 feed 3 begging')).toBeUndefined();
});

test('AG-R1005 grain and vegetables are worth 1 food, with a Hearth vegetables 3', () => {
  expect(feeding({ grain: 2, vegetable: 2 }).why('1 feed 2 grain 2 vegetable')).toBeUndefined();
  const game = feeding({ grain: 1, vegetable: 1 }, 'cooking-hearth-4');
  expect(game.changes('1 feed 1 grain 1 vegetable')).toMatchObject({
    '1 grain': [1, 0],
    '1 vegetable': [1, 0],
  });
});

test('AG-R1005 animals feed only with a cooking improvement', () => {
  const raw = feeding({ sheep: 1 });
  expect(raw.why('1 feed 1 sheep 2 begging')).toMatchObject({ why: 'not-so-many' });
  expect(raw.offered()).toEqual(['feed 4 begging']);
  const cooked = feeding({ cattle: 1 }, 'fireplace-2');
  expect(cooked.why('1 feed 1 cattle 1 begging')).toBeUndefined();
});

test.each([
  ['joinery', 'wood', 2],
  ['pottery', 'clay', 2],
  ['basketmaker', 'reed', 3],
])('AG-R1005 %s turns 1 %s into %i food, once per harvest', (major, good, food) => {
  const goods = { wood: 3, clay: 3, reed: 3, food: 4 - food };
  const game = feeding(goods, major);
  expect(game.why(`1 feed 2 ${good}`)).toMatchObject({ why: 'not-so-many' });
  const have = Number(game.board()[`1 ${good}`]);
  expect(game.changes(`1 feed 1 ${good}`)).toMatchObject({
    [`1 ${good}`]: [have, have - 1],
    '1 food': [4 - food, 0],
  });
  expect(game.board()['1 begging']).toBeUndefined();
});

test('AG-R1005 each craft building may be used in the same harvest', () => {
  const game = feeding({ wood: 1, clay: 1, reed: 1, food: 0 }, 'joinery pottery basketmaker');
  expect(game.changes('1 feed 1 wood 1 clay 1 reed')).toMatchObject({
    '1 food': [0, 3],
    '1 wood': [1, 0],
    '1 reed': [1, 0],
  });
});

test('AG-R1005 no craft without its building', () => {
  expect(feeding({ wood: 3 }, 'pottery').why('1 feed 1 wood 2 begging')).toMatchObject({
    why: 'not-so-many',
  });
});

test('AG-Q14 a craft may be used though no food is needed, but only in the feeding phase', () => {
  const game = feeding({ wood: 2, food: 9 }, 'joinery');
  expect(game.asked()[0]).toMatchObject({ seat: 1, kind: 'feed' });
  expect(game.changes('1 feed 1 wood')).toMatchObject({ '1 wood': [2, 1], '1 food': [9, 7] });
  const early = atRound(1, 'fencing').own(1, 'joinery').give(1, { wood: 1 });
  expect(early.why('1 exchange; convert 1 wood')).toMatchObject({ why: 'unreadable' });
});

test('AG-R1006 begging stays for good', () => {
  const game = feeding({});
  game.play('1 feed 4 begging');
  expect(game.board()).toMatchObject({ '1 begging': 4, round: 5 });
  game.state.round = 7;
  game.play(`* ${game.offered()[0]}`);
  lastTurn(game).give(1, { food: 10 }).give(2, { food: 10 }).play('1 clay-pit');
  expect(game.board()).toMatchObject({ '1 begging': 4, '1 food': 6, round: 8 });
});

test('AG-R1007 AG-Q41 revised: food in the supply must be paid', () => {
  const game = feeding({ food: 3 });
  expect(game.why('1 feed 2 begging')).toMatchObject({ why: 'must-pay-food' });
  expect(game.why('1 feed 4 begging')).toMatchObject({ why: 'must-pay-food' });
  expect(game.changes('1 feed 1 begging')).toMatchObject({ '1 food': [3, 0], '1 begging': [0, 1] });
});

test('AG-R1007 AG-Q41 revised: no conversion is forced', () => {
  const game = feeding({ food: 1, grain: 5, sheep: 1, wood: 4 }, 'fireplace-2 joinery');
  expect(game.offered()).toContain('feed 3 begging');
  expect(game.changes('1 feed 3 begging')).toMatchObject({ '1 food': [1, 0], '1 begging': [0, 3] });
  expect(game.board()).toMatchObject({ '1 grain': 5, '1 sheep': 1, '1 wood': 4 });
});

test('AG-R1007 AG-Q41 2007: a player may pay less than they could', () => {
  const all = feeding({ food: 9 }, '', { options: OLD });
  expect(all.changes('1 feed 4 begging')).toMatchObject({ '1 begging': [0, 4] });
  expect(all.board()).toMatchObject({ '1 food': 9 });
  const some = feeding({ food: 9 }, '', { options: OLD });
  expect(some.changes('1 feed 1 begging')).toMatchObject({ '1 food': [9, 6], '1 begging': [0, 1] });
  expect(feeding({ food: 9 }, '', { options: OLD }).why('1 feed 5 begging')).toMatchObject({
    why: 'begging',
  });
  expect(feeding({ food: 2 }, '', { options: OLD }).why('1 feed 1 begging')).toMatchObject({
    why: 'begging',
  });
});

test('AG-Q42 more may be converted than is needed, the surplus is kept as food', () => {
  const game = feeding({ grain: 6 });
  expect(game.changes('1 feed 6 grain')).toMatchObject({ '1 grain': [6, 0], '1 food': [0, 2] });
});

test('AG-Q42 nobody gives what they do not have', () => {
  expect(feeding({ grain: 3 }).why('1 feed 4 grain')).toMatchObject({ why: 'not-so-many' });
});

test('AG-Q10 AG-R1005 the seats are asked at the same time; an exchange before paying counts', () => {
  const game = beforeHarvest().give(1, { food: 0, grain: 4 }).give(2, { food: 0, vegetable: 1 });
  game.play('1 clay-pit');
  expect(game.asked().map(({ seat }) => seat)).toEqual([1, 2]);
  game.play('2 exchange; convert 1 vegetable\n2 feed 3 begging');
  expect(game.board()).toMatchObject({ '2 begging': 3, '1 grain': 4 });
  game.play('1 feed 4 grain');
  expect(game.board()).toMatchObject({ round: 5 });
});
