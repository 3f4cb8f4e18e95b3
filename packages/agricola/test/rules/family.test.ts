import { AgricolaScenario } from '@furrow/testkit/agricola-scenario';
import { expect, test } from 'vitest';
import { FAMILY, finishRound, inRound, playTo } from './rounds';

/** A game in round 5 with a growth card and three rooms for seat 1. */
function withRoom(): AgricolaScenario {
  return inRound(5, 'basic-wish').lay(1, { rooms: 'a1' }).give(1, { food: 40 }).give(2, { food: 40 });
}

test('AG-R601 with 5 people there is no growth on any space', () => {
  for (const [round, space, given] of [
    [5, 'basic-wish', {}],
    [12, 'urgent-wish', {}],
    [5, 'growth-minor', { options: FAMILY }],
    [12, 'growth-no-room', { options: FAMILY }],
  ] as const) {
    const game = inRound(round, space, given).lay(1, { rooms: 'a1 a2 a3 a4 a5' });
    game.player(1).people = 5;
    expect(game.why(`1 ${space}`)).toEqual({ why: 'family-complete' });
    expect(game.offered()).not.toContain(space);
    game.player(1).people = 4;
    expect(game.changes(`1 ${space}`)).toMatchObject({ '1 people': [4, 5] });
  }
});

test('AG-R602 AG-Q38 growth with room needs more rooms than people', () => {
  expect(inRound(5, 'basic-wish').why('1 basic-wish')).toEqual({ why: 'no-free-room' });
  expect(withRoom().changes('1 basic-wish')).toEqual({
    '1 home': [2, 1],
    'person basic-wish': [0, 11],
    '1 people': [2, 3],
    '1 newborns': [0, 1],
  });
  const crowded = withRoom();
  crowded.player(1).people = 4;
  expect(crowded.why('1 basic-wish')).toEqual({ why: 'no-free-room' });
});

test('AG-R602 AG-Q38 newborns of this round count, and people on the board too', () => {
  const game = inRound(5, 'growth-minor', { seats: 5, options: FAMILY }).lay(1, { rooms: 'a1' });
  game.play('1 growth-minor\n2 wood-3\n3 clay-1\n4 reed-1\n5 fishing');
  game.play('1 5-resources-or-growth');
  expect(game.offered()).not.toContain('growth');
  expect(game.why('1 growth')).toBeDefined();
});

test('AG-R603 growth without room ignores the rooms', () => {
  expect(inRound(12, 'urgent-wish').changes('1 urgent-wish')).toEqual({
    '1 home': [2, 1],
    'person urgent-wish': [0, 11],
    '1 people': [2, 3],
    '1 newborns': [0, 1],
  });
});

test('AG-Q37 the 2007 card without room keeps the maximum of 5', () => {
  const game = inRound(12, 'growth-no-room', { options: FAMILY });
  game.player(1).people = 5;
  expect(game.why('1 growth-no-room')).toEqual({ why: 'family-complete' });
});

test('AG-R604 AG-R605 AG-Q40 AG-E15 the newborn stays beside its parent and acts from the next round on', () => {
  const game = new AgricolaScenario();
  game.state.round = 6;
  game.play('* reveal basic-wish').lay(1, { rooms: 'a1' }).give(1, { food: 40 }).give(2, { food: 40 });
  expect(turnsOf(game, 'basic-wish')).toBe(2);
  expect(game.player(1).people).toBe(3);
  playTo(game, 7);
  expect(game.board()).toMatchObject({ '1 home': 3 });
  expect(turnsOf(game)).toBe(3);
});

/** How many turns seat 1 has in the rest of this round; the first on a named space. */
function turnsOf(game: AgricolaScenario, first?: string): number {
  const { round } = game.state;
  const uses = (seat: number) => game.heard.filter((one) => isUse(one, seat)).length;
  const before = uses(0);
  if (first !== undefined) game.play(`1 ${first}`);
  while (game.state.round === round && game.asked()[0]?.kind === 'work') {
    const quiet = [
      'day-laborer',
      'grain-seeds',
      'forest',
      'clay-pit',
      'reed-bank',
      'fishing',
      'western-quarry',
    ];
    game.play(`${game.asked()[0].seat} ${quiet.find((space) => game.offered().includes(space))}`);
  }
  return uses(0) - before;
}

function isUse(one: unknown, seat: number): boolean {
  const { event, seat: who } = one as { event: string; seat?: number };
  return event === 'used' && who === seat;
}

test('AG-R604 both go home when the round ends, and the space is free again', () => {
  const game = withRoom();
  finishRound(game.play('1 basic-wish'));
  playTo(game, 6);
  expect(game.board()).toMatchObject({ '1 people': 3, '1 home': 3 });
  expect(game.board()).not.toHaveProperty('person basic-wish');
});

test('AG-R606 AG-Q15 a newborn is one until the harvest of its round is over, and then an adult', () => {
  const game = inRound(7, 'basic-wish').lay(1, { rooms: 'a1' }).give(1, { food: 40 }).give(2, { food: 40 });
  game.play('1 basic-wish\n2 forest\n1 clay-pit');
  expect(game.board()).toMatchObject({ '1 newborns': 1, '1 people': 3 });
  expect(game.changes('2 reed-bank')).toMatchObject({
    '1 food': [40, 35],
    '2 food': [40, 36],
    '1 newborns': [1, 0],
  });
  game.state.round = 9;
  game.play('* reveal pig-market').give(1, { food: 40 });
  finishRound(game);
  expect(game.player(1).people).toBe(3);
});

test('AG-R606 the harvest after the next counts the person as an adult', () => {
  const game = inRound(8, 'pig-market', { seats: 2 }).give(1, { food: 10 }).give(2, { food: 10 });
  game.player(1).people = 3;
  game.player(1).home = 3;
  game.play('1 forest\n2 clay-pit\n1 reed-bank\n2 fishing\n1 grain-seeds');
  game.give(1, { food: 10 }).give(2, { food: 10 });
  game.play('1 forest\n2 clay-pit\n1 reed-bank\n2 farmland; field a3');
  expect(game.changes('1 grain-seeds')).toMatchObject({ '1 food': [10, 4], '2 food': [10, 6] });
});

test('AG-R608 AG-E16 a room built after growth without room is taken at once', () => {
  const game = inRound(12, 'urgent-wish').give(1, { wood: 5, reed: 2, food: 40 });
  game.state.revealed.push(spaceNumber(game, 'basic-wish'));
  game.play('1 urgent-wish\n2 forest\n1 farm-expansion; room a1');
  expect(game.board()).toMatchObject({ '1 people': 3, '1 a1': 'room' });
  game.play('2 clay-pit');
  playTo(game, 13);
  expect(game.why('1 basic-wish')).toEqual({ why: 'no-free-room' });
  expect(game.lay(1, { rooms: 'b2' }).why('1 basic-wish')).toBeUndefined();
});

function spaceNumber(game: AgricolaScenario, id: string): number {
  return (game.game.rules as unknown as { spaces: { id: string }[] }).spaces.findIndex(
    (one) => one.id === id,
  );
}

test('AG-R609 AG-E13 the 5-player card grows from round 5 on, with a free room', () => {
  const given = (round: number, card: string) =>
    inRound(round, card, { seats: 5, options: FAMILY })
      .lay(1, { rooms: 'a1' })
      .play('1 5-resources-or-growth');
  expect(given(4, 'fences').why('1 growth')).toBeDefined();
  expect(given(4, 'fences').offered()).toEqual(['resources']);
  const game = given(5, 'stone-2');
  expect(game.changes('1 growth')).toEqual({
    '1 people': [2, 3],
    '1 newborns': [0, 1],
    'person 5-resources-or-growth': [1, 11],
  });
  expect(game.asked()).toMatchObject([{ seat: 2, kind: 'work' }]);
  const noRoom = inRound(5, 'stone-2', { seats: 5, options: FAMILY }).play('1 5-resources-or-growth');
  expect(noRoom.why('1 growth')).toBeDefined();
});

test('AG-E13 AG-Q33 the resources and the growth together are never legal', () => {
  const game = inRound(5, 'stone-2', { seats: 5, options: FAMILY }).lay(1, { rooms: 'a1' });
  expect(game.changes('1 5-resources-or-growth; resources; wood; reed')).toEqual({
    '1 home': [2, 1],
    'person 5-resources-or-growth': [0, 1],
    '1 wood': [0, 1],
    '1 reed': [0, 1],
  });
  expect(game.asked()).toMatchObject([{ seat: 2, kind: 'work' }]);
});

test('AG-R609 the Modest Wish tile grows from round 5 on, with a free room', () => {
  for (const seats of [2, 3]) {
    const given = { seats, options: { 'extra-tile': 'on' } };
    const early = inRound(4, 'fencing', given).lay(1, { rooms: 'a1' });
    expect(early.why('1 modest-wish')).toMatchObject({ why: 'from-round', round: 5 });
    expect(early.offered()).not.toContain('modest-wish');
    const game = inRound(5, 'western-quarry', given);
    expect(game.why('1 modest-wish')).toEqual({ why: 'no-free-room' });
    expect(game.lay(1, { rooms: 'a1' }).changes('1 modest-wish')).toMatchObject({ '1 people': [2, 3] });
  }
});

test('AG-R610 people are not given back to avoid feeding', () => {
  const game = inRound(4, 'fencing');
  expect(game.why('1 give-back; discard 1 people')).toBeDefined();
  expect(game.player(1).people).toBe(2);
});

test('AG-E10 AG-R314 Basic Wish cannot be used without the growth', () => {
  const game = inRound(5, 'basic-wish');
  expect(game.offered()).not.toContain('basic-wish');
  expect(game.why('1 basic-wish')).toEqual({ why: 'no-free-room' });
});

test('AG-E17 AG-R603 three uses of Urgent Wish make 5 people in 2 rooms', () => {
  const game = inRound(12, 'urgent-wish').give(1, { food: 90 }).give(2, { food: 90 });
  for (const round of [12, 13, 14]) {
    playTo(game, round);
    game.play('1 urgent-wish');
    if (round < 14) finishRound(game);
  }
  expect(game.player(1).people).toBe(5);
  expect(
    Object.entries(game.board()).filter(([name, what]) => name.startsWith('1 ') && what === 'room'),
  ).toHaveLength(2);
});

test('AG-Q39 a newborn of round 14 eats 1 food in the last harvest and scores 3', () => {
  const game = new AgricolaScenario().give(1, { food: 90 }).give(2, { food: 90 });
  playTo(game, 14, ['urgent-wish']);
  game.give(1, { food: 20 }).give(2, { food: 20 });
  game.play('1 urgent-wish\n2 forest\n1 clay-pit\n2 reed-bank');
  expect(game.asked()).toEqual([]);
  expect(game.board()).toMatchObject({ '1 food': 15, '2 food': 16 });
  expect(game.points(1, 'people')).toBe(9);
});
