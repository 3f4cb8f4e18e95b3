import { expect, test } from 'vitest';
import { FED, lastTurn } from './harvest-round';

const end = (minors: string, majors: string, occupations: string) =>
  lastTurn({ seats: 3, round: 14, revealed: 'farm-redevelopment' })
    .inPlay(1, `village-peasant ${minors} ${occupations}`)
    .own(1, majors)
    .changes('1 clay-pit');

/** What differs when seat 1 has taken 1 clay as the last action of the game and all families were fed. */
const OVER = {
  'on clay-pit': [1, 0],
  '1 clay': [0, 1],
  '1 home': [1, 0],
  ...FED,
  '3 food': [20, 16],
};

test('B133 Village Peasant: as many vegetables as there are of the fewest of the three kinds', () => {
  expect(end('basket canoe', 'fireplace-2 well', 'tutor')).toEqual({ ...OVER, '1 vegetable': [0, 2] });
  expect(end('basket canoe', 'fireplace-2', 'tutor')).toEqual({ ...OVER, '1 vegetable': [0, 1] });
});

test('B133 Village Peasant: itself is an occupation; nothing if one kind is missing', () => {
  expect(end('basket', 'fireplace-2', '')).toMatchObject({ '1 vegetable': [0, 1] });
  expect(end('basket', '', 'tutor')).not.toHaveProperty('1 vegetable');
});

test('B133 Village Peasant: a card that is major or minor counts only once', () => {
  expect(end('oriental-fireplace', '', 'tutor')).not.toHaveProperty('1 vegetable');
  expect(end('oriental-fireplace', 'well', 'tutor')).toMatchObject({ '1 vegetable': [0, 1] });
  expect(end('oriental-fireplace basket', '', 'tutor')).toMatchObject({ '1 vegetable': [0, 1] });
});

test('B133 Village Peasant: nothing before the end of the game', () => {
  const game = lastTurn({ seats: 3 }).inPlay(1, 'village-peasant basket tutor').own(1, 'well');
  expect(game.changes('1 fishing')).not.toHaveProperty('1 vegetable');
});
