import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { lastTurn, ROUND_FIVE } from './harvest-round';

test('B117 Informant: 1 wood when it is played', () => {
  const game = new CardScenario().hold(1, 'informant');
  expect(game.changes('1 lessons; play informant')).toEqual({
    'person lessons': [0, 1],
    '1 home': [2, 1],
    '1 wood': [0, 1],
    '1 hand informant': [1, 0],
    '1 card informant': [0, 1],
  });
});

const end = (stone: number) =>
  lastTurn().inPlay(1, 'informant').give(1, { stone, clay: 1 }).changes('1 clay-pit');
const ROUND_TWO = { ...ROUND_FIVE, round: [1, 2], '1 clay': [1, 2] };

test('B117 Informant: 1 wood after each work phase with more stone than clay', () => {
  expect(end(3)).toEqual({ ...ROUND_TWO, '1 wood': [0, 1] });
});

test('B117 Informant: nothing with as much clay as stone', () => {
  expect(end(2)).toEqual(ROUND_TWO);
});
