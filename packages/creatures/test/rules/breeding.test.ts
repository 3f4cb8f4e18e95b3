import { Scenario } from '@furrow/testkit/scenario';
import { describe, expect, test } from 'vitest';
import { newbornTypes, roomForNewborns } from '../../src/newborns';
import { gather, has } from './rounds';

/** Round 2 but for its last worker: the start player has 2 pigs, the other 2 cows, both a Cottage and a trough. */
function pairs(start: 1 | 2 = 1): Scenario {
  const [one, two] = start === 1 ? [1, 2] : [2, 1];
  return new Scenario({ start }).play(`
    ${one} pig-sheep
    ${two} cow-pigs
    ${one} troughs; trough a0
    ${two} stone-1
    ${one} wood-3
    ${two} stone-2
    ${one} pig-sheep
    ${two} troughs; trough a0
    ${one} wood-3
    ${two} cow-pigs
    ${one} stone-1`);
}

/** Round 3 but for its last worker: seat 1 has 2 cows and 2 pigs, the Cottage and three troughs. */
function fourPlaces(): Scenario {
  return new Scenario().play(`
    1 cow-pigs
    2 stone-1
    1 troughs; trough a0
    2 stone-2
    1 pig-sheep
    2 wood-3
    1 cow-pigs; keep 1 pig 1 cow
    2 stone-1
    1 troughs; trough b0
    2 stone-2
    1 start-wood
    2 wood-3
    1 cow-pigs
    2 stone-1
    1 troughs; trough b1
    2 stone-2
    1 pig-sheep; keep 2 pig 2 cow`);
}

const animals = (game: Scenario, seat: 1 | 2) =>
  (['sheep', 'pig', 'cow', 'horse'] as const).map((type) => has(game, seat, type));

describe('newborns', () => {
  test('R102 R105 before they breed it can be told which newborns there will be and how many find room', () => {
    const [one, two] = fourPlaces().state.players;
    expect([newbornTypes(one), roomForNewborns(one)]).toEqual([0b0110, 0]);
    expect([newbornTypes(two), roomForNewborns(two)]).toEqual([0, 0]);
    const game = new Scenario().play(`
      1 pig-sheep
      2 stone-1
      1 troughs; trough a0
      2 stone-2
      1 building-resources
      2 wood-3
      1 pig-sheep
      2 stone-1
      1 troughs; trough b0`);
    const [owner] = game.state.players;
    expect([newbornTypes(owner), roomForNewborns(owner)]).toEqual([0b0010, 1]);
    game.play(`
      2 stone-2
      1 building-resources
      2 wood-3`);
    expect(animals(game, 1)).toEqual([0, 3, 0, 0]);
  });

  test('R102 two animals of a type have a newborn, one animal has none', () => {
    const game = new Scenario().play(`
      1 pig-sheep
      2 cow-pigs
      1 troughs; trough a0
      2 stone-1
      1 stone-2
      2 wood-3`);
    expect([game.state.round, animals(game, 1), animals(game, 2)]).toEqual([2, [0, 1, 0, 0], [0, 0, 1, 0]]);
    game.play(`
      1 pig-sheep
      2 stone-1
      1 troughs; trough b0
      2 stone-2
      1 building-resources`);
    expect(animals(game, 1)).toEqual([0, 2, 0, 0]);
    game.play('2 wood-3');
    expect([game.state.round, animals(game, 1), animals(game, 2)]).toEqual([3, [0, 3, 0, 0], [0, 0, 1, 0]]);
    expect(game.heard.filter((one) => one.event === 'born')).toEqual([
      { event: 'born', seat: 0, animals: [4] },
    ]);
  });

  test('E11 R103 two pairs of sheep in two stalls have one newborn', () => {
    const game = gather(new Scenario(), 1).play(`
      1 stall; at a1
      2 stone-1
      1 stone-2
      2 reed-sheep
      1 building-resources
      2 walls; border b0w; done
      1 stall; at b1
      2 stone-1
      1 horse-sheep
      2 reed-sheep
      1 wood-3
      2 stone-2`);
    expect([game.state.round, animals(game, 1)]).toEqual([4, [3, 0, 0, 1]]);
    game.play('1 pig-sheep; keep 4 sheep\n2 stone-1\n1 wood-3\n2 stone-2\n1 building-resources');
    expect(animals(game, 1)).toEqual([4, 0, 0, 0]);
    game.play('2 start-wood');
    expect([game.state.round, animals(game, 1)]).toEqual([5, [5, 0, 0, 0]]);
  });

  test('R103 however many pairs: 6 sheep have one newborn', () => {
    const game = gather(new Scenario(), 4).play(`
      1 fences; border a0n a0w b0w a1n a1e b1e c1s c1e; done
      2 stone-1
      1 horse-sheep
      2 reed-sheep
      1 pig-sheep; keep 6 sheep`);
    game.play('2 stone-2');
    expect([game.state.round, animals(game, 1)]).toEqual([6, [7, 0, 0, 0]]);
  });

  test('E12 the parents stand apart, one in the Cottage, one at a trough', () => {
    const game = new Scenario().play(`
      1 pig-sheep
      2 stone-1
      1 troughs; trough a0
      2 stone-2
      1 reed-sheep
      2 wood-3
      1 pig-sheep
      2 stone-1
      1 troughs; trough b1
      2 stone-2
      1 start-wood
      2 wood-3`);
    expect([game.state.round, animals(game, 1)]).toEqual([3, [0, 3, 0, 0]]);
  });

  test('R104 the parents need not stand in the same place: one in the Shelter, one in the Cottage', () => {
    const game = gather(new Scenario(), 1).play(`
      1 special-1; build shelter; at b1; pig
      2 stone-1
      1 pig-sheep; keep 2 pig
      2 stone-2
      1 wood-3`);
    expect(animals(game, 1)).toEqual([0, 2, 0, 0]);
    game.play('2 reed-sheep');
    expect([game.asked()[0].kind, animals(game, 1)]).toEqual(['settle', [0, 3, 0, 0]]);
  });
});

describe('R105 a newborn must be accommodated at once', () => {
  test('R105 without room the owner says what is kept', () => {
    const game = pairs().play('2 stone-2\n2 keep 2 cow');
    expect(game.offered(1)).toEqual(['keep 2 pig']);
    expect(game.why('1 keep 3 pig')).toEqual({ why: 'no-room' });
    game.play('1 keep 2 pig');
    expect([game.state.round, animals(game, 1)]).toEqual([3, [0, 2, 0, 0]]);
  });

  test('R105 the animals are rearranged if that makes room', () => {
    const game = gather(new Scenario(), 1).play(`
      1 stall; at b1
      2 stone-1
      1 pig-sheep
      2 wood-3
      1 troughs; trough a0; done
      2 stone-2
      1 reed-sheep
      2 stone-1
      1 stone-2
      2 wood-3
      1 building-resources`);
    expect(animals(game, 1)).toEqual([2, 1, 0, 0]);
    game.play('2 start-wood');
    expect([game.state.round, animals(game, 1)]).toEqual([4, [3, 1, 0, 0]]);
  });

  test('Q16 other animals may be let go to make room', () => {
    const game = fourPlaces().play('2 wood-3');
    for (const way of ['keep 3 pig 1 cow', 'keep 1 pig 3 cow', 'keep 2 pig 2 cow'])
      expect(game.offered()).toContain(way);
    expect(game.why('1 keep 3 pig 2 cow')).toEqual({ why: 'no-room' });
    game.play('1 keep 3 pig');
    expect(animals(game, 1)).toEqual([0, 3, 0, 0]);
  });
});

describe('R106 the numbers at the moment of breeding decide, for all types at once', () => {
  test('R106 Q15 all newborns are there before any is accommodated', () => {
    const game = fourPlaces().play('2 wood-3');
    expect(game.asked()).toEqual([{ seat: 1, kind: 'settle', open: false }]);
    expect(animals(game, 1)).toEqual([0, 3, 3, 0]);
  });

  test('Q15 letting parents of one type go does not cancel the newborn of it', () => {
    const game = fourPlaces().play('2 wood-3\n1 keep 1 pig 3 cow');
    expect([game.state.round, animals(game, 1)]).toEqual([4, [0, 1, 3, 0]]);
    expect(game.heard.filter((one) => one.event === 'born').at(-1)).toEqual({
      event: 'born',
      seat: 0,
      animals: [4, 5],
    });
  });

  test('R106 a newborn of this phase is not a parent in it', () => {
    const game = gather(new Scenario({ buildings: 'fertility-center' }), 2).play(`
      1 special-1; build fertility-center; at b1
      2 stone-1
      1 cow-pigs; keep 1 pig
      2 reed-sheep
      1 troughs; trough a0 b0; done
      2 stone-2`);
    expect([game.state.round, animals(game, 1)]).toEqual([4, [0, 2, 0, 0]]);
  });
});

describe('R108 both players breed', () => {
  test('R108 Q14 at the same time: both are asked, the order of the answers does not matter', () => {
    const one = pairs().play('2 stone-2');
    expect(one.asked()).toEqual([
      { seat: 1, kind: 'settle', open: false },
      { seat: 2, kind: 'settle', open: false },
    ]);
    expect([animals(one, 1), animals(one, 2)]).toEqual([
      [0, 3, 0, 0],
      [0, 0, 3, 0],
    ]);
    one.play('1 keep 2 pig\n2 keep 1 cow');
    const two = pairs().play('2 stone-2\n2 keep 1 cow\n1 keep 2 pig');
    expect(two.board()).toEqual(one.board());
    expect(two.state.round).toBe(3);
  });

  test('Q14 the start player of the round is asked first', () => {
    expect(
      pairs(2)
        .play('1 stone-2')
        .asked()
        .map((one) => one.seat),
    ).toEqual([2, 1]);
  });
});
