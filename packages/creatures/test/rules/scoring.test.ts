import { ANIMALS, type Goods } from '@furrow/creatures/goods';
import { bonusSteps, outcome } from '@furrow/creatures/scoring';
import { Scenario } from '@furrow/testkit/scenario';
import { describe, expect, test } from 'vitest';
import { gather, has, roundsWithout } from './rounds';

/** The points of a seat by category. */
function sheet(game: Scenario, seat: 1 | 2): Record<string, number> {
  const categories = ['animals', 'bonus', 'expansions', 'buildings'];
  return Object.fromEntries(categories.map((one) => [one, game.points(seat, one)]));
}

const given = (goods: Goods) => new Scenario().give(1, goods);

describe('R109 the end of the game', () => {
  /** Seat 1 has 2 pigs and room for a third before the last worker of round 8. */
  const lastTurn = () =>
    roundsWithout(new Scenario(), 7).play(`
      1 troughs; trough a0 b0; done
      2 stone-1
      1 cow-pigs; keep 2 pig
      2 stone-2
      1 wood-3`);

  test('R109 breeding in round 8 is the last thing before scoring', () => {
    const game = lastTurn();
    expect(has(game, 1, 'pig')).toBe(2);
    game.play('2 building-resources');
    expect(game.asked()).toEqual([]);
    expect([game.state.round, has(game, 1, 'pig'), game.points(1, 'animals')]).toEqual([8, 3, 3]);
    expect(game.heard.at(-1)).toEqual({ event: 'over' });
  });
});

describe('animals', () => {
  test('R110 1 point for each animal, whatever its type', () => {
    expect(given({ sheep: 1 }).points(1, 'animals')).toBe(1);
    expect(given({ horse: 1 }).points(1, 'animals')).toBe(1);
    expect(given({ sheep: 4, pig: 3, cow: 2, horse: 1 }).points(1, 'animals')).toBe(10);
    expect(new Scenario().points(1, 'animals')).toBe(0);
  });

  test.each([
    ['sheep', [-3, -3, -3, -3, 0, 0, 0, 0, 1, 1, 1, 2, 2, 3, 4]],
    ['pig', [-3, -3, -3, -3, 0, 0, 0, 1, 1, 2, 2, 3, 4, 5, 6]],
    ['cow', [-3, -3, -3, -3, 0, 0, 1, 1, 2, 2, 3, 4, 5, 6, 7]],
    ['horse', [-3, -3, -3, -3, 0, 1, 1, 2, 2, 3, 4, 5, 6, 7, 8]],
  ] as const)('R111 bonus for 0 to 14 of one type: %s', (type, bonus) => {
    const others = 3 * -3;
    const found = bonus.map((_, n) => given({ [type]: n }).points(1, 'bonus') - others);
    expect(found).toEqual(bonus);
  });

  test('R111 each type of which there are 3 or fewer costs 3 points, also with none at all', () => {
    expect(given({ sheep: 3, pig: 3, cow: 3 }).points(1, 'bonus')).toBe(-12);
    expect(given({ sheep: 4, pig: 4, cow: 4, horse: 4 }).points(1, 'bonus')).toBe(0);
    expect(given({ sheep: 4, pig: 4, cow: 4 }).points(1, 'bonus')).toBe(-3);
  });

  test.each([
    ['sheep', 13],
    ['pig', 11],
    ['cow', 10],
    ['horse', 9],
  ] as const)('R112 each %s beyond %i gives 1 bonus point more', (type, last) => {
    const bonus = (n: number) => given({ [type]: n }).points(1, 'bonus') + 9;
    expect([0, 1, 2, 10].map((more) => bonus(last + more))).toEqual([3, 4, 5, 13]);
    expect(bonus(last - 1)).toBe(2);
  });

  test('E19 the numbers of the first page', () => {
    const game = new Scenario().give(1, { sheep: 12, pig: 7, cow: 5 }).lay(1, {
      columns: 4,
      at: { c0: 'half-timbered-house', a1: 'stable', b1: 'stall', a2: 'pen', b2: 'hay-rack', c2: 'barn' },
      troughs: 'a3 b3 c3',
    });
    expect(sheet(game, 1)).toEqual({ animals: 24, bonus: 2 + 1 + 0 - 3, expansions: 8, buildings: 10 });
    expect(game.points(1)).toBe(42);
    expect(ANIMALS.map((type) => has(game, 1, type))).toEqual([12, 7, 5, 0]);
  });
});

describe('expansions', () => {
  const expanded = (side: string) => gather(new Scenario(), 3).play(`1 expand; expand ${side}\n2 stone-1`);

  test.each(['left', 'right'])(
    'R113 an expansion on the %s whose three spaces are all used gives 4',
    (side) => {
      const column = side === 'left' ? -1 : 2;
      const two = expanded(side).play(`1 troughs; trough a${column} b${column}; done`);
      expect(two.points(1, 'expansions')).toBe(0);
      const three = expanded(side).play(`1 troughs; trough a${column} b${column} c${column}; done`);
      expect(three.points(1, 'expansions')).toBe(4);
    },
  );

  test('R113 a building, a trough and a finished pasture use a space, an unfinished one does not', () => {
    const game = expanded('right').play(`
      1 stall; at b2
      2 reed-sheep
      1 troughs; trough c2; done
      2 stone-2
      1 fences; border a2n a2e; done
      2 wood-3`);
    expect(game.points(1, 'expansions')).toBe(0);
    game.play('1 walls; border a2w; done');
    expect(game.points(1, 'expansions')).toBe(4);
  });

  test('R113 every fully used expansion counts', () => {
    const game = new Scenario().lay(1, { columns: 4, troughs: 'a2 b2 c2 a3 b3' });
    expect(game.points(1, 'expansions')).toBe(4);
    expect(game.lay(1, { troughs: 'c3' }).points(1, 'expansions')).toBe(8);
  });

  test('R114 the starting board gives nothing and does not matter for the expansions', () => {
    const board = gather(new Scenario(), 4).play('1 troughs; trough a0 b0 a1 b1 c1; done');
    expect(board.points(1, 'expansions')).toBe(0);
    const beside = new Scenario().lay(1, { columns: 3, troughs: 'a2 b2 c2' });
    expect(beside.points(1, 'expansions')).toBe(4);
  });
});

describe('buildings and the final score', () => {
  test('R115 stalls, stables and special buildings give their points', () => {
    expect(new Scenario().points(1, 'buildings')).toBe(0);
    expect(gather(new Scenario(), 1).play('1 stall; at b1').points(1, 'buildings')).toBe(1);
    const game = new Scenario().lay(1, {
      at: { a0: 'stable', a1: 'stable', b0: 'stall', c0: 'half-timbered-house' },
    });
    expect([game.pointsOf(1, 'stable'), game.pointsOf(1, 'stall')]).toEqual([8, 1]);
    expect(game.points(1, 'buildings')).toBe(14);
  });

  test('R115 points by a rule may be negative', () => {
    const game = new Scenario().lay(1, {
      columns: 5,
      at: { c1: 'stall', c2: 'stall', c3: 'stall', b1: 'manor', a1: 'stewards-office' },
    });
    expect([game.pointsOf(1, 'manor'), game.pointsOf(1, 'stewards-office')]).toEqual([-1, -3]);
    expect(game.points(1, 'buildings')).toBe(-1);
  });

  test('R116 the final score is the sum of the four categories', () => {
    const game = new Scenario()
      .lay(1, { columns: 3, troughs: 'a2 b2 c2', at: { b1: 'stable' } })
      .give(1, { sheep: 8, pig: 4 });
    expect(sheet(game, 1)).toEqual({ animals: 12, bonus: 1 - 6, expansions: 4, buildings: 4 });
    expect(outcome(game.state).scores).toEqual([15, -12]);
  });

  test('R116 half points are not rounded', () => {
    const game = gather(new Scenario(), 2).play('1 special-1; build storage; at b1');
    expect([has(game, 1, 'wood'), has(game, 1, 'stone'), has(game, 1, 'reed')]).toEqual([6, 6, 1]);
    expect(game.points(1)).toBe(-12 + 6.5);
  });
});

describe('the winner', () => {
  test('R117 the higher final score wins', () => {
    const seat = (one: Goods, two: Goods) =>
      outcome(new Scenario().give(1, one).give(2, two).state).winners[0] + 1;
    expect(seat({ sheep: 1 }, {})).toBe(1);
    expect(seat({ sheep: 1 }, { cow: 2 })).toBe(2);
  });

  test('R117 at the end of a whole game', () => {
    const game = roundsWithout(new Scenario({ start: 1 }), 7).play(`
      1 cow-pigs; keep 1 cow
      2 pig-sheep; keep nothing
      1 wood-3
      2 stone-1
      1 stone-2
      2 building-resources`);
    expect(game.asked()).toEqual([]);
    expect(outcome(game.state)).toEqual({ scores: [-11, -12], winners: [0] });
  });

  test.each([
    [1, 2],
    [2, 1],
  ] as const)('R118 on a tie with seat %i as start player of round 1, seat %i wins', (start, winner) => {
    const game = roundsWithout(new Scenario({ start }), 8);
    expect(game.points(1)).toBe(game.points(2));
    const { winners, tieBreak } = outcome(game.state);
    expect(winners[0] + 1).toBe(winner);
    expect(tieBreak).toEqual({ by: 'place-in-round-1', counts: start === 1 ? [1, 2] : [2, 1] });
  });

  test('R118 who holds the marker at the end does not matter', () => {
    const game = roundsWithout(new Scenario(), 7).play(
      'wood-3\n2 start-wood\nstone-1\n2 pig-sheep; keep nothing\nbuilding-resources\nreed-sheep',
    );
    expect([game.state.marker, game.points(1), game.points(2)]).toEqual([1, -12, -12]);
    expect(outcome(game.state).winners[0]).toBe(1);
  });

  test('Q47 half points are compared exactly', () => {
    const half = new Scenario({ start: 1 }).lay(1, { at: { b1: 'storage' } }).give(1, { wood: 1 });
    expect(outcome(half.state)).toEqual({ scores: [-11.5, -12], winners: [0] });
    const less = new Scenario({ start: 2 }).lay(2, { at: { b1: 'storage' } }).give(1, { cow: 1 });
    less.give(2, { wood: 1 });
    expect(outcome(less.state)).toEqual({ scores: [-11, -11.5], winners: [0] });
  });
});

test('R111 R112 the bonus grows with the fourth animal of a type and at three numbers of its own', () => {
  const steps = (type: number) => bonusSteps(type).map(({ at, gain }) => [at, gain]);
  expect(steps(0)).toEqual([
    [4, 3],
    [8, 1],
    [11, 1],
    [13, 1],
  ]);
  expect(steps(3)).toEqual([
    [4, 3],
    [5, 1],
    [7, 1],
    [9, 1],
  ]);
  expect(bonusSteps(0).map(({ saves }) => saves)).toEqual([true, false, false, false]);
});
