import { AgricolaScenario } from '@furrow/testkit/agricola-scenario';
import { expect, test } from 'vitest';
import { FAMILY, inRound } from './rounds';

const MATERIALS = ['wood', 'clay', 'stone'] as const;

/** What a use of a space changes besides. */
function used(space: string) {
  return { '1 home': [2, 1], [`person ${space}`]: [0, 1] };
}

test.each(MATERIALS)(
  'AG-R501 AG-R502 a room of a %s house costs 5 of the house material and 2 reed',
  (house) => {
    const given = (n: number, reed: number) =>
      inRound(1, 'fencing')
        .lay(1, { house })
        .give(1, { [house]: n, reed });
    const changed = given(5, 2).changes('1 farm-expansion; room a1');
    expect(changed).toEqual({
      ...used('farm-expansion'),
      [`1 ${house}`]: [5, 0],
      '1 reed': [2, 0],
      '1 a1': [0, 'room'],
    });
    for (const [n, reed] of [
      [4, 2],
      [5, 1],
    ]) {
      const poor = given(n, reed);
      if (house === 'wood')
        expect(poor.why('1 farm-expansion; room a1')).toMatchObject({ why: 'cannot-pay' });
      else expect(poor.why('1 farm-expansion')).toMatchObject({ why: 'cannot-pay' });
    }
  },
);

test('AG-R501 a room is never of another material than the house', () => {
  const clay = inRound(1, 'fencing').lay(1, { house: 'clay' }).give(1, { wood: 9, stone: 9, reed: 9 });
  expect(
    clay
      .play('1 farm-expansion')
      .offered()
      .some((words) => words.startsWith('room')),
  ).toBe(false);
  expect(clay.why('1 room a1')).toBeDefined();
  const stone = inRound(1, 'fencing').lay(1, { house: 'stone' }).give(1, { clay: 9, reed: 9 });
  expect(stone.why('1 farm-expansion')).toMatchObject({ why: 'cannot-pay' });
});

test('AG-R503 a room goes on an unused space beside a room', () => {
  const given = () => inRound(1, 'fencing').give(1, { wood: 10, reed: 4 });
  const rooms = (game: AgricolaScenario) =>
    game
      .play('1 farm-expansion')
      .offered()
      .filter((words) => words.startsWith('room'))
      .toSorted();
  expect(rooms(given())).toEqual(['room a1', 'room b2', 'room c2']);
  expect(rooms(given().lay(1, { fields: 'a1' }))).toEqual(['room b2', 'room c2']);
  expect(rooms(given().lay(1, { stables: 'b2' }))).toEqual(['room a1', 'room c2']);
  expect(rooms(given().lay(1, { fences: 'c2n c2s c2w c2e' }))).toEqual(['room a1', 'room b2']);
  expect(given().why('1 farm-expansion; room c5')).toMatchObject({ why: 'cannot-stand-there' });
});

test('AG-R503 without such a space no room can be built', () => {
  const given = (wood: number) =>
    inRound(1, 'fencing').give(1, { wood, reed: 4 }).lay(1, { fields: 'a1', stables: 'b2 c2' });
  const game = given(10).play('1 farm-expansion');
  expect(game.offered().some((words) => words.startsWith('room'))).toBe(false);
  expect(game.why('1 room a2')).toBeDefined();
  const five = inRound(1, 'fences', { seats: 5, options: FAMILY }).give(1, { wood: 5, reed: 2 });
  five.lay(1, { fields: 'a1', stables: 'b2 c2' }).play('1 5-room-or-players');
  expect(five.offered()).toEqual(['players']);
});

test('AG-R504 as many rooms as can be paid, each may lean on the one before', () => {
  const game = inRound(1, 'fencing').give(1, { wood: 15, reed: 6 });
  const changed = game.changes('1 farm-expansion; room c2; room c3; room b3');
  expect(changed).toEqual({
    ...used('farm-expansion'),
    '1 wood': [15, 0],
    '1 reed': [6, 0],
    '1 c2': [0, 'room'],
    '1 c3': [0, 'room'],
    '1 b3': [0, 'room'],
  });
  expect(game.asked()).toMatchObject([{ seat: 2, kind: 'work' }]);
});

test('AG-R504 the 5-player card builds exactly one room and no stable', () => {
  const game = inRound(1, 'fences', { seats: 5, options: FAMILY }).give(1, { wood: 20, reed: 9 });
  expect(game.play('1 5-room-or-players; room').offered().toSorted()).toEqual([
    'room a1',
    'room b2',
    'room c2',
  ]);
  expect(game.why('1 stable a5')).toBeDefined();
  expect(game.changes('1 room a1')).toEqual({ '1 wood': [20, 15], '1 reed': [9, 7], '1 a1': [0, 'room'] });
  expect(game.asked()).toMatchObject([{ seat: 2, kind: 'work' }]);
});

test.each([
  ['wood', 'clay', 'b1 c1', 2],
  ['wood', 'clay', 'a1 b1 c1 b2', 4],
  ['clay', 'stone', 'b1 c1', 2],
  ['clay', 'stone', 'a1 b1 c1 b2 c2', 5],
] as const)(
  'AG-R505 AG-R506 %s to %s with the rooms %s costs %i and 1 reed for all at once',
  (house, next, rooms, n) => {
    const given = (count: number, reed: number) =>
      inRound(5, 'house-redevelopment')
        .lay(1, { house, rooms })
        .give(1, { [next]: count, reed });
    expect(given(n, 1).changes('1 house-redevelopment')).toEqual({
      ...used('house-redevelopment'),
      [`1 ${next}`]: [n, 0],
      '1 reed': [1, 0],
      '1 house': [house, next],
    });
    expect(given(n - 1, 1).why('1 house-redevelopment')).toMatchObject({ why: 'cannot-pay' });
    expect(given(n, 0).why('1 house-redevelopment')).toMatchObject({ why: 'cannot-pay' });
  },
);

test('AG-R507 wood is not renovated to stone', () => {
  const game = inRound(5, 'house-redevelopment').give(1, { stone: 9, reed: 9, wood: 9 });
  expect(game.why('1 house-redevelopment')).toMatchObject({ why: 'cannot-pay' });
});

test.each([
  [5, 'house-redevelopment'],
  [14, 'farm-redevelopment'],
])('AG-E09 AG-R507 in round %i one use of %s renovates one step, however rich the player', (round, space) => {
  const game = inRound(round, space).give(1, { wood: 9, clay: 9, stone: 9, reed: 9 });
  game.play(`1 ${space}; no`);
  expect(game.board()).toMatchObject({ '1 house': 'clay', '1 clay': 7, '1 stone': 9, '1 reed': 8 });
  expect(game.asked()).toMatchObject([{ seat: 2, kind: 'work' }]);
});

test.each([
  [5, 'house-redevelopment', {}],
  [14, 'farm-redevelopment', {}],
  [5, 'renovate-improve', FAMILY],
  [14, 'renovate-fences', FAMILY],
])('AG-R508 AG-Q24 with a stone house the space of round %i, %s, is unusable', (round, space, options) => {
  const rich = { wood: 9, clay: 9, stone: 9, reed: 9 };
  const game = inRound(round, space, { options }).lay(1, { house: 'stone' }).give(1, rich);
  expect(game.offered()).not.toContain(space);
  expect(game.why(`1 ${space}`)).toEqual({ why: 'stone-house' });
});

test('AG-Q24 a renovation that cannot be paid makes the space unusable, though the second part could be done', () => {
  const game = inRound(14, 'farm-redevelopment').give(1, { wood: 15, clay: 9 });
  expect(game.offered()).not.toContain('farm-redevelopment');
  expect(game.why('1 farm-redevelopment')).toMatchObject({ why: 'cannot-pay' });
});

test('AG-R509 clay rooms score 1, stone rooms 2, wood rooms 0', () => {
  const points = (house: (typeof MATERIALS)[number], rooms: string) =>
    new AgricolaScenario().lay(1, { house, rooms }).points(1) -
    new AgricolaScenario().lay(1, { rooms }).points(1);
  expect(points('wood', 'a1 b2')).toBe(0);
  expect(points('clay', 'a1')).toBe(3);
  expect(points('stone', 'a1')).toBe(6);
  expect(points('stone', '')).toBe(4);
});

test('AG-E14 a house from two wood rooms to four stone rooms', () => {
  const game = inRound(5, 'house-redevelopment').give(1, { wood: 5, reed: 2, clay: 0, stone: 0 });
  expect(game.changes('1 farm-expansion; room a1')).toMatchObject({ '1 wood': [5, 0], '1 reed': [2, 0] });
  game.play('2 forest').give(1, { clay: 3, reed: 1 });
  expect(game.changes('1 house-redevelopment')).toMatchObject({ '1 clay': [3, 0], '1 reed': [1, 0] });
  game.play('2 day-laborer\n* reveal western-quarry').give(1, { clay: 5, reed: 2 });
  expect(game.changes('1 farm-expansion; room b2')).toMatchObject({ '1 clay': [5, 0], '1 reed': [2, 0] });
  game.play('2 forest').give(1, { stone: 4, reed: 1 });
  expect(game.changes('1 house-redevelopment')).toMatchObject({ '1 stone': [4, 0], '1 reed': [1, 0] });
  expect(game.board()['1 house']).toBe('stone');
  game.play('2 day-laborer').give(1, { wood: 9, clay: 9, stone: 5, reed: 2 });
  expect(game.changes('1 farm-expansion; room c2; done')).toMatchObject({
    '1 stone': [5, 0],
    '1 reed': [2, 0],
  });
});
