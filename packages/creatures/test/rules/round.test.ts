import type { Event } from '@furrow/creatures/events';
import { creatures } from '@furrow/creatures/game';
import { spaces } from '@furrow/creatures/spaces';
import { randomGame } from '@furrow/testkit/random-game';
import { Scenario } from '@furrow/testkit/scenario';
import { describe, expect, test } from 'vitest';
import { roundsWithout } from './rounds';

/** Room for five animals of any types: four troughs alone and the Cottage. */
const ROOM = { troughs: 'a0 b0 a1 b1' };

/** The spaces that only hand out goods. */
const HANDING_OUT = [
  'start-wood',
  'wood-3',
  'stone-1',
  'stone-2',
  'building-resources',
  'expand',
  'reed-sheep',
  'pig-sheep',
  'cow-pigs',
  'horse-sheep',
];

/** What lies on the spaces. */
function onSpaces(game: Scenario): Record<string, string | number> {
  return Object.fromEntries(Object.entries(game.board()).filter(([name]) => name.startsWith('on ')));
}

describe('R68 the course of the game', () => {
  test('R68 eight rounds of refill, work, home and breeding', () => {
    const game = new Scenario().lay(1, { at: { b1: 'stable' } }).give(1, { sheep: 2 });
    while (game.state.round < 8) roundsWithout(game.give(1, { sheep: 2 }), 1);
    roundsWithout(game.give(1, { sheep: 2 }), 1);
    const phases = (game.heard as readonly Event[])
      .map((one) => one.event)
      .filter((event) => ['round', 'used', 'homeward', 'born', 'over'].includes(event));
    const round = ['round', ...Array.from({ length: 6 }, () => 'used'), 'homeward', 'born'];
    expect(phases).toEqual([...Array.from({ length: 8 }, () => round).flat(), 'over']);
  });

  test('R68 nothing can be done after round 8', () => {
    const game = roundsWithout(new Scenario(), 7);
    expect(game.asked()).toEqual([{ seat: 1, kind: 'work', open: false }]);
    roundsWithout(game, 1);
    expect(game.asked()).toEqual([]);
    expect(game.board()).toMatchObject({ round: 8 });
    expect(game.why('1 wood-3')).toEqual({ why: 'game-over' });
  });
});

describe('R69 the refill', () => {
  test('R69 goods are added to what was left; other spaces get nothing', () => {
    const game = new Scenario();
    expect(onSpaces(game)).toEqual({
      'on start-wood': 1,
      'on wood-3': 3,
      'on stone-1': 1,
      'on stone-2': 2,
      'on expand': 1,
      'on reed-sheep': 1,
      'on pig-sheep': 1,
      'on cow-pigs': 1,
      'on horse-sheep': 1,
    });
    game.play('wood-3\nstone-2\nreed-sheep\npig-sheep\nhorse-sheep\nbuilding-resources');
    expect(onSpaces(game)).toEqual({
      'on start-wood': 2,
      'on wood-3': 3,
      'on stone-1': 2,
      'on stone-2': 2,
      'on expand': 2,
      'on reed-sheep': 1,
      'on pig-sheep': 1,
      'on cow-pigs': 2,
      'on horse-sheep': 1,
    });
  });

  test.each([
    ['wood-3', 'wood', 3],
    ['stone-1', 'stone', 1],
    ['stone-2', 'stone', 2],
  ])('R69 what gathers on %s is all %s, %i a round', (space, good, each) => {
    const game = roundsWithout(new Scenario(), 2, space).give(1, { [good]: 0 });
    expect(game.changes(`1 ${space}`)).toEqual({
      [`worker ${space}`]: [0, 1],
      [`on ${space}`]: [3 * each, 0],
      [`1 ${good}`]: [0, 3 * each],
    });
  });

  test('R69 comes at the start of a round, not at the end of the one before', () => {
    const game = roundsWithout(new Scenario(), 8);
    expect(onSpaces(game)).toMatchObject({ 'on expand': 8, 'on cow-pigs': 8 });
    expect(onSpaces(game)).not.toHaveProperty('on wood-3');
  });
});

describe('R70 spaces with a second good in brackets', () => {
  const two = [
    ['reed-sheep', 'reed', 'sheep'],
    ['pig-sheep', 'pig', 'sheep'],
    ['cow-pigs', 'cow', 'pig'],
    ['horse-sheep', 'horse', 'sheep'],
  ] as const;

  test.each(two)('R70 %s gets 1 %s when it is empty and 1 %s otherwise', (space, first, second) => {
    const game = roundsWithout(new Scenario(), 2, space).lay(1, ROOM);
    game.give(1, { reed: 0, sheep: 0, pig: 0, cow: 0, horse: 0 });
    expect(game.changes(`1 ${space}`)).toEqual({
      [`worker ${space}`]: [0, 1],
      [`on ${space}`]: [3, 0],
      [`1 ${first}`]: [0, 1],
      [`1 ${second}`]: [0, 2],
    });
  });

  test.each(two)('R70 after %s was emptied it begins again with 1 %s', (space, first) => {
    const game = new Scenario().play(`1 ${space}`).give(1, { [first]: 0 });
    const others = HANDING_OUT.filter(
      (one) => one !== space && !['expand', 'cow-pigs', 'horse-sheep'].includes(one),
    );
    game.play(others.slice(0, 5).join('\n')).lay(1, ROOM);
    expect(game.board()).toMatchObject({ round: 2, [`on ${space}`]: 1 });
    game.give(1, { reed: 0, sheep: 0, pig: 0, cow: 0, horse: 0 });
    if (game.asked()[0].seat === 2) game.play('2 stone-1');
    expect(game.changes(`1 ${space}`)).toEqual({
      [`worker ${space}`]: [0, 1],
      [`on ${space}`]: [1, 0],
      [`1 ${first}`]: [0, 1],
    });
  });
});

test('R71 after the refill of round r the supply has 8 - r borders', () => {
  const game = new Scenario();
  for (let round = 1; round <= 8; round++) {
    expect(game.board()).toMatchObject({ round, 'supply borders': 8 - round, 'on expand': round });
    roundsWithout(game, 1);
  }
  const used = new Scenario().play(
    'expand; expand left\nwood-3\nstone-1\nstone-2\nbuilding-resources\nreed-sheep',
  );
  expect(used.board()).toMatchObject({ round: 2, 'supply borders': 6, 'on expand': 1 });
});

test.each([
  [1, 2],
  [2, 1],
] as const)(
  'R72 with player %i as start player the players alternate until all six workers are placed',
  (start, other) => {
    const game = new Scenario({ start });
    const order = [start, other, start, other, start, other];
    ['wood-3', 'stone-1', 'stone-2', 'building-resources', 'reed-sheep', 'pig-sheep'].forEach((space, i) => {
      expect(game.asked()).toEqual([{ seat: order[i], kind: 'work', open: false }]);
      expect(game.why(`${3 - order[i]} ${space}`)).toEqual({ why: 'not-your-turn', waitsFor: order[i] - 1 });
      game.play(`${order[i]} ${space}`);
    });
    expect(game.board()).toMatchObject({ round: 2 });
  },
);

describe('R73 placing a worker', () => {
  test('R73 the whole action is carried out at once', () => {
    const game = new Scenario();
    expect(game.changes('1 start-wood')).toEqual({
      'worker start-wood': [0, 1],
      'on start-wood': [1, 0],
      '1 wood': [0, 1],
    });
    const second = new Scenario().play('1 wood-3');
    expect(second.changes('2 start-wood')).toMatchObject({ '2 wood': [0, 1], marker: [1, 2] });
  });

  test('R73 only spaces of which a part can be carried out may be chosen', () => {
    const game = new Scenario();
    const possible = [...HANDING_OUT, 'walls', 'troughs'];
    expect(game.offered().toSorted()).toEqual(possible.toSorted());
    expect(game.why('1 fences')).toMatchObject({ why: 'cannot-pay' });
    expect(game.why('1 stall')).toMatchObject({ why: 'cannot-pay' });
    expect(game.why('1 stables')).toEqual({ why: 'no-stall' });
    expect(game.why('1 special-1')).toEqual({ why: 'nothing-to-build' });
    expect(game.why('1 special-2')).toEqual({ why: 'nothing-to-build' });
    game.give(1, { border: 0 });
    expect(game.why('1 walls')).toEqual({ why: 'no-borders' });
  });

  test('R73 an action is carried out as far as possible', () => {
    const game = new Scenario();
    game.state.expansions = 0;
    expect(game.changes('1 expand')).toEqual({
      'worker expand': [0, 1],
      'on expand': [1, 0],
      '1 border': [9, 10],
    });
  });

  test('R73 an action that was begun cannot be made impossible by letting animals go', () => {
    const game = new Scenario({ buildings: 'inn' }).lay(1, { troughs: 'a0' });
    game.give(1, { stone: 2, pig: 1, cow: 1 }).play('1 special-1');
    game.why('1 release; keep nothing');
    expect(game.offered().length).toBeGreaterThan(0);
  });
});

test.each(['building-resources', 'wood-3'])(
  'R74 with a worker on it %s is closed to both for the phase',
  (space) => {
    const game = new Scenario().play(`1 ${space}`);
    const refused = { why: 'occupied', space: spaces.findIndex(({ id }) => id === space) };
    expect(game.why(`2 ${space}`)).toEqual(refused);
    expect(game.offered()).not.toContain(space);
    game.play('2 stone-1');
    expect(game.why(`1 ${space}`)).toEqual(refused);
    expect(game.offered()).not.toContain(space);
    game.play('1 stone-2\n2 start-wood\n1 reed-sheep\n2 pig-sheep');
    expect(game.why(`2 ${space}`)).toBeUndefined();
  },
);

describe('R75 a legal placement always exists', () => {
  test('R75 with nothing but the ten spaces that hand out goods, five are left for the last worker', () => {
    const game = new Scenario().give(1, { border: 0 }).give(2, { border: 0 });
    game.state.troughs = 0;
    expect(game.offered()).toEqual(HANDING_OUT);
    game.play('1 cow-pigs\n2 pig-sheep\n1 reed-sheep\n2 horse-sheep; keep nothing\n1 expand; expand left');
    expect(game.offered()).toEqual(['start-wood', 'wood-3', 'stone-1', 'stone-2', 'building-resources']);
  });

  test('R75 in random games every worker finds a space', () => {
    for (let seed = 1; seed <= 6; seed++) {
      const options = { buildings: ['4', '8', '12'][seed % 3] };
      let placements = 0;
      randomGame(
        creatures,
        { seed, options },
        {
          asked: (_, all) => {
            const [first] = all;
            if (first.kind !== 'work') return;
            expect(first.domain.moves().some((move) => move.verb === 'place')).toBe(true);
          },
          answered: (_, { move }) => {
            if (move.verb === 'place') placements++;
          },
        },
      );
      expect(placements).toBeGreaterThanOrEqual(48);
    }
  });
});

describe('Q10 what must be taken', () => {
  test('Q10 an expansion that is left is always added, only the side is free', () => {
    const game = new Scenario().play('1 expand');
    expect(game.offered()).toEqual(['expand left', 'expand right']);
    for (const word of ['done', 'pass', 'no']) expect(game.why(`1 ${word}`)).toEqual({ why: 'not-asked' });
    expect(game.why('2 wood-3')).toMatchObject({ why: 'not-your-turn' });
  });

  test('Q10 the trough of the Feed Storehouse is placed if a space without one exists', () => {
    const game = new Scenario({ buildings: 'feed-storehouse' }).give(1, { wood: 1, reed: 1 });
    game.play('1 special-1; build feed-storehouse; at b1');
    expect(game.offered()).toHaveLength(6);
    expect(game.why('1 done')).toEqual({ why: 'too-few', atLeast: 1 });
    expect(game.changes('1 trough a0')).toEqual({ 'supply troughs': [10, 9], '1 a0 trough': [0, 1] });
    const full = new Scenario({ buildings: 'feed-storehouse' }).give(1, { wood: 1, reed: 1 });
    full.lay(1, { troughs: 'a0 b0 c0 a1 b1 c1' }).play('1 special-1; build feed-storehouse; at b1');
    expect(full.asked()).toEqual([{ seat: 2, kind: 'work', open: false }]);
  });
});
