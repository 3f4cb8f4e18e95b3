import type { AgricolaScenario } from '@furrow/testkit/agricola-scenario';
import { expect, test } from 'vitest';
import { FAMILY, inRound, spacesOf } from './rounds';

/** Puts strange people on all spaces but the named ones, so that nothing else can be used. */
function onlyOpen(game: AgricolaScenario, ...open: readonly string[]): AgricolaScenario {
  spacesOf(game).forEach((id, i) => {
    if (!open.includes(id)) game.state.placed[i] = 2;
  });
  return game;
}

test('AG-R322 AG-Q28 who has no legal space passes and the person stays at home', () => {
  const game = onlyOpen(inRound(1, 'fencing', { seats: 3 }), 'day-laborer', 'farm-expansion', 'forest');
  game.give(2, { wood: 2 }).give(3, { wood: 0 });
  game.play('1 day-laborer\n2 forest');
  expect(game.asked()).toMatchObject([{ seat: 2, kind: 'work' }]);
  expect(game.player(3).home).toBe(2);
  expect(game.player(1).home).toBe(1);
});

test('AG-Q28 a player who passed is asked again when a space is open on the next turn', () => {
  const game = onlyOpen(inRound(1, 'fencing', { seats: 2 }), 'day-laborer', 'farm-expansion');
  game.give(1, { wood: 2 }).give(2, { wood: 0 });
  game.play('1 day-laborer');
  expect(game.asked()).toMatchObject([{ seat: 1 }]);
  expect(game.offered()).toEqual(['farm-expansion']);
});

test('AG-Q28 the work phase ends when a whole turn around brings no placement; the unplaced still eat and count', () => {
  const game = onlyOpen(inRound(4, 'fencing'), 'day-laborer');
  game.give(1, { food: 9 }).give(2, { food: 9 });
  const changed = game.changes('1 day-laborer');
  expect(changed).toMatchObject({ round: [4, 5], '1 food': [9, 7], '2 food': [9, 5] });
  expect(game.player(1).people).toBe(2);
  expect(game.points(2, 'people')).toBe(6);
});

test('AG-Q30 an accumulation space with nothing on it cannot be used', () => {
  const game = inRound(1, 'fencing');
  game.state.piles[spacesOf(game).indexOf('forest')] = 0;
  expect(game.why('1 forest')).toEqual({ why: 'nothing-there' });
  expect(game.offered()).not.toContain('forest');
});

test('AG-Q30 an empty space that offers another action can be used', () => {
  const meeting = inRound(1, 'fencing', { start: 2 });
  meeting.state.piles[spacesOf(meeting).indexOf('meeting-place')] = 0;
  expect(meeting.changes('2 meeting-place')).toEqual({ '2 home': [2, 1], 'person meeting-place': [0, 2] });
  const five = inRound(1, 'sheep', { seats: 5, options: FAMILY });
  five.state.piles[spacesOf(five).indexOf('5-room-or-players')] = 0;
  expect(five.why('1 5-room-or-players')).toBeDefined();
  five.give(1, { wood: 5, reed: 2 });
  expect(five.changes('1 5-room-or-players; room; room a1')).toMatchObject({ '1 a1': [0, 'room'] });
});

test('AG-Q34 an animal space can be used without room or cooking: the animal is returned', () => {
  const game = inRound(1, 'sheep', { seats: 5, options: FAMILY }).give(1, { boar: 1, food: 0 });
  game.play('1 5-livestock; sheep');
  expect(game.changes('1 keep 1 boar')).toEqual({ '1 sheep': [1, 0] });
  expect(game.board()['1 food']).toBe(1);
  game.give(2, { food: 0 }).play('2 wood-3\n3 clay-1\n4 reed-1\n5 fishing');
});

test('AG-Q34 cattle need the 1 food beforehand, which may come from a conversion', () => {
  const poor = inRound(1, 'sheep', { seats: 5, options: FAMILY }).give(1, { food: 0 });
  expect(poor.play('1 5-livestock').offered()).not.toContain('cattle');
  const farmer = inRound(1, 'sheep', { seats: 5, options: FAMILY }).give(1, { food: 0, grain: 1 });
  farmer.play('1 5-livestock; cattle');
  expect(farmer.board()).toMatchObject({ '1 cattle': 1 });
  expect(farmer.board()).not.toHaveProperty('1 grain');
  const rich = inRound(1, 'sheep', { seats: 5, options: FAMILY }).give(1, { food: 1 });
  expect(rich.changes('1 5-livestock; cattle')).toMatchObject({ '1 food': [1, 0], '1 cattle': [0, 1] });
});

test('AG-Q34 the food for cattle may come from cooking another animal', () => {
  const game = inRound(1, 'sheep', { seats: 5, options: FAMILY }).own(1, 'fireplace-2');
  game.give(1, { food: 0, sheep: 1 }).play('1 5-livestock');
  expect(game.offered()).toContain('cattle');
  game.play('1 cattle');
  expect(game.board()).toMatchObject({ '1 cattle': 1, '1 food': 1 });
  expect(game.board()).not.toHaveProperty('1 sheep');
});

test('AG-Q34 an animal that has no room and no cooking is lost, whichever space it came from', () => {
  const given = () => inRound(8, 'pig-market').give(1, { sheep: 1 });
  expect(given().changes('1 pig-market; keep 1 sheep')).toEqual({
    '1 home': [2, 1],
    'person pig-market': [0, 1],
    'on pig-market': [1, 0],
  });
  expect(given().changes('1 pig-market; keep 1 boar')).toMatchObject({ '1 sheep': [1, 0], '1 boar': [0, 1] });
  expect(given().why('1 pig-market; keep 1 sheep 1 boar')).toEqual({ why: 'no-room' });
});

test('AG-R311 AG-R312 with every tile and the seasons 4 players can still use every permanent space', () => {
  const options = { 'side-job': 'on', 'extra-tile': 'on', seasons: 'autumn' };
  const given = () => inRound(1, 'fencing', { seats: 4, options }).give(1, { wood: 9, food: 9 });
  const offered = given().offered();
  for (const space of ['farm-expansion', 'traveling-players', 'side-job', 'animal-market', 'autumn-action'])
    expect(offered).toContain(space);
  for (const space of ['sheep-market', 'farm-redevelopment'])
    expect(given().why(`1 ${space}`)).toMatchObject({ why: 'not-revealed' });
  expect(given().why('1 modest-wish')).toMatchObject({ why: 'from-round' });
  const wish = inRound(5, 'western-quarry', { seats: 4, options }).lay(1, { rooms: 'a1' });
  expect(wish.changes('1 modest-wish')).toMatchObject({ '1 people': [2, 3] });
});
