import { Scenario } from '@furrow/testkit/scenario';
import { expect, test } from 'vitest';
import { FIVE_WORKERS, SIXTH_WORKER } from './quiet-rounds';

const STRANDS = { why: 'strands-the-turn' };

function given(
  at: Record<string, string>,
  goods: Parameters<Scenario['give']>[1],
  buildings = 'shelter',
): Scenario {
  return new Scenario({ buildings }).lay(1, { at }).give(1, goods);
}

test('R138 R95 the Cattle Market may not spend the reed that the special building needs', () => {
  const game = given({ a0: 'cattle-market' }, { wood: 2, reed: 1 }, 'storage').play('1 special-1');
  expect(game.why('1 cattle-market')).toMatchObject(STRANDS);
  expect(game.changes('1 build storage; at a1')).toMatchObject({ '1 reed': [1, 0], '1 a1': [0, 'storage'] });
});

test('R138 R95 the Cattle Market may spend reed while some special building can still be built', () => {
  const game = given({ a0: 'cattle-market' }, { wood: 2, reed: 1 }, 'storage,pen').play('1 special-1');
  game.play('1 cattle-market; trade reed cow; build pen; at a1');
  expect(game.board()).toMatchObject({ '1 cow': 1, '1 a1': 'pen' });
});

test('R138 R95 before the worker is placed the Cattle Market may spend the reed', () => {
  const game = given({ a0: 'cattle-market' }, { wood: 2, reed: 1 }, 'storage');
  game.play('1 cattle-market; trade reed cow');
  expect(game.why('1 special-1')).toMatchObject({ why: 'cannot-pay' });
});

test('R138 R92 the Cattle Market may not spend the reed of the stall under way', () => {
  const game = given({ a0: 'cattle-market' }, { stone: 3, reed: 1 }).play('1 stall');
  expect(game.why('1 cattle-market')).toMatchObject(STRANDS);
  expect(game.changes('1 at a1')).toMatchObject({ '1 reed': [1, 0], '1 a1': [0, 'stall'] });
});

test('R138 R159 the Cattle Market may not spend the reed of the Home Workshop’s stall', () => {
  const game = given({ a0: 'cattle-market', b0: 'home-workshop' }, {}).play(FIVE_WORKERS);
  game.give(1, { stone: 3, reed: 1 }).play(SIXTH_WORKER).play('1 home-workshop');
  expect(game.why('1 cattle-market')).toMatchObject(STRANDS);
});

test('R138 R180 the Cattle Market may not spend the reed that the Trading Station needs', () => {
  const game = given({ a0: 'cattle-market', b0: 'trading-station' }, {}).play(FIVE_WORKERS);
  game.give(1, { wood: 1, stone: 0, reed: 1 }).play(SIXTH_WORKER).play('1 trading-station');
  expect(game.why('1 cattle-market')).toMatchObject(STRANDS);
});

test('R134 R92 the Building Firm may not spend the stone or take the tile of the stall under way', () => {
  const stone = given({ a0: 'building-firm' }, { stone: 4, reed: 1 }).lay(1, { troughs: 'a1' });
  expect(stone.play('1 stall').why('1 building-firm')).toMatchObject(STRANDS);
  const tile = given({ a0: 'building-firm' }, { stone: 5, reed: 1 }).lay(1, { troughs: 'a1' });
  tile.state.tiles = 1;
  expect(tile.play('1 stall').why('1 building-firm')).toMatchObject(STRANDS);
  const both = given({ a0: 'building-firm' }, { stone: 5, reed: 1 }).lay(1, { troughs: 'a1' });
  both.play('1 stall; building-firm; at a1; at b1');
  expect(both.board()).toMatchObject({ '1 a1': 'stall', '1 b1': 'stall', 'supply tiles': 3 });
});

test('R134 R95 the Building Firm may not stand where the building under way must stand', () => {
  const game = given({ a0: 'building-firm', a1: 'pen' }, { stone: 4, reed: 1 }, 'corner-house');
  game.lay(1, { columns: 3, at: { a2: 'pen' }, troughs: 'b1 c2' }).play('1 special-1; building-firm');
  expect(game.why('1 at c2')).toMatchObject(STRANDS);
});

test('R131 R89 the Assembly Hall may not give away the only border on Fences', () => {
  const game = given({ a0: 'assembly-hall' }, { wood: 2, border: 1 }).play('1 fences');
  expect(game.why('1 assembly-hall')).toMatchObject(STRANDS);
});

test('R131 R89 the Assembly Hall may not place the last border for nothing while Fences needs one', () => {
  const game = given({ a0: 'assembly-hall' }, { wood: 2, border: 2 }).play('1 fences; assembly-hall');
  expect(game.why('1 border a1n')).toMatchObject(STRANDS);
});

test('R131 R89 once a border is placed on Fences the Assembly Hall may use up the others', () => {
  const game = given({ a0: 'assembly-hall' }, { wood: 2, border: 3 });
  game.play('1 fences; border a1n; assembly-hall; border a1e');
  expect(game.asked()[0]).toEqual({ seat: 2, kind: 'work', open: false });
  expect(game.board()).toMatchObject({ '1 wood': 1, '2 border': 10 });
});

test('R130 R95 the Animal Trader may not give animals that the building under way costs', () => {
  const game = given(
    { a0: 'animal-trader', a1: 'pen', b0: 'pen', b1: 'stall' },
    { stone: 2, sheep: 1, pig: 1, cow: 1, horse: 1 },
    'inn',
  ).play('1 special-1; animal-trader');
  expect(game.why('1 trade sheep pig cow')).toMatchObject(STRANDS);
  expect(game.offered()).toEqual(['trade sheep horse pig', 'trade sheep horse cow']);
});

test('R130 R137 the Animal Trader may not give the last animal that the exchange under way needs', () => {
  const game = given({ a0: 'animal-trader', a1: 'cattle-farm' }, { sheep: 1, pig: 1 });
  game.play('1 expand; expand right; yes; animal-trader');
  expect(game.why('1 trade sheep pig cow')).toMatchObject(STRANDS);
});

test('R136 R95 the Carpenter may not move a stall to where the building under way must stand', () => {
  const game = given({ a0: 'carpenter', b1: 'stall' }, { stone: 2, reed: 1 }, 'corner-house');
  game.lay(1, { columns: 3, at: { a2: 'pen' } }).play('1 special-1; carpenter');
  expect(game.why('1 move stall b1 c2')).toMatchObject(STRANDS);
});

test('R136 R140 the Carpenter may not take all spaces where the building that is paid for can stand', () => {
  const game = given({ a0: 'carpenter', b0: 'stall', b1: 'stall' }, { stone: 2, reed: 1 }, 'corner-house');
  game.lay(1, { columns: 3 }).play('1 special-1; build corner-house');
  expect(game.offered()).toEqual(['at a2', 'at c2']);
  expect(game.why('1 carpenter; move stall b0 a2 stall b1 c2')).toMatchObject(STRANDS);
  game.play('1 move stall b0 a2');
  expect(game.board()).toMatchObject({ '1 a2': 'stall', '1 c2': 'corner-house' });
});

test('R64 R95 animals that the building under way costs are not let go before it is built', () => {
  const game = given({ b1: 'stall' }, { stone: 2, pig: 1, cow: 1 }, 'inn').play('1 special-1; release');
  expect(game.why('1 keep 1 cow')).toMatchObject(STRANDS);
  game.play('1 keep 1 pig 1 cow; build inn; at a0');
  expect(game.board()).toMatchObject({ '1 a0': 'inn', '1 horse': 1 });
});

test('R138 R121 a use of the Cattle Market under way keeps its reed while others are begun', () => {
  const game = given({ a0: 'cattle-market' }, { reed: 2 }).play('1 cattle-market; cattle-market');
  expect(game.why('1 cattle-market')).toMatchObject(STRANDS);
  game.play('1 trade reed cow; trade reed pig');
  expect(game.board()).toMatchObject({ '1 cow': 1, '1 pig': 1 });
});

test('R134 R121 a use of the Building Firm under way keeps its stone and its trough', () => {
  const game = given({ a0: 'building-firm', b0: 'carpenter' }, { stone: 3 }).lay(1, { troughs: 'a1' });
  game.play('1 building-firm; carpenter');
  expect(game.why('1 building-firm')).toMatchObject(STRANDS);
  expect(game.why('1 move trough a1 c0')).toMatchObject(STRANDS);
  game.play('1 move trough a1 b1; at b1');
  expect(game.board()).toMatchObject({ '1 b1': 'stall', '1 stone': 1 });
});

test('R131 R90 nested uses of the Assembly Hall leave the border that Walls needs', () => {
  const game = given({ a0: 'assembly-hall' }, { border: 3 }).play('1 walls; assembly-hall; assembly-hall');
  expect(game.why('1 assembly-hall')).toMatchObject(STRANDS);
  game.play('1 done; done; border a1n');
  expect(game.board()).toMatchObject({ '2 border': 11, '1 border a1n': 1 });
});
