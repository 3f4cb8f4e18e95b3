import { Scenario } from '@furrow/testkit/scenario';
import { expect, test } from 'vitest';
import { FIVE_WORKERS, nextRound, SIXTH_WORKER } from './quiet-rounds';

function farm(goods: Parameters<Scenario['give']>[1], buildings = 'shelter'): Scenario {
  return new Scenario({ buildings }).lay(1, { at: { a0: 'cattle-farm' } }).give(1, goods);
}

function market(goods: Parameters<Scenario['give']>[1], buildings = 'shelter'): Scenario {
  return new Scenario({ buildings }).lay(1, { at: { a0: 'cattle-market' } }).give(1, goods);
}

test('R137 the exchange of the Cattle Farm is optional', () => {
  const game = farm({ pig: 1 });
  expect(game.changes('1 expand; expand left; no')).toEqual({
    'worker expand': [0, 1],
    'on expand': [1, 0],
    'supply expansions': [5, 4],
    '1 columns': [2, 3],
    '1 border': [9, 10],
  });
});

test.each(['sheep', 'pig', 'horse'])('R137 the Cattle Farm takes 1 %s', (animal) => {
  const game = farm({ [animal]: 1 });
  expect(game.changes(`1 expand; expand right; yes; trade ${animal} cow`)).toMatchObject({
    [`1 ${animal}`]: [1, 0],
    '1 cow': [0, 1],
  });
});

test('R137 the Cattle Farm takes no cow, gives nothing but a cow, and only one for each expansion', () => {
  const cows = farm({ cow: 1 }).play('1 expand; expand right');
  expect(cows.asked()[0]).toEqual({ seat: 2, kind: 'work', open: false });
  const game = farm({ sheep: 1 }).lay(1, { at: { b1: 'pen' } });
  game.give(1, { sheep: 3 }).play('1 expand; expand right; yes');
  expect(game.offered()).toEqual(['trade sheep cow']);
  expect(game.why('1 trade sheep horse')).toMatchObject({ why: 'no-such-trade' });
  game.play('1 trade sheep cow');
  expect(game.asked()[0]).toEqual({ seat: 2, kind: 'work', open: false });
});

test('R137 without an animal to give nobody is asked', () => {
  const game = farm({}).play('1 expand; expand right');
  expect(game.asked()[0]).toEqual({ seat: 2, kind: 'work', open: false });
});

test('X23 with the Corner House no expansion is added, so nothing is exchanged', () => {
  const game = farm({ pig: 1 }).lay(1, { at: { a1: 'corner-house' } });
  expect(game.changes('1 expand')).toEqual({
    'worker expand': [0, 1],
    'on expand': [1, 0],
    '1 border': [9, 10],
  });
  expect(game.asked()[0]).toEqual({ seat: 2, kind: 'work', open: false });
});

test('X24 the expansion of the Country House allows the exchange too', () => {
  const game = farm({ wood: 3, stone: 3, pig: 1 }, 'country-house');
  expect(game.changes('1 special-1; build country-house; at a1; expand right; yes; trade pig cow')).toEqual({
    'worker special-1': [0, 1],
    'offer country-house': [1, 0],
    'supply expansions': [5, 4],
    '1 columns': [2, 3],
    '1 wood': [3, 0],
    '1 stone': [3, 0],
    '1 pig': [1, 0],
    '1 cow': [0, 2],
    '1 a1': [0, 'country-house'],
  });
});

test('X24 the Cattle Farm exchanges once for each expansion added', () => {
  const game = farm({ wood: 3, stone: 3, pig: 3 }, 'country-house').lay(1, { at: { b1: 'pen' } });
  game.play('1 expand; expand right; yes; trade pig cow').play('2 stone-1');
  game.play('1 special-1; build country-house; at a1; expand right; yes; trade pig cow');
  expect(game.board()).toMatchObject({ '1 cow': 3, '1 pig': 1, '1 columns': 4 });
});

test('X25 without expansions left Expand gives only borders, and the Cattle Farm does nothing', () => {
  const game = farm({ pig: 1 });
  game.state.expansions = 0;
  expect(game.changes('1 expand')).toEqual({
    'worker expand': [0, 1],
    'on expand': [1, 0],
    '1 border': [9, 10],
  });
  expect(game.asked()[0]).toEqual({ seat: 2, kind: 'work', open: false });
});

test.each(['sheep', 'pig', 'cow', 'horse'])('R138 the Cattle Market gives 1 %s for 1 reed', (animal) => {
  const game = market({ reed: 2 });
  expect(game.changes(`1 cattle-market; trade reed ${animal}`)).toEqual({
    '1 reed': [2, 1],
    [`1 ${animal}`]: [0, 1],
  });
});

test('R138 the Cattle Market needs reed, no other resource', () => {
  expect(market({ wood: 5, stone: 5 }).why('1 cattle-market')).toMatchObject({ why: 'nothing-to-trade' });
  const game = market({ wood: 5, reed: 1 }).play('1 cattle-market');
  expect(game.why('1 trade wood cow')).toMatchObject({ why: 'no-such-trade' });
});

test('R138 the Cattle Market can be used any number of times, as far as there is room', () => {
  const game = market({ reed: 4 });
  game.play('1 cattle-market; trade reed cow; cattle-market; trade reed cow; cattle-market; trade reed pig');
  expect(game.board()).toMatchObject({ '1 cow': 2, '1 pig': 1, '1 reed': 1 });
  game.play('1 cattle-market; trade reed horse');
  expect(game.asked()[0]).toEqual({ seat: 1, kind: 'settle', open: false });
  expect(game.changes('1 keep 2 cow 1 horse')).toEqual({ '1 pig': [1, 0] });
});

test('R138 the Cattle Market can be used by seat 2 while seat 1 is asked', () => {
  const game = new Scenario({ buildings: 'shelter' })
    .lay(2, { at: { a0: 'cattle-market' } })
    .give(2, { reed: 1 });
  expect(game.asked()).toEqual([
    { seat: 1, kind: 'work', open: false },
    { seat: 2, kind: 'anytime', open: true },
  ]);
  expect(game.changes('2 cattle-market; trade reed cow')).toEqual({ '2 reed': [1, 0], '2 cow': [0, 1] });
  expect(game.asked()).toEqual([{ seat: 1, kind: 'work', open: false }]);
});

test('R138 the Cattle Market waits until the opponent’s action is carried out', () => {
  const game = new Scenario({ buildings: 'shelter' })
    .lay(2, { at: { a0: 'cattle-market' } })
    .give(2, { reed: 1 })
    .give(1, { wood: 3 })
    .play('1 fences');
  expect(game.why('2 cattle-market')).toMatchObject({ why: 'not-your-turn' });
  game.play('1 border a0n; done').play('2 cattle-market; trade reed cow');
  expect(game.board()).toMatchObject({ '2 cow': 1 });
});

test('R138 the Cattle Market can be used before scoring', () => {
  const game = market({}).play(`${FIVE_WORKERS}\n${SIXTH_WORKER}\n1 done\n`.repeat(8)).give(1, { reed: 1 });
  expect(game.asked()).toEqual([{ seat: 1, kind: 'lastChance', open: false }]);
  expect(game.changes('1 cattle-market; trade reed cow')).toEqual({ '1 reed': [1, 0], '1 cow': [0, 1] });
  expect(game.asked()).toEqual([]);
});

test('Q13 before scoring the start player of round 8 goes first, until both pass', () => {
  const game = market({}).lay(2, { at: { a0: 'cattle-market' } });
  game.play(`${FIVE_WORKERS}\n${SIXTH_WORKER}\n1 done\n2 done\n`.repeat(8));
  game.give(1, { reed: 2 }).give(2, { reed: 1 });
  expect(game.asked()).toEqual([
    { seat: 1, kind: 'lastChance', open: false },
    { seat: 2, kind: 'anytime', open: true },
  ]);
  game.play('1 pass').play('2 cattle-market; trade reed cow');
  game.play('1 cattle-market; trade reed pig').play('1 pass');
  expect(game.asked()).toEqual([]);
  expect(game.board()).toMatchObject({ '1 pig': 1, '2 cow': 1 });
});

test('X74 an animal bought just before breeding counts as a parent', () => {
  const game = market({}).play(FIVE_WORKERS).give(1, { reed: 1, cow: 1 }).play(SIXTH_WORKER);
  expect(game.asked()).toEqual([{ seat: 1, kind: 'beforeBreeding', open: false }]);
  const before = game.board();
  expect(game.changes('1 cattle-market; trade reed cow')).toEqual({
    ...nextRound(before),
    '1 reed': [1, 0],
    '1 cow': [1, 3],
  });
});

test('X74 an animal bought after the newborns are determined does not count as a parent', () => {
  const game = market({}).play(FIVE_WORKERS).give(1, { reed: 1, sheep: 2, horse: 1 }).play(SIXTH_WORKER);
  game.play('1 done');
  expect(game.asked()).toEqual([{ seat: 1, kind: 'settle', open: false }]);
  expect(game.changes('1 cattle-market; trade reed horse')).toEqual({ '1 reed': [1, 0], '1 horse': [1, 2] });
  const before = game.board();
  expect(game.changes('1 keep 1 sheep 2 horse')).toEqual({ ...nextRound(before), '1 sheep': [3, 1] });
});

test('Q49 the reed of the Duck Pond pays for the Cattle Market', () => {
  const game = market({}, 'duck-pond').lay(1, { columns: 4 });
  game.play('1 special-1; build duck-pond; at a1');
  expect(game.changes('1 cattle-market; trade reed cow')).toEqual({ '1 reed': [1, 0], '1 cow': [0, 1] });
});

test('Q49 what a building gives does not help to pay for that building', () => {
  const game = new Scenario({ buildings: 'farm-shop' });
  expect(game.why('1 special-1')).toMatchObject({ why: 'cannot-pay' });
});
