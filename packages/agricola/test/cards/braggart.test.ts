import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

const MAJORS = [
  'fireplace-2',
  'fireplace-3',
  'cooking-hearth-4',
  'cooking-hearth-5',
  'well',
  'clay-oven',
  'stone-oven',
  'pottery',
  'basketmaker',
];

/** The bonus points of seat 1 with the Braggart and so many majors besides the Scullery. */
function bonus(majors: number): number {
  const game = new CardScenario({ seats: 3 }).inPlay(1, 'braggart ropemaker scullery');
  return game.own(1, MAJORS.slice(0, majors).join(' ')).points(1, 'bonus');
}

test.each([
  [0, 0],
  [3, 0],
  [4, 2],
  [5, 3],
  [6, 4],
  [7, 5],
  [8, 7],
  [9, 9],
])('A133 Braggart AG-E45 AG-R1205: 1 minor and %i majors are worth %i bonus points', (majors, points) => {
  expect(bonus(majors)).toBe(points);
});

test('A133 Braggart: occupations do not count, more than 10 improvements give no more', () => {
  const game = new CardScenario({ seats: 3 }).inPlay(
    1,
    'braggart ropemaker scythe-worker manservant confidant',
  );
  expect(game.points(1, 'bonus')).toBe(0);
  game.own(1, MAJORS.join(' ')).inPlay(1, 'scullery big-country beer-keg');
  expect(game.points(1, 'bonus')).toBe(9);
});

test('A133 Braggart: playing it changes nothing else', () => {
  const game = new CardScenario({ seats: 3 }).hold(1, 'braggart');
  expect(game.changes('1 lessons; play braggart')).toEqual({
    'person lessons': [0, 1],
    '1 home': [2, 1],
    '1 hand braggart': [1, 0],
    '1 card braggart': [0, 1],
  });
});

test('A133 Braggart B039 Loom AG-E58: 2 improvements give nothing; Loom, Joinery, 8 sheep and 5 wood give 7 points', () => {
  const game = new CardScenario({ seats: 3 }).inPlay(1, 'braggart ropemaker');
  const before = game.give(1, { sheep: 8 }).points(1);
  expect(game.inPlay(1, 'loom').own(1, 'joinery').give(1, { wood: 5 }).points(1) - before).toBe(3 + 2 + 2);
});
