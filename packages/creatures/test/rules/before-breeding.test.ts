import { Scenario } from '@furrow/testkit/scenario';
import { describe, expect, test } from 'vitest';
import { gather, has } from './rounds';

/** Round 3 but for its last worker: seat 1 has the Rearing Station, the Joinery, 2 pigs and a cow. */
function rearing(): Scenario {
  return gather(new Scenario({ buildings: 'rearing-station,joinery' }), 2).play(`
    1 special-1; build rearing-station; at b1
    2 stone-1
    1 special-2; build joinery; at a1
    2 reed-sheep
    1 cow-pigs`);
}

const animals = (game: Scenario, seat: 1 | 2) =>
  (['sheep', 'pig', 'cow', 'horse'] as const).map((type) => has(game, seat, type));

describe('R107 the order: before breeding, the Rearing Station emptied, newborns determined, accommodated', () => {
  test('R107 Q17 what is built before breeding takes in the animals of the Rearing Station', () => {
    const game = rearing().play('2 stone-2');
    expect(game.asked()).toEqual([{ seat: 1, kind: 'beforeBreeding', open: false }]);
    expect([game.offered(), animals(game, 1)]).toEqual([
      ['joinery', 'done'],
      [0, 2, 1, 0],
    ]);
    game.play('1 joinery; trough a0');
    expect([game.asked()[0].kind, animals(game, 1)]).toEqual(['settle', [0, 2, 1, 0]]);
    expect(game.offered().sort()).toEqual(['keep 1 pig 1 cow', 'keep 2 pig']);
    game.play('1 keep 2 pig');
    expect([game.state.round, animals(game, 1)]).toEqual([4, [0, 3, 0, 0]]);
  });

  test('R107 animals that leave the Rearing Station are no parents any more', () => {
    const game = rearing().play('2 stone-2\n1 done');
    expect(game.offered().sort()).toEqual(['keep 1 cow', 'keep 1 pig']);
    game.play('1 keep 1 pig');
    expect([game.state.round, animals(game, 1)]).toEqual([4, [0, 1, 0, 0]]);
  });

  test('R107 an animal bought before breeding is a parent', () => {
    const game = gather(new Scenario({ buildings: 'trading-station' }), 1).play(`
      1 special-1; build trading-station; at b1
      2 stone-1
      1 pig-sheep; keep 1 pig
      2 stone-2
      1 troughs; trough a0 b0
      2 wood-3`);
    expect(has(game, 1, 'wood')).toBe(0);
    game.play('1 trading-station; trade stone reed pig');
    expect([game.state.round, animals(game, 1)]).toEqual([3, [0, 3, 0, 0]]);
  });

  test('Q19 only newborns may use the emptied Rearing Station until all are accommodated', () => {
    const game = rearing().play('2 stone-2\n1 joinery; trough a0');
    expect(game.why('1 keep 2 pig 1 cow')).toEqual({ why: 'no-room' });
    game.play('1 keep 1 pig 1 cow');
    expect([game.state.round, animals(game, 1)]).toEqual([4, [0, 1, 1, 0]]);
    expect(game.changes('1 cow-pigs')).toMatchObject({ '1 cow': [1, 2] });
  });
});

describe('Q17 Q18 who uses effects before breeding first', () => {
  /** Round 2 but for its last worker: seat 1 has the Joinery, seat 2 the Trading Station and now the marker. */
  function both(): Scenario {
    return new Scenario({ buildings: 'joinery,trading-station' }).play(`
      1 building-resources
      2 stone-2
      1 special-1; build joinery; at b1
      2 wood-3
      1 reed-sheep
      2 special-2; build trading-station; at b1
      1 wood-3
      2 start-wood
      1 walls; border a0n; done
      2 stone-1
      1 reed-sheep`);
  }

  test('Q17 the start player of the round does all of theirs first', () => {
    const game = both().play('2 stone-2');
    expect(game.asked()[0]).toEqual({ seat: 1, kind: 'beforeBreeding', open: false });
    expect(game.offered()).toEqual(['joinery', 'done']);
    game.play('1 done');
    expect(game.asked()[0]).toEqual({ seat: 2, kind: 'beforeBreeding', open: false });
    expect(game.offered()).toEqual(['trading-station', 'done']);
  });

  test('Q18 that is who went first in its work phase, wherever the marker is by then', () => {
    const game = both().play('2 stone-2');
    expect([game.state.marker, game.asked()[0].seat]).toEqual([1, 1]);
    game.play('1 done\n2 done');
    game.play(
      '2 stone-1\n1 stone-2\n2 wood-3\n1 reed-sheep\n2 walls; border a0n; done\n1 building-resources',
    );
    expect(game.asked()[0]).toEqual({ seat: 2, kind: 'beforeBreeding', open: false });
    game.play('2 done');
    expect(game.asked()[0]).toEqual({ seat: 1, kind: 'beforeBreeding', open: false });
  });

  test('Q17 the owner chooses the order of the own ones, each at most once', () => {
    const built = () =>
      gather(new Scenario({ buildings: 'joinery,trading-station' }), 2).play(`
        1 special-1; build joinery; at b1
        2 stone-1
        1 special-2; build trading-station; at a1
        2 reed-sheep
        1 stone-2
        2 wood-3`);
    const first = built();
    expect(first.offered()).toEqual(['joinery', 'trading-station', 'done']);
    first.play('1 trading-station; trade wood stone sheep');
    expect(first.offered()).toEqual(['joinery', 'done']);
    expect(first.why('1 trading-station')).toMatchObject({ why: 'not-at-any-time' });
    first.play('1 joinery; trough a0');
    const second = built().play('1 joinery; trough a0; trading-station; trade wood stone sheep');
    expect(second.board()).toEqual(first.board());
    expect(second.state.round).toBe(4);
  });
});
