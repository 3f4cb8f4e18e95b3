import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

/** Seat 1 has room for a child and owns the card; seats 2 and 3 may stand on the space. */
function ready(...seats: readonly number[]): CardScenario {
  const game = new CardScenario({ seats: 3, round: 6, revealed: 'basic-wish' })
    .inPlay(1, 'sleeping-corner')
    .lay(1, { rooms: 'a1' });
  for (const seat of seats) game.occupy('basic-wish', seat);
  return game;
}

test('A26 Sleeping Corner: a space for family growth can be used though another player is there', () => {
  expect(ready(2).changes('1 basic-wish')).toEqual({
    'person basic-wish': [2, 211],
    '1 home': [2, 1],
    '1 people': [2, 3],
    '1 newborns': [0, 1],
  });
});

test('A26 Sleeping Corner, AG-T7: the Modest Wish for Children is such a space too', () => {
  const game = new CardScenario({
    seats: 3,
    round: 6,
    revealed: 'western-quarry',
    options: { 'extra-tile': 'on' },
  })
    .lay(1, { rooms: 'a1' })
    .occupy('modest-wish', 2);
  expect(game.offered()).not.toContain('modest-wish');
  expect(game.inPlay(1, 'sleeping-corner').changes('1 modest-wish')).toMatchObject({ '1 people': [2, 3] });
});

test('A26 Sleeping Corner: a parent and its newborn count as one', () => {
  expect(ready(2, 2).offered()).toContain('basic-wish');
});

test('A26 Sleeping Corner: not with people of two other players, nor with an own person there', () => {
  expect(ready(2, 3).offered()).not.toContain('basic-wish');
  expect(ready(1).offered()).not.toContain('basic-wish');
  expect(ready(2, 1).offered()).not.toContain('basic-wish');
});

test('A26 Sleeping Corner: no other space, and not for others', () => {
  expect(ready().occupy('forest', 2).offered()).not.toContain('forest');
  const other = ready(3).play('1 clay-pit');
  expect(other.offered()).not.toContain('basic-wish');
});

test('A26 Sleeping Corner: 2 grain fields are needed to play it', () => {
  const holding = (a3: number) =>
    new CardScenario()
      .hold(1, 'sleeping-corner')
      .give(1, { wood: 1 })
      .lay(1, { fields: 'a2 a3', grain: { a2: 3, a3 } });
  expect(holding(0).why('1 meeting-place; play sleeping-corner')).toEqual({ why: 'no-card-playable' });
  expect(holding(1).changes('1 meeting-place; yes; play sleeping-corner')).toEqual({
    'person meeting-place': [0, 1],
    '1 home': [2, 1],
    '1 wood': [1, 0],
    '1 hand sleeping-corner': [1, 0],
    '1 card sleeping-corner': [0, 1],
  });
});
