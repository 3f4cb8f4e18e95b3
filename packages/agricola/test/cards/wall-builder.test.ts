import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

const builder = (round = 1) =>
  new CardScenario({ round, revealed: round === 1 ? 'sheep-market' : 'cultivation' })
    .inPlay(1, 'wall-builder')
    .give(1, { wood: 10, reed: 4 });

test('A111 Wall Builder: 1 food on each of the next 4 round spaces for building rooms, once for all of them', () => {
  const game = builder();
  expect(game.changes('1 farm-expansion; room a1; room a2; yes')).toEqual({
    'person farm-expansion': [0, 1],
    '1 home': [2, 1],
    '1 wood': [10, 0],
    '1 reed': [4, 0],
    '1 a1': [0, 'room'],
    '1 a2': [0, 'room'],
    '1 round 2 food': [0, 1],
    '1 round 3 food': [0, 1],
    '1 round 4 food': [0, 1],
    '1 round 5 food': [0, 1],
  });
});

test('A111 Wall Builder: it may be declined; stables alone do not count', () => {
  const game = builder().give(1, { wood: 5, reed: 2 });
  expect(game.changes('1 farm-expansion; room a1; no')).toEqual({
    'person farm-expansion': [0, 1],
    '1 home': [2, 1],
    '1 wood': [5, 0],
    '1 reed': [2, 0],
    '1 a1': [0, 'room'],
  });
  const stables = builder().give(1, { wood: 2, reed: 0 });
  expect(stables.changes('1 farm-expansion; stable a5')).toEqual({
    'person farm-expansion': [0, 1],
    '1 home': [2, 1],
    '1 wood': [2, 0],
    '1 a5 stable': [0, 1],
  });
});

test('A111 Wall Builder AG-R1402: only the rounds that are left', () => {
  expect(builder(12).give(1, { wood: 5, reed: 2 }).changes('1 farm-expansion; room a1; yes')).toEqual({
    'person farm-expansion': [0, 1],
    '1 home': [2, 1],
    '1 wood': [5, 0],
    '1 reed': [2, 0],
    '1 a1': [0, 'room'],
    '1 round 13 food': [0, 1],
    '1 round 14 food': [0, 1],
  });
});
