import { Scenario } from '@furrow/testkit/scenario';
import { expect, test } from 'vitest';
import { keeps } from './keeps';

/** A farm of seat 1 with these buildings; the Cottage on c0 holds 1 animal more than what is tested. */
function farm(at: Record<string, string>, columns = 2): Scenario {
  return new Scenario().lay(1, { at, columns });
}

test('R144 the Dairy Farm holds 2 cows and opens 2 places for cows on each unused space beside it', () => {
  const game = farm({ b1: 'dairy-farm' });
  expect(keeps(game, { cow: 8, pig: 1 })).toBe(true);
  expect(keeps(game, { cow: 9, pig: 1 })).toBe(false);
  expect(keeps(game, { horse: 2 })).toBe(false);
});

test('R178 the Stud holds 2 horses and opens 2 places for horses on each unused space beside it', () => {
  const game = farm({ b0: 'stud' });
  expect(keeps(game, { horse: 6, pig: 1 })).toBe(true);
  expect(keeps(game, { horse: 7, pig: 1 })).toBe(false);
  expect(keeps(game, { cow: 2 })).toBe(false);
});

test('R145 the Dog House opens a place for a sheep on each unused space of the middle and bottom rows', () => {
  const game = farm({ a0: 'dog-house' }, 3);
  expect(keeps(game, { sheep: 5, pig: 1 })).toBe(true);
  expect(keeps(game, { sheep: 6, pig: 1 })).toBe(false);
  expect(keeps(game, { pig: 2 })).toBe(false);
});

test('R181 the Wild Boar Pen holds 2 pigs and opens a place for a pig on each unused space of the top row', () => {
  const game = farm({ b1: 'wild-boar-pen' }, 3);
  expect(keeps(game, { pig: 5, cow: 1 })).toBe(true);
  expect(keeps(game, { pig: 6, cow: 1 })).toBe(false);
  expect(keeps(game, { sheep: 2 })).toBe(false);
});

test('R144 R178 the diagonal spaces get nothing', () => {
  const around = { a1: 'hayrick', c1: 'hay-rack', b0: 'flooring-expert', b2: 'storage' };
  const dairy = farm({ b1: 'dairy-farm', ...around }, 3);
  expect(keeps(dairy, { cow: 3 })).toBe(true);
  expect(keeps(dairy, { cow: 4 })).toBe(false);
  const stud = farm({ b1: 'stud', ...around }, 3);
  expect(keeps(stud, { horse: 3 })).toBe(true);
  expect(keeps(stud, { horse: 4 })).toBe(false);
});

test('X42 an unused space beside Dairy Farm and Stud holds 2 cows, 2 horses and with a Dog House 1 sheep', () => {
  const game = farm({ b0: 'dairy-farm', b2: 'stud', c2: 'dog-house', a0: 'hayrick', a2: 'hay-rack' }, 3);
  game.lay(1, { troughs: 'a1 c1' });
  expect(keeps(game, { cow: 4, horse: 4, sheep: 1, pig: 3 })).toBe(true);
  for (const more of [{ cow: 5 }, { horse: 5 }, { sheep: 2 }]) {
    expect(keeps(game, { cow: 4, horse: 4, sheep: 1, pig: 3, ...more })).toBe(false);
  }
});

test('X42 in the top row the Wild Boar Pen adds 1 pig to 2 cows and 2 horses', () => {
  const game = farm({ a0: 'dairy-farm', a2: 'stud', b0: 'wild-boar-pen', b2: 'hayrick' }, 3);
  expect(keeps(game, { cow: 4, horse: 4, pig: 3, sheep: 1 })).toBe(true);
  for (const more of [{ cow: 5 }, { horse: 5 }, { pig: 4 }]) {
    expect(keeps(game, { cow: 4, horse: 4, pig: 3, sheep: 1, ...more })).toBe(false);
  }
});

test('X37 a trough on an unused space takes away what the four buildings allowed there and holds 1 animal', () => {
  const dairy = farm({ b1: 'dairy-farm' });
  dairy.lay(1, { troughs: 'a1' });
  expect(keeps(dairy, { cow: 6, horse: 1, pig: 1 })).toBe(true);
  expect(keeps(dairy, { cow: 7, horse: 1, pig: 1 })).toBe(false);
  const stud = farm({ b1: 'stud' }).lay(1, { troughs: 'a1' });
  expect(keeps(stud, { horse: 6, cow: 1, pig: 1 })).toBe(true);
  expect(keeps(stud, { horse: 7, cow: 1, pig: 1 })).toBe(false);
  const dogs = farm({ a0: 'dog-house' }).lay(1, { troughs: 'b1' });
  expect(keeps(dogs, { sheep: 2, cow: 1, pig: 1 })).toBe(true);
  expect(keeps(dogs, { sheep: 3, cow: 1, pig: 1 })).toBe(false);
  const boars = farm({ b1: 'wild-boar-pen' }).lay(1, { troughs: 'a1' });
  expect(keeps(boars, { pig: 3, cow: 1, horse: 1 })).toBe(true);
  expect(keeps(boars, { pig: 4, cow: 1, horse: 1 })).toBe(false);
});

test('X37 R66 the trough is placed, and the cows that fit nowhere run away', () => {
  const game = farm({ b1: 'dairy-farm' }).give(1, { cow: 8, pig: 1 }).play('1 troughs; trough a1');
  expect(game.asked()).toMatchObject([{ seat: 1, kind: 'settle' }]);
  expect(game.offered().sort()).toEqual(['keep 1 pig 7 cow', 'keep 8 cow']);
});

test('X43 spaces with animals on them stay unused: they count for the Duck Pond', () => {
  const game = new Scenario({ buildings: 'duck-pond' });
  game.lay(1, { at: { a0: 'dog-house', b0: 'dairy-farm' }, columns: 3 });
  game.lay(1, { troughs: 'a2' }).give(1, { sheep: 3, cow: 6 });
  expect(game.why('1 special-1')).toMatchObject({ why: 'needs' });
  const enough = new Scenario({ buildings: 'duck-pond' });
  enough.lay(1, { at: { a0: 'dog-house', b0: 'dairy-farm' }, columns: 3 }).give(1, { sheep: 4, cow: 2 });
  expect(enough.changes('1 special-1; build duck-pond; at a2')).toMatchObject({ '1 reed': [0, 1] });
});

test('X43 R61 animals on unused spaces do not complete an expansion', () => {
  const game = farm({ a0: 'dog-house', a2: 'pen' }, 3).give(1, { sheep: 4 });
  expect(game.points(1, 'expansions')).toBe(0);
  expect(game.lay(1, { troughs: 'b2 c2' }).points(1, 'expansions')).toBe(4);
});

test('X43 an unfinished border around an unused space does not matter', () => {
  const game = farm({ a0: 'dog-house' }).lay(1, { borders: 'b1n b1e b1s' });
  expect(keeps(game, { sheep: 3, pig: 1 })).toBe(true);
});

test('X44 such room disappears under a building', () => {
  const game = new Scenario({ buildings: 'hayrick' }).lay(1, { at: { b1: 'dairy-farm' } });
  game.give(1, { cow: 8, pig: 1 }).play('1 special-1; build hayrick; at a1');
  expect(game.offered().sort()).toEqual(['keep 1 pig 6 cow', 'keep 7 cow']);
});

test('X44 such room disappears in a finished pasture, which holds its own 2 animals', () => {
  const game = farm({ a0: 'dog-house' }).lay(1, { borders: 'b1n b1e b1s' });
  game.give(1, { wood: 1, sheep: 3, pig: 1 }).play('1 fences; border b1w');
  expect(keeps(game, { sheep: 4, pig: 1 })).toBe(true);
  expect(keeps(game, { sheep: 2, cow: 2, pig: 1 })).toBe(true);
  expect(keeps(game, { sheep: 3, cow: 2, pig: 1 })).toBe(false);
});

test('X45 the Feeding Station adds nothing on such spaces', () => {
  const game = farm({ a0: 'dog-house', a1: 'feeding-station' });
  expect(keeps(game, { sheep: 3, pig: 1, cow: 1 })).toBe(true);
  expect(keeps(game, { sheep: 4, pig: 1, cow: 1 })).toBe(false);
});

test('X45 the Organic Farm gives nothing on such spaces', () => {
  const game = new Scenario({ buildings: 'organic-farm' }).lay(1, { at: { a0: 'dog-house' } });
  game.give(1, { wood: 2, stone: 3, reed: 1, sheep: 1, pig: 1 });
  expect(game.changes('1 special-1; build organic-farm; at a1')).toEqual({
    'worker special-1': [0, 1],
    'offer organic-farm': [1, 0],
    '1 wood': [2, 0],
    '1 stone': [3, 0],
    '1 reed': [1, 0],
    '1 a1': [0, 'organic-farm'],
  });
});

test('X46 the Feeding Station does nothing for Pen and Wild Boar Pen, a trough doubles them', () => {
  const game = farm({ a0: 'pen', a1: 'wild-boar-pen', b1: 'feeding-station' });
  expect(keeps(game, { sheep: 4, pig: 2, cow: 1, horse: 1 })).toBe(true);
  expect(keeps(game, { sheep: 5, pig: 2, cow: 1, horse: 1 })).toBe(false);
  expect(keeps(game, { sheep: 4, pig: 3, cow: 1, horse: 1 })).toBe(false);
  game.lay(1, { troughs: 'a0 a1' });
  expect(keeps(game, { sheep: 8, pig: 4, cow: 1, horse: 1 })).toBe(true);
  expect(keeps(game, { sheep: 9, pig: 4, cow: 1, horse: 1 })).toBe(false);
  expect(keeps(game, { sheep: 8, pig: 5, cow: 1, horse: 1 })).toBe(false);
});

test('X46 the Organic Farm does nothing for Pen and Wild Boar Pen', () => {
  const game = new Scenario({ buildings: 'organic-farm' });
  game.lay(1, { at: { a0: 'pen', b0: 'wild-boar-pen' } });
  game.give(1, { wood: 2, stone: 3, reed: 1, sheep: 1, pig: 1 });
  game.play('1 special-1; build organic-farm; at a1');
  expect(game.board()).toMatchObject({ '1 sheep': 1, '1 pig': 1 });
  expect(game.asked()).toMatchObject([{ seat: 2, kind: 'work' }]);
});
