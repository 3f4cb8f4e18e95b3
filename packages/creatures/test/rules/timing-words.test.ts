import { Scenario } from '@furrow/testkit/scenario';
import { describe, expect, test } from 'vitest';
import { gather, has } from './rounds';

describe('R119 immediate effects', () => {
  test('R119 they come once, before the turn goes on', () => {
    const game = gather(new Scenario(), 1).play('1 special-1; build shelter; at b1');
    expect(game.asked()).toEqual([{ seat: 1, kind: 'oneOf', open: false }]);
    expect(game.why('2 stone-1')).toEqual({ why: 'not-your-turn', waitsFor: 0 });
    game.play('1 cow\n2 stone-1\n1 wood-3\n2 reed-sheep\n1 stone-2\n2 building-resources');
    expect([game.state.round, has(game, 1, 'cow')]).toEqual([3, 1]);
    gather(game, 2);
    expect([game.state.round, has(game, 1, 'cow')]).toEqual([5, 1]);
  });

  test('R119 they come again if the tile returns to the offer and is built anew', () => {
    const game = gather(new Scenario({ buildings: 'cow-stall' }), 1).play(`
      1 special-1; build cow-stall; at b1
      2 stone-1
      1 wood-3
      2 stone-2
      1 building-resources
      2 reed-sheep
      1 wood-3
      2 stone-1
      1 stables; flip b1 wood
      2 stone-2
      1 start-wood
      2 building-resources`);
    expect([game.state.round, has(game, 1, 'cow'), has(game, 1, 'wood')]).toEqual([4, 1, 5]);
    expect(game.changes('1 special-1; build cow-stall; at a1')).toEqual({
      'worker special-1': [0, 1],
      'offer cow-stall': [1, 0],
      '1 wood': [5, 1],
      '1 reed': [1, 0],
      '1 cow': [1, 2],
      '1 a1': [0, 'cow-stall'],
    });
  });
});

describe('R120 what may be done and what is done', () => {
  test('R120 Q10 "place": the trough of the Feed Storehouse must be placed', () => {
    const game = gather(new Scenario({ buildings: 'feed-storehouse' }), 1).play(
      '1 special-1; build feed-storehouse; at b1',
    );
    expect(game.offered().every((move) => move.startsWith('trough '))).toBe(true);
    expect(game.why('1 done')).toEqual({ why: 'too-few', atLeast: 1 });
    expect(game.changes('1 trough a0')).toEqual({ '1 a0 trough': [0, 1], 'supply troughs': [10, 9] });
  });

  test('R120 Q10 "take" and "add": the Country House brings its cow and its expansion', () => {
    const game = gather(new Scenario({ buildings: 'country-house' }), 1).play(
      '1 special-1; build country-house; at b1',
    );
    expect(game.offered()).toEqual(['expand left', 'expand right']);
    expect(game.why('1 pass')).toMatchObject({ why: 'not-asked' });
    game.play('1 expand left');
    expect([game.player(1).farm.columns, has(game, 1, 'cow')]).toEqual([3, 1]);
  });

  test('R120 as far as possible: without an expansion left only the cow', () => {
    const game = new Scenario({ buildings: 'country-house' });
    for (let round = 1; round <= 5; round++) {
      game.play(`
        1 expand; expand right
        2 stone-1
        1 wood-3
        2 building-resources
        1 stone-2
        2 reed-sheep`);
    }
    expect(game.changes('1 special-1; build country-house; at b1')).toEqual({
      'worker special-1': [0, 1],
      'offer country-house': [1, 0],
      '1 wood': [15, 12],
      '1 stone': [10, 7],
      '1 cow': [0, 1],
      '1 b1': [0, 'country-house'],
    });
  });

  test('R120 "may": the parts of the Servants Hut can be left out', () => {
    const game = gather(new Scenario({ buildings: 'servants-hut' }), 1);
    expect(game.changes('1 special-1; build servants-hut; at b1; done; done')).toEqual({
      'worker special-1': [0, 1],
      'offer servants-hut': [1, 0],
      '1 wood': [4, 2],
      '1 b1': [0, 'servants-hut'],
    });
  });
});

describe('R123 before breeding', () => {
  test('R123 once before each breeding phase, from the round of its building on, without a worker', () => {
    const game = gather(new Scenario({ buildings: 'trading-station' }), 2).play(`
      1 special-1; build trading-station; at b1
      2 stone-1
      1 wood-3
      2 reed-sheep
      1 stone-2
      2 building-resources`);
    expect(game.asked()).toEqual([{ seat: 1, kind: 'beforeBreeding', open: false }]);
    game.play('1 trading-station; trade wood stone pig');
    expect(game.state.round).toBe(4);
    expect(game.why('1 trading-station')).toMatchObject({ why: 'not-at-any-time' });
    gather(game, 1);
    expect(game.asked()).toEqual([{ seat: 1, kind: 'beforeBreeding', open: false }]);
    expect(game.offered()).toEqual(['trading-station', 'done']);
    game.play('1 done');
    expect([game.state.round, has(game, 1, 'pig')]).toEqual([5, 1]);
  });
});

describe('R124 building through an effect follows the rules of placing', () => {
  const withWorkshop = () =>
    gather(new Scenario({ buildings: 'home-workshop' }), 2).play(`
      1 special-1; build home-workshop; at b1
      2 stone-1
      1 stone-2
      2 reed-sheep
      1 wood-3
      2 building-resources`);

  test('R124 a stall needs a space without a building, and its cost', () => {
    const game = withWorkshop().play('1 home-workshop');
    expect(game.offered().sort()).toEqual(['at a0', 'at a1', 'at b0', 'at c1']);
    expect(game.why('1 at b1')).toMatchObject({ why: 'cannot-stand-there' });
    game.play('1 at a1');
    expect(game.board()).toMatchObject({ round: 4, '1 a1': 'stall', '1 stone': 5, 'supply tiles': 4 });
    expect(game.board()['1 reed']).toBeUndefined();
  });

  test('R124 without a tile in the supply there is no stall', () => {
    const game = withWorkshop().play('1 home-workshop; at a1');
    for (const cell of ['a0', 'b0', 'c1']) {
      gather(game, 1).play(`1 home-workshop; at ${cell}`);
    }
    game.play('1 expand; expand right\n2 stone-1\n1 building-resources\n2 reed-sheep\n1 stone-2\n2 wood-3');
    game.play('1 home-workshop; at a2');
    expect([game.state.round, game.state.tiles]).toEqual([8, 0]);
    gather(game, 1);
    expect(has(game, 1, 'reed')).toBeGreaterThan(0);
    expect(game.asked()).toEqual([]);
  });

  test('R124 with the Cottage Extension it must stand beside a building', () => {
    const game = new Scenario({ buildings: 'cottage-extension,home-workshop' }).play(`
      1 wood-3
      2 stone-1
      1 special-1; build cottage-extension; at b0
      2 reed-sheep
      1 building-resources
      2 walls; border a0n; done
      1 expand; expand right`);
    game.play('2 stone-1\n1 special-1; build home-workshop; at b1\n2 reed-sheep\n1 stone-2\n2 wood-3');
    game.play(
      '1 building-resources\n2 stone-1\n1 start-wood\n2 stone-2\n1 expand; expand right\n2 reed-sheep',
    );
    game.play('1 home-workshop');
    expect(game.offered().sort()).toEqual(['at a0', 'at a1', 'at b2', 'at c1']);
    expect(game.why('1 at a2')).toMatchObject({ why: 'cannot-stand-there' });
  });
});
