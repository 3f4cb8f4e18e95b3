import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { FED, lastTurn } from './harvest-round';

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

test('B153 Housemaster: at the end of the game nothing on the board changes for it', () => {
  const game = lastTurn({ seats: 4, round: 14, revealed: 'farm-redevelopment' }).inPlay(1, 'housemaster');
  expect(game.own(1, 'well stone-oven').changes('1 clay-pit')).toEqual({
    'on clay-pit': [1, 0],
    '1 clay': [0, 1],
    '1 home': [1, 0],
    ...FED,
    '3 food': [20, 16],
    '4 food': [20, 16],
  });
  expect(game.points(1, 'bonus')).toBe(3);
});

test('B153 Housemaster: a card that is major or minor counts if that helps', () => {
  expect(bonus('well', 'oriental-fireplace')).toBe(2);
  expect(bonus('stone-oven fireplace-2', 'oriental-fireplace')).toBe(1);
});
