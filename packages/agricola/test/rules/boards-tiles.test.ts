import { AgricolaScenario } from '@furrow/testkit/agricola-scenario';
import { expect, test } from 'vitest';
import { BASE, inRound, pilesOf, spacesOf } from './rounds';

const TILE = { 'extra-tile': 'on' };

/** The spaces that switches add to a game, in alphabetical order. */
function added(seats: number, options: Record<string, string>): string[] {
  const without = spacesOf(new AgricolaScenario({ seats }));
  const all = spacesOf(new AgricolaScenario({ seats, options }));
  for (const id of without) all.splice(all.indexOf(id), 1);
  return all.toSorted();
}

test('AG-T7 the spaces that each tile adds', () => {
  for (const seats of [2, 3, 4]) expect(added(seats, { 'side-job': 'on' })).toEqual(['side-job']);
  expect(added(2, TILE)).toEqual(['animal-market', 'copse', 'modest-wish', 'resource-market']);
  expect(added(3, TILE)).toEqual(['animal-market', 'modest-wish']);
  expect(added(4, TILE)).toEqual(['animal-market', 'modest-wish']);
  expect(added(2, { 'extra-copse': 'on' })).toEqual(['copse']);
  for (const seats of [1, 2, 3, 4])
    expect(added(seats, { seasons: 'spring' })).toEqual([
      'autumn-action',
      'spring-action',
      'summer-action',
      'winter-action',
    ]);
});

test('AG-T7 without the tiles none of their spaces is there', () => {
  const ids = spacesOf(new AgricolaScenario({ options: BASE }));
  for (const id of ['side-job', 'copse', 'animal-market', 'modest-wish', 'winter-action'])
    expect(ids).not.toContain(id);
});

const SIDE_JOB = { options: { 'side-job': 'on' } };

test('AG-T7 AG-R816 Side Job builds exactly 1 stable for 1 wood and/or bakes', () => {
  const given = () => inRound(1, 'fencing', SIDE_JOB).give(1, { wood: 9, grain: 2 }).own(1, 'fireplace-2');
  expect(given().changes('1 side-job; stable; stable a5; bake; bake 2')).toEqual({
    '1 home': [2, 1],
    'person side-job': [0, 1],
    '1 wood': [9, 8],
    '1 a5 stable': [0, 1],
    '1 grain': [2, 0],
    '1 food': [2, 6],
  });
  expect(given().changes('1 side-job; bake; bake 1; done')).toMatchObject({
    '1 food': [2, 4],
    '1 grain': [2, 1],
  });
  expect(given().why('1 side-job; done')).toBeDefined();
  expect(given().why('1 side-job; stable; stable a5; stable a4')).toBeDefined();
  expect(inRound(1, 'fencing', SIDE_JOB).why('1 side-job')).toBeDefined();
});

test('AG-T7 the Copse and the Resource Market of the 2-player tile', () => {
  const given = () => inRound(1, 'fencing', { options: TILE });
  expect(pilesOf(given()).copse).toBe(1);
  expect(given().changes('1 copse')).toEqual({
    '1 home': [2, 1],
    'person copse': [0, 1],
    'on copse': [1, 0],
    '1 wood': [0, 1],
  });
  expect(given().changes('1 resource-market')).toEqual({
    '1 home': [2, 1],
    'person resource-market': [0, 1],
    '1 stone': [0, 1],
    '1 food': [2, 3],
  });
});

test.each([2, 3, 4])('AG-T7 the Animal Market of %i players', (seats) => {
  const given = () => inRound(1, 'fencing', { seats, options: TILE });
  const used = { '1 home': [2, 1], 'person animal-market': [0, 1] };
  expect(given().play('1 animal-market').offered()).toEqual(['sheep', 'boar', 'cattle']);
  expect(given().changes('1 animal-market; sheep')).toEqual({ ...used, '1 sheep': [0, 1], '1 food': [2, 3] });
  expect(given().changes('1 animal-market; boar')).toEqual({ ...used, '1 boar': [0, 1] });
  expect(given().changes('1 animal-market; cattle')).toEqual({
    ...used,
    '1 cattle': [0, 1],
    '1 food': [2, 1],
  });
});

test.each([2, 3])('AG-T7 the tile of %i players takes one person a round', (seats) => {
  const game = inRound(5, 'western-quarry', { seats, options: TILE }).lay(2, { rooms: 'a1' });
  game.play('1 animal-market; boar');
  expect(game.why('2 modest-wish')).toMatchObject({ why: 'tile-used' });
  expect(game.offered()).not.toContain('modest-wish');
  if (seats === 2) expect(game.why('2 copse')).toMatchObject({ why: 'tile-used' });
});

const season = (seasons: string) => ({ options: { seasons } });

test('AG-T7 the winter action: 2 wood and 1 food for each harvest left, growth without room', () => {
  const given = (food: number, wood = 2) => inRound(1, 'fencing', season('winter')).give(1, { wood, food });
  expect(given(6).changes('1 winter-action')).toEqual({
    '1 home': [2, 1],
    'person winter-action': [0, 11],
    '1 wood': [2, 0],
    '1 food': [6, 0],
    '1 people': [2, 3],
    '1 newborns': [0, 1],
  });
  expect(given(5).why('1 winter-action')).toBeDefined();
  expect(given(6, 1).why('1 winter-action')).toBeDefined();
});

test('AG-T7 the spring action: the own breeding and/or sowing', () => {
  const game = inRound(1, 'fencing', season('spring')).give(1, { sheep: 2, grain: 1 }).give(2, { sheep: 2 });
  game
    .lay(1, { fields: 'a3', fences: 'a5n a5s a5w a5e', stables: 'a5' })
    .lay(2, { fences: 'a5n a5s a5w a5e', stables: 'a5' });
  expect(game.changes('1 spring-action; breed; sow; sow grain a3')).toEqual({
    '1 home': [2, 1],
    'person spring-action': [0, 1],
    '1 sheep': [2, 3],
    '1 grain': [1, 0],
    '1 a3 grain': [0, 3],
  });
});

test('AG-T7 the summer action: a field and/or baking or 1 grain for 4 food', () => {
  const game = inRound(1, 'fencing', season('summer')).give(1, { grain: 2 });
  game.play('1 summer-action; plow; field a3; grain');
  expect(game.offered()).toEqual(['sell']);
  game.play('1 sell');
  expect(game.board()).toMatchObject({ '1 grain': 1, '1 food': 6, '1 a3': 'field' });
});

test('AG-T7 the autumn action: the own field phase and/or 1 vegetable', () => {
  const game = inRound(1, 'fencing', season('autumn'));
  for (const seat of [1, 2]) game.lay(seat, { fields: 'a3', grain: { a3: 3 } });
  expect(game.changes('1 autumn-action; field; vegetable')).toEqual({
    '1 home': [2, 1],
    'person autumn-action': [0, 1],
    '1 a3 grain': [3, 2],
    '1 grain': [0, 1],
    '1 vegetable': [0, 1],
  });
});
