import { Scenario } from '@furrow/testkit/scenario';
import { expect, test } from 'vitest';
import { FIVE_WORKERS, SIXTH_WORKER } from './quiet-rounds';

test('X8 with the Cottage Extension a stall of the Building Firm must stand beside a building', () => {
  const game = new Scenario({ buildings: 'shelter' })
    .lay(1, { columns: 3, at: { b0: 'building-firm', c1: 'cottage-extension' }, troughs: 'a2 b2' })
    .lay(1, { troughs: 'c2' })
    .give(1, { stone: 4 });
  game.play('1 building-firm');
  expect(game.offered()).toEqual(['at c2']);
  expect(game.why('1 at a2')).toMatchObject({ why: 'cannot-stand-there' });
  game.play('1 at c2; building-firm');
  expect(game.offered()).toEqual(['at b2']);
});

test('X8 with the Cottage Extension a stall of the Home Workshop must stand beside a building', () => {
  const game = new Scenario({ buildings: 'shelter' })
    .lay(1, { columns: 3, at: { b0: 'home-workshop', c1: 'cottage-extension' } })
    .play(FIVE_WORKERS)
    .give(1, { stone: 3, reed: 1 })
    .play(SIXTH_WORKER)
    .play('1 home-workshop');
  expect(game.offered()).toEqual(['at a0', 'at b1', 'at c2']);
  expect(game.why('1 at a2')).toMatchObject({ why: 'cannot-stand-there' });
});

test('X8 with the Cottage Extension a building of the Conservatory must stand beside a building', () => {
  const game = new Scenario({ buildings: 'conservatory,barn' })
    .lay(1, { columns: 3, at: { c1: 'cottage-extension' } })
    .give(1, { wood: 3, stone: 1 })
    .play('1 special-1; build conservatory');
  expect(game.offered()).toEqual(['at b0', 'at b1', 'at c2']);
  game.play('1 at b1; build barn');
  expect(game.offered()).toEqual(['at b0', 'at a1', 'at b2']);
});

test('X9 with the Cottage Extension a building placed over another is always allowed', () => {
  const game = new Scenario({ buildings: 'half-timbered-house,open-stable,materials-outlet' })
    .lay(1, { columns: 4, at: { c1: 'cottage-extension', a3: 'stall' } })
    .give(1, { wood: 6, stone: 2, reed: 2 });
  game.play('1 special-1; build half-timbered-house').play('2 stone-1');
  game.play('1 special-2; build open-stable; cow');
  expect(game.board()).toMatchObject({ '1 c0': 'half-timbered-house', '1 a3': 'open-stable' });
});

test('X9 with the Cottage Extension a stall standing apart is flipped and replaced as usual', () => {
  const game = new Scenario({ buildings: 'materials-outlet' })
    .lay(1, { columns: 4, at: { c1: 'cottage-extension', a3: 'stall' } })
    .give(1, { wood: 5, reed: 1 });
  game.play('1 stables; flip a3 wood').play('2 stone-1').play('1 special-1; build materials-outlet');
  expect(game.board()).toMatchObject({ '1 a3': 'materials-outlet', '1 wood': 4, '1 stone': 3 });
});

test('X7 with the Cottage Extension a moved stall must stand beside a building', () => {
  const game = new Scenario({ buildings: 'shelter' })
    .lay(1, { columns: 3, at: { b0: 'carpenter', c1: 'cottage-extension', b1: 'stall' } })
    .play('1 carpenter');
  expect(game.offered()).toEqual(['move stall b1 a0', 'move stall b1 c2', 'done']);
  expect(game.why('1 move stall b1 a2')).toMatchObject({ why: 'splits-buildings' });
  expect(game.changes('1 move stall b1 c2')).toMatchObject({ '1 b1': ['stall', 0], '1 c2': [0, 'stall'] });
});

test('X7 with the Cottage Extension a stall may not be moved so that a building is cut off', () => {
  const game = new Scenario({ buildings: 'shelter' })
    .lay(1, { columns: 3, at: { b0: 'carpenter', c1: 'cottage-extension', b1: 'stall', b2: 'barn' } })
    .play('1 carpenter');
  expect(game.why('1 move stall b1 a0')).toMatchObject({ why: 'splits-buildings' });
  expect(game.why('1 move stall b1 c2')).toBeUndefined();
});

test('X7 with the Cottage Extension troughs still move freely', () => {
  const game = new Scenario({ buildings: 'shelter' })
    .lay(1, { columns: 3, at: { b0: 'carpenter', c1: 'cottage-extension' }, troughs: 'c0' })
    .play('1 carpenter; move trough c0 a2');
  expect(game.board()).toMatchObject({ '1 a2 trough': 1 });
});
