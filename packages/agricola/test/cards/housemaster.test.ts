import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

/** The bonus points of seat 1 with these majors, of which the Well is worth 4, a Fireplace 1, the Stone Oven 3. */
const bonus = (majors: string, cards = '') =>
  new CardScenario({ seats: 4 }).inPlay(1, `housemaster ${cards}`).own(1, majors).points(1, 'bonus');

test.each([
  ['', 0],
  ['fireplace-2', 0],
  ['clay-oven', 0],
  ['stone-oven', 1],
  ['well', 2],
  ['stone-oven fireplace-2', 1],
  ['stone-oven clay-oven', 2],
  ['well stone-oven', 3],
  ['well stone-oven clay-oven', 4],
])('B153 Housemaster: with the majors (%s) %i bonus points, the least value twice', (majors, points) => {
  expect(bonus(majors)).toBe(points);
});

test('B153 Housemaster: a card that is major or minor counts if that helps', () => {
  expect(bonus('well', 'oriental-fireplace')).toBe(2);
  expect(bonus('stone-oven fireplace-2', 'oriental-fireplace')).toBe(1);
});
