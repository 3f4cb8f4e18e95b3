import { spaces } from '@furrow/creatures/spaces';
import { Scenario } from '@furrow/testkit/scenario';
import { describe, expect, test } from 'vitest';
import { gather, has, lastGained, roundsWithout } from './rounds';

const workers = (game: Scenario) => Object.keys(game.board()).filter((name) => name.startsWith('worker '));

describe('R76 using an accumulating space takes everything on it', () => {
  test('R76 resources go into the own supply', () => {
    const game = roundsWithout(new Scenario(), 2, 'wood-3');
    expect(game.changes('1 wood-3')).toEqual({
      'worker wood-3': [0, 1],
      'on wood-3': [9, 0],
      '1 wood': [has(game, 1, 'wood') - 9, has(game, 1, 'wood')],
    });
  });

  test('R76 borders go into the own supply', () => {
    const game = roundsWithout(new Scenario(), 2);
    expect(game.changes('1 expand; expand left')).toEqual({
      'worker expand': [0, 1],
      'on expand': [3, 0],
      'supply expansions': [4, 3],
      '1 columns': [2, 3],
      '1 border': [9, 12],
    });
  });

  test('R76 animals are accommodated', () => {
    const game = new Scenario();
    expect(game.changes('1 cow-pigs')).toEqual({
      'worker cow-pigs': [0, 1],
      'on cow-pigs': [1, 0],
      '1 cow': [0, 1],
    });
    game.play('2 stone-1');
    game.play('1 horse-sheep');
    expect(game.asked()).toEqual([{ seat: 1, kind: 'settle', open: false }]);
    expect(game.offered().sort()).toEqual(['keep 1 cow', 'keep 1 horse']);
  });
});

describe('R77 the workers go home after the sixth', () => {
  test('R77 all workers go home together, and every space is open again', () => {
    const game = new Scenario().play('wood-3\nstone-1\nstone-2\nbuilding-resources\nreed-sheep');
    expect(workers(game)).toHaveLength(5);
    expect(game.why('2 wood-3')).toEqual({ why: 'occupied', space: 1 });
    game.play('2 pig-sheep');
    expect(workers(game)).toEqual([]);
    expect(game.state.round).toBe(2);
    expect(game.offered()).toEqual(
      expect.arrayContaining([
        'wood-3',
        'stone-1',
        'stone-2',
        'building-resources',
        'reed-sheep',
        'pig-sheep',
      ]),
    );
  });

  test("R77 the Steward's Office comes between the sixth worker and going home", () => {
    const game = gather(new Scenario({ buildings: 'stewards-office' }), 2).play(`
      1 special-1; build stewards-office; at b1
      2 stone-1
      1 wood-3
      2 stone-2
      1 building-resources
      2 reed-sheep`);
    expect(game.asked()).toEqual([{ seat: 1, kind: 'useSpace', open: false }]);
    expect(workers(game)).toHaveLength(6);
    game.play('1 pass');
    expect(workers(game)).toEqual([]);
    expect(game.state.round).toBe(4);
  });
});

describe('R78 the start player marker moves only through start-wood', () => {
  test('R78 every other space leaves it where it is', () => {
    const game = new Scenario({ buildings: 'shelter' }).play(`
      1 wood-3
      2 expand; expand right
      1 building-resources
      2 stone-2
      1 special-1; build shelter; at b1; cow
      2 troughs; trough a0`);
    expect(game.board()).toMatchObject({ round: 2, marker: 1 });
    game.play(`
      1 walls; border a0n; done
      2 stone-1
      1 fences; border a1n; done
      2 cow-pigs
      1 reed-sheep
      2 wood-3`);
    expect(game.board()).toMatchObject({ round: 3, marker: 1 });
    expect(game.asked()).toEqual([{ seat: 1, kind: 'work', open: false }]);
  });

  test('R78 start-wood moves it at once', () => {
    const game = new Scenario().play('1 wood-3');
    expect(game.changes('2 start-wood')).toEqual({
      'worker start-wood': [0, 2],
      'on start-wood': [1, 0],
      '2 wood': [0, 1],
      marker: [1, 2],
    });
  });
});

describe('R79 the end of a round and of the game', () => {
  test('R79 a round ends when both players have finished breeding', () => {
    const game = new Scenario().play(`
      1 pig-sheep
      2 cow-pigs
      1 troughs; trough a0
      2 stone-1
      1 wood-3
      2 stone-2
      1 pig-sheep
      2 troughs; trough a0
      1 wood-3
      2 cow-pigs
      1 stone-1
      2 stone-2`);
    expect(game.asked().map((one) => one.seat)).toEqual([1, 2]);
    expect(game.state.round).toBe(2);
    game.play('2 keep 2 cow');
    expect(game.asked()).toEqual([{ seat: 1, kind: 'settle', open: false }]);
    expect(game.state.round).toBe(2);
    game.play('1 keep 2 pig');
    expect(game.state.round).toBe(3);
    expect(game.asked()).toMatchObject([{ kind: 'work' }]);
  });

  test('R79 after rounds 1 to 7 the next round begins, after round 8 the game ends', () => {
    const game = new Scenario();
    for (let round = 1; round <= 8; round++) {
      expect(game.state.round).toBe(round);
      expect(game.asked()).toEqual([{ seat: 1, kind: 'work', open: false }]);
      roundsWithout(game, 1);
    }
    expect(game.state.round).toBe(8);
    expect(game.asked()).toEqual([]);
    expect(game.why('1 wood-3')).toEqual({ why: 'game-over' });
  });

  test('R79 round 8 ends after the extra breeding phase of the Breeding Station', () => {
    const game = gather(new Scenario({ buildings: 'breeding-station,stone-carver' }), 2);
    game.play(`
      1 special-1; build breeding-station; at b1
      2 stone-1
      1 special-2; build stone-carver; at b0
      2 reed-sheep
      1 pig-sheep
      2 troughs; trough a0`);
    const full = '1 keep 1 pig 2 sheep';
    game.play(`${full}\n1 no`);
    for (let round = 4; round <= 7; round++) gather(game, 1).play(`${full}\n1 no`);
    gather(game, 1);
    expect(game.asked()).toEqual([{ seat: 1, kind: 'settle', open: false }]);
    game.play(full);
    expect(game.asked()).toEqual([{ seat: 1, kind: 'settle', open: false }]);
    game.play(full);
    expect(game.asked()).toEqual([{ seat: 1, kind: 'may', open: false }]);
    game.play('1 no');
    expect(game.asked()).toEqual([]);
  });
});

const AFTER_REFILL: readonly [space: string, goods: (round: number) => Record<string, number>][] = [
  ['start-wood', (r) => ({ wood: r })],
  ['wood-3', (r) => ({ wood: 3 * r })],
  ['stone-1', (r) => ({ stone: r })],
  ['stone-2', (r) => ({ stone: 2 * r })],
  ['expand', (r) => ({ border: r })],
  ['reed-sheep', (r) => ({ reed: 1, sheep: r - 1 })],
  ['pig-sheep', (r) => ({ pig: 1, sheep: r - 1 })],
  ['cow-pigs', (r) => ({ cow: 1, pig: r - 1 })],
  ['horse-sheep', (r) => ({ horse: 1, sheep: r - 1 })],
];

/** What a seat gets from a space that nobody has used before this round. */
function fromUntouched(space: string, round: number): Record<string, number> {
  const game = roundsWithout(new Scenario(), round - 1, space).play(`1 ${space}`);
  if (space === 'expand') game.play('1 expand right');
  return lastGained(game);
}

describe('goods on an untouched space after the refill of each round', () => {
  test.each(AFTER_REFILL)('E8 E9 R69 R70 %s', (space, goods) => {
    for (let round = 1; round <= 8; round++) {
      const expected = Object.fromEntries(Object.entries(goods(round)).filter(([, count]) => count > 0));
      expect([round, fromUntouched(space, round)]).toEqual([round, expected]);
    }
  });

  test('E8 the other spaces hold nothing in any round', () => {
    const accumulating = AFTER_REFILL.map(([space]) => space);
    const game = new Scenario();
    for (let round = 1; round <= 8; round++) {
      const laden = spaces.map(({ id }) => id).filter((id) => (game.board()[`on ${id}`] ?? 0) !== 0);
      expect(laden).toEqual(spaces.map(({ id }) => id).filter((id) => accumulating.includes(id)));
      roundsWithout(game, 1);
    }
  });
});

test.each([
  ['reed-sheep', { reed: 1, sheep: 2 }, { reed: 1 }],
  ['pig-sheep', { pig: 1, sheep: 2 }, { pig: 1 }],
  ['cow-pigs', { cow: 1, pig: 2 }, { cow: 1 }],
  ['horse-sheep', { horse: 1, sheep: 2 }, { horse: 1 }],
])('E9 %s used in round 3 gets its first good again in round 4', (space, inThree, inFour) => {
  const game = roundsWithout(new Scenario(), 2, space).play(`1 ${space}; keep nothing`);
  expect(lastGained(game)).toEqual(inThree);
  expect(game.board()[`on ${space}`]).toBeUndefined();
  const others = ['stone-1', 'stone-2', 'wood-3', 'building-resources', 'start-wood'];
  game.play(others.join('\n'));
  expect(game.board()).toMatchObject({ round: 4, [`on ${space}`]: 1 });
  game.play(space);
  expect(lastGained(game)).toEqual(inFour);
});

test('E10 the border supply counts the rounds still to come: 7 after the first refill, none after the eighth', () => {
  const game = new Scenario();
  const left: number[] = [];
  for (let round = 1; round <= 8; round++) {
    left.push(game.state.borders);
    roundsWithout(game, 1);
  }
  expect(left).toEqual([7, 6, 5, 4, 3, 2, 1, 0]);
});

test('E17 R82 start-wood changes the order from the next round on, until the marker moves again', () => {
  const game = new Scenario({ start: 1 }).play('1 wood-3\n2 start-wood');
  const order: number[] = [];
  const place = (space: string) => {
    order.push(game.asked()[0].seat);
    game.play(space);
  };
  for (const space of ['stone-1', 'stone-2', 'building-resources', 'reed-sheep']) place(space);
  expect(order).toEqual([1, 2, 1, 2]);
  for (const round of [2, 3]) {
    order.length = 0;
    for (const space of ['wood-3', 'stone-1', 'stone-2', 'building-resources', 'reed-sheep', 'walls'])
      place(space);
    expect(order).toEqual([2, 1, 2, 1, 2, 1]);
    game.play(`1 border a${round - 2}n; done`);
  }
  expect(game.asked()).toEqual([{ seat: 2, kind: 'work', open: false }]);
});
