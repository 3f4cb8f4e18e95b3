import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

/** Seat 1 of three owns the card; seat 2 is next. */
const guarded = (wood: number) =>
  new CardScenario({ seats: 3 }).inPlay(1, 'forest-guardian').pile('forest', wood).play('1 day-laborer');

test('B138 Forest Guardian: 2 wood when it is played', () => {
  const game = new CardScenario({ seats: 3 }).hold(1, 'forest-guardian');
  expect(game.changes('1 lessons; play forest-guardian')).toEqual({
    'person lessons': [0, 1],
    '1 home': [2, 1],
    '1 wood': [0, 2],
    '1 hand forest-guardian': [1, 0],
    '1 card forest-guardian': [0, 1],
  });
});

test('B138 Forest Guardian: whoever takes at least 5 wood pays 1 food first', () => {
  const game = guarded(5);
  expect(game.changes('2 forest')).toEqual({
    'person forest': [0, 2],
    'on forest': [5, 0],
    '2 home': [2, 1],
    '2 wood': [0, 5],
    '2 food': [3, 2],
    '1 food': [4, 5],
  });
});

test('B138 Forest Guardian: not for 4 wood, not for other goods, not for the owner', () => {
  const few = guarded(4);
  expect(few.changes('2 forest')).toEqual({
    'person forest': [0, 2],
    'on forest': [4, 0],
    '2 home': [2, 1],
    '2 wood': [0, 4],
  });
  const clay = guarded(9).pile('clay-pit', 6);
  expect(clay.changes('2 clay-pit')).toEqual({
    'person clay-pit': [0, 2],
    'on clay-pit': [6, 0],
    '2 home': [2, 1],
    '2 clay': [0, 6],
  });
  const own = new CardScenario({ seats: 3 }).inPlay(1, 'forest-guardian').pile('forest', 7);
  expect(own.changes('1 forest')).toEqual({
    'person forest': [0, 1],
    'on forest': [7, 0],
    '1 home': [2, 1],
    '1 wood': [0, 7],
  });
});

test('B138 Forest Guardian: who cannot pay cannot use the space', () => {
  const game = guarded(5).give(2, { food: 0 });
  expect(game.offered()).not.toContain('forest');
  expect(game.offered()).toContain('grove');
  expect(game.why('2 forest')).toMatchObject({ why: 'toll' });
});

test('B138 Forest Guardian: goods that become food can pay (AG-Q05)', () => {
  const one = guarded(5).give(2, { food: 0, grain: 1 });
  expect(one.changes('2 forest')).toEqual({
    'person forest': [0, 2],
    'on forest': [5, 0],
    '2 home': [2, 1],
    '2 wood': [0, 5],
    '2 grain': [1, 0],
    '1 food': [4, 5],
  });
  const several = guarded(5).give(2, { food: 0, grain: 1, vegetable: 1 }).play('2 forest');
  expect(several.offered()).toEqual(['convert 1 vegetable', 'convert 1 grain']);
  expect(several.changes('convert 1 vegetable')).toMatchObject({ '2 vegetable': [1, 0], '2 wood': [0, 5] });
});

test('B138 Forest Guardian: food that the wood itself brings comes too late (RU-64)', () => {
  const game = new CardScenario({ seats: 3 })
    .inPlay(1, 'forest-guardian')
    .inPlay(2, 'wood-cutter shaving-horse')
    .pile('forest', 5)
    .play('1 day-laborer')
    .give(2, { food: 0, wood: 6 });
  expect(game.offered()).not.toContain('forest');
  expect(game.why('2 forest')).toMatchObject({ why: 'toll' });
});

test('B138 Forest Guardian: additional wood is not taken from the space (RU-64)', () => {
  const game = guarded(4).inPlay(2, 'wood-cutter');
  expect(game.changes('2 forest')).toMatchObject({ '2 wood': [0, 5], 'on forest': [4, 0] });
  expect(game.board()['2 food']).toBe(3);
});

test('B138 Forest Guardian: what Chief Forester sows must leave the food that is owed', () => {
  const game = guarded(5)
    .inPlay(2, 'chief-forester')
    .lay(2, { fields: 'a5' })
    .give(2, { food: 0, grain: 1 })
    .play('2 forest');
  expect(game.offered()).toEqual(['no']);
  expect(game.changes('no')).toEqual({
    'on forest': [5, 0],
    '2 wood': [0, 5],
    '2 grain': [1, 0],
    '1 food': [4, 5],
  });
});

test('B138 Forest Guardian: with another grain Chief Forester may sow', () => {
  const game = guarded(5)
    .inPlay(2, 'chief-forester')
    .lay(2, { fields: 'a5' })
    .give(2, { food: 0, grain: 2 })
    .play('2 forest');
  expect(game.offered()).toEqual(['yes', 'no']);
  expect(game.changes('yes; sow grain a5')).toMatchObject({
    '2 grain': [2, 0],
    '2 wood': [0, 5],
    '1 food': [4, 5],
  });
});
