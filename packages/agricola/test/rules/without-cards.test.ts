import { AgricolaScenario } from '@furrow/testkit/agricola-scenario';
import { expect, test } from 'vitest';
import { BEGINNER, FAMILY, inRound, spacesOf } from './rounds';

const used = (space: string) => ({ '1 home': [2, 1], [`person ${space}`]: [0, 1] });

test.each([
  [BEGINNER, 1, 'major-improvement'],
  [FAMILY, 1, 'improvement'],
])('AG-R1220 major or minor allows only majors (%o)', (options, round, space) => {
  const game = inRound(round, space, { options }).give(1, { clay: 2 });
  game.play(`1 ${space}`);
  expect(game.offered().filter((words) => words.includes('minor'))).toEqual([]);
  expect(game.why('1 minor')).toBeDefined();
  const poor = inRound(round, space, { options }).give(1, { clay: 1, food: 9 });
  expect(poor.why(`1 ${space}`)).toBeDefined();
  expect(poor.offered()).not.toContain(space);
});

test.each([
  [BEGINNER, 5, 'basic-wish'],
  [FAMILY, 5, 'growth-minor'],
])('AG-R1220 no minor improvement after the growth (%o)', (options, round, space) => {
  const game = inRound(round, space, { options }).lay(1, { rooms: 'a1' });
  expect(game.changes(`1 ${space}`)).toEqual({
    ...used(space),
    '1 people': [2, 3],
    '1 newborns': [0, 1],
    [`person ${space}`]: [0, 11],
  });
  expect(game.asked()).toMatchObject([{ seat: 2, kind: 'work' }]);
});

test.each([
  [BEGINNER, 'fencing', 'meeting-place'],
  [FAMILY, 'fences', 'start-storehouse'],
])(
  'AG-R1220 AG-R1223 no minor improvement on the starting player space, but its food (%o)',
  (options, card, space) => {
    const game = inRound(1, card, { options, start: 2 });
    expect(game.changes(`2 ${space}`)).toEqual({
      '2 home': [2, 1],
      [`person ${space}`]: [0, 2],
      '2 food': [2, 3],
      [`on ${space}`]: [1, 0],
    });
    expect(game.asked()).toMatchObject([{ seat: 1, kind: 'work' }]);
  },
);

test('AG-R1221 the family board has a stable for 1 wood and/or baking where the occupation would be', () => {
  const given = (wood: number, grain: number) =>
    inRound(1, 'fences', { options: FAMILY }).give(1, { wood, grain }).own(1, 'fireplace-2');
  expect(spacesOf(given(0, 0))).not.toContain('occupation');
  expect(given(3, 0).changes('1 stable-bake; stable a5')).toEqual({
    ...used('stable-bake'),
    '1 wood': [3, 2],
    '1 a5 stable': [0, 1],
  });
  expect(given(0, 2).changes('1 stable-bake; bake 2')).toMatchObject({ '1 food': [2, 6], '1 grain': [2, 0] });
  expect(given(0, 0).why('1 stable-bake')).toBeDefined();
});

test('AG-R1221 AG-R816 exactly one stable there', () => {
  const game = inRound(1, 'fences', { options: FAMILY })
    .give(1, { wood: 9 })
    .play('1 stable-bake; stable a5');
  expect(game.asked()).toMatchObject([{ seat: 2, kind: 'work' }]);
  expect(game.why('1 stable a4')).toBeDefined();
});

test.each(['wood', 'clay', 'reed', 'stone'])('AG-R1221 the family day laborer: 1 food and 1 %s', (good) => {
  const game = inRound(1, 'fences', { options: FAMILY });
  expect(game.changes(`1 day-laborer; ${good}`)).toEqual({
    ...used('day-laborer'),
    '1 food': [2, 3],
    [`1 ${good}`]: [0, 1],
  });
});

test('AG-R1221 the family day laborer gives no crop and not two resources', () => {
  const game = inRound(1, 'fences', { options: FAMILY }).play('1 day-laborer');
  expect(game.offered()).toEqual(['wood', 'clay', 'reed', 'stone']);
  expect(game.why('1 grain')).toBeDefined();
});

test.each([
  [3, '3-resources', ''],
  [4, '4-resources', ''],
  [5, '5-resources-or-growth', '; resources'],
])('AG-R1222 with %i players 2 building resources, the same or different', (seats, space, option) => {
  const given = () => inRound(1, 'fences', { seats, options: FAMILY });
  expect(given().changes(`1 ${space}${option}; wood; wood`)).toEqual({ ...used(space), '1 wood': [0, 2] });
  expect(given().changes(`1 ${space}${option}; reed; stone`)).toEqual({
    ...used(space),
    '1 reed': [0, 1],
    '1 stone': [0, 1],
  });
});

test.each([2, 3, 4])(
  'AG-R1223 the beginner board of %i players: Lessons there but unusable, Day Laborer 2 food',
  (seats) => {
    const game = inRound(1, 'fencing', { seats }).give(1, { food: 9 });
    const lessons = spacesOf(game).filter((id) => id.startsWith('lessons'));
    expect(lessons).toEqual(seats === 2 ? ['lessons'] : ['lessons', `lessons-${seats}`]);
    for (const id of lessons) {
      expect(game.why(`1 ${id}`)).toEqual({ why: 'cards-unused' });
      expect(game.offered()).not.toContain(id);
    }
    expect(game.changes('1 day-laborer')).toEqual({ ...used('day-laborer'), '1 food': [9, 11] });
  },
);

test.each([2, 3, 4])('AG-R1223 the Side Job tile may be added with %i players', (seats) => {
  const game = inRound(1, 'fencing', { seats, options: { 'side-job': 'on' } }).give(1, { wood: 1 });
  expect(game.changes('1 side-job; stable a5')).toEqual({
    ...used('side-job'),
    '1 wood': [1, 0],
    '1 a5 stable': [0, 1],
  });
});

test('AG-E11 a gained crop goes to the supply; it is not sown by the action that gave it', () => {
  const grain = inRound(1, 'fencing').lay(1, { fields: 'a3' });
  expect(grain.changes('1 grain-seeds')).toEqual({ ...used('grain-seeds'), '1 grain': [0, 1] });
  expect(grain.asked()).toMatchObject([{ seat: 2, kind: 'work' }]);
  const vegetable = inRound(8, 'vegetable-seeds').lay(1, { fields: 'a3' });
  expect(vegetable.changes('1 vegetable-seeds')).toEqual({
    ...used('vegetable-seeds'),
    '1 vegetable': [0, 1],
  });
  expect(vegetable.asked()).toMatchObject([{ seat: 2, kind: 'work' }]);
});

test('AG-R1601 AG-R1604 AG-Q59 the solo beginner board: no food, 2 wood, 1 food on the Meeting Place', () => {
  const game = new AgricolaScenario({ seats: 1 }).play('* reveal fencing');
  expect(game.board()).toMatchObject({ 'on forest': 2, 'on meeting-place': 1 });
  expect(game.board()).not.toHaveProperty('1 food');
});
