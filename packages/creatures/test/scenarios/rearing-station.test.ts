import { Scenario } from '@furrow/testkit/scenario';
import { expect, test } from 'vitest';
import { keeps } from './keeps';
import { quietRounds } from './quiet-rounds';

/** A farm with the Cottage on c0 and a Rearing Station on b1. */
function station(): Scenario {
  return new Scenario().lay(1, { at: { b1: 'rearing-station' } });
}

test('R171 the Rearing Station holds up to one animal of each type, all together', () => {
  const game = station();
  expect(keeps(game, { sheep: 2, pig: 1, cow: 1, horse: 1 })).toBe(true);
  expect(keeps(game, { sheep: 2, pig: 2, cow: 1, horse: 1 })).toBe(false);
  expect(keeps(game, { sheep: 3 })).toBe(false);
});

test('R171 it takes in the newborns of all types', () => {
  const game = station().lay(1, {
    at: {
      a0: 'large-extension',
      a1: 'manor',
      a2: 'woodshop',
      b2: 'breeding-station',
      c0: 'materials-outlet',
    },
    columns: 3,
  });
  game.give(1, { sheep: 2, pig: 2, cow: 2, horse: 2 });
  expect(game.changes(quietRounds(1))).toMatchObject({
    round: [1, 2],
    '1 sheep': [2, 3],
    '1 pig': [2, 3],
    '1 cow': [2, 3],
    '1 horse': [2, 3],
  });
});

test('X38 the Rearing Station is emptied completely, also of types that get no newborn', () => {
  const game = station().give(1, { sheep: 1, cow: 1 }).play(quietRounds(1));
  expect(game.asked()).toMatchObject([{ seat: 1, kind: 'settle' }]);
  expect(game.offered().sort()).toEqual(['keep 1 cow', 'keep 1 sheep']);
  expect(game.why('1 keep 1 sheep 1 cow')).toEqual({ why: 'no-room' });
  expect(game.changes('1 keep 1 sheep')).toMatchObject({ round: [1, 2], '1 cow': [1, 0] });
});

test('X38 Q15 an animal that finds no place when it is emptied is no parent', () => {
  const game = station().give(1, { sheep: 2 }).play(quietRounds(1));
  expect(game.offered()).toEqual(['keep 1 sheep']);
  expect(game.changes('1 keep 1 sheep')).toMatchObject({ round: [1, 2], '1 sheep': [2, 1] });
});

test('X38 its animals move elsewhere if there is room, and nothing is asked', () => {
  const game = station().lay(1, { troughs: 'a0' }).give(1, { sheep: 1, cow: 1 });
  expect(game.changes(quietRounds(1))).toMatchObject({ round: [1, 2] });
  expect(game.board()).toMatchObject({ '1 sheep': 1, '1 cow': 1 });
});

test('X39 after the newborns it is an ordinary holder until the next breeding phase', () => {
  const game = station().lay(1, { troughs: 'a0' }).give(1, { sheep: 2 }).play(quietRounds(1));
  expect(game.board()).toMatchObject({ round: 2, '1 sheep': 3 });
  expect(game.changes('1 cow-pigs')).toEqual({
    'worker cow-pigs': [0, 1],
    'on cow-pigs': [2, 0],
    '1 pig': [0, 1],
    '1 cow': [0, 1],
  });
});

test('X40 Q20 with a trough the Rearing Station holds 2 of each type', () => {
  const game = station().lay(1, { troughs: 'b1' });
  expect(keeps(game, { sheep: 3, pig: 2, cow: 2, horse: 2 })).toBe(true);
  expect(keeps(game, { sheep: 3, pig: 3, cow: 2, horse: 2 })).toBe(false);
  expect(keeps(game, { sheep: 4 })).toBe(false);
});

test('Q19 in breeding no old animal goes back into the Rearing Station', () => {
  const game = station().lay(1, { at: { a0: 'large-extension' } });
  game.give(1, { cow: 2, pig: 1, sheep: 1 }).play(quietRounds(1));
  expect(game.offered()).toContain('keep 1 pig 2 cow');
  expect(game.why('1 keep 1 sheep 1 pig 2 cow')).toEqual({ why: 'no-room' });
  expect(game.changes('1 keep 1 pig 2 cow')).toMatchObject({
    round: [1, 2],
    '1 sheep': [1, 0],
    '1 cow': [2, 3],
  });
});

test('Q19 Q20 with a trough it takes in the newborn only, not a second of its type', () => {
  const game = station().lay(1, { at: { a0: 'large-extension' }, troughs: 'b1' });
  game.give(1, { cow: 4 }).play(quietRounds(1));
  expect(game.offered()).toEqual(['keep 3 cow']);
  expect(game.changes('1 keep 3 cow')).toMatchObject({ round: [1, 2] });
  expect(game.board()).toMatchObject({ '1 cow': 4 });
});
