import { expect, test } from 'vitest';
import { atQuarry, drawing, TAKEN } from './at-quarry';

test('AG-V52 Earthlings Are Easy: the family grows even without room, for 4 food', () => {
  expect(atQuarry().give(1, { food: 5 }).changes(drawing('earthlings-are-easy'))).toEqual({
    ...TAKEN,
    'person western-quarry': [0, 11],
    '1 people': [2, 3],
    '1 newborns': [0, 1],
    '1 food': [5, 1],
    'out earthlings-are-easy': [0, 1],
  });
});

test('AG-V52 Earthlings Are Easy RU-309: nothing happens to whoever cannot pay', () => {
  expect(atQuarry().give(1, { food: 3 }).changes(drawing('earthlings-are-easy'))).toEqual({
    ...TAKEN,
    'out earthlings-are-easy': [0, 1],
  });
});

test('AG-V52 Earthlings Are Easy: nothing happens to a family of 5', () => {
  const game = atQuarry().family(1, 5).give(1, { food: 5 });
  expect(game.changes(drawing('earthlings-are-easy'))).toEqual({
    ...TAKEN,
    '1 home': [5, 4],
    'out earthlings-are-easy': [0, 1],
  });
});
