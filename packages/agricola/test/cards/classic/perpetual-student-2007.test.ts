import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

const ID = 'perpetual-student-2007';

/** Four players; the first has played the Perpetual Student and holds two occupations. */
const student = () =>
  new CardScenario({ edition: '2007', seats: 4 }).inPlay(1, ID).hold(1, 'plowman-2007 sower-2007');

test('K275 Perpetual Student: an occupation that chance chooses brings 3 food before it is paid for', () => {
  const game = student().give(1, { food: 0 });
  game.play('1 occupation');
  expect(game.offered(1)).toEqual(['by-lot']);
  game.play('1 by-lot');
  expect(game.offered().toSorted()).toEqual(['draw plowman-2007', 'draw sower-2007']);
  expect(game.changes('* draw sower-2007')).toEqual({
    '1 food': [0, 2],
    '1 hand sower-2007': [1, 0],
    '1 card sower-2007': [0, 1],
  });
});

test('K275 Perpetual Student: an occupation may be chosen as usual, without the food', () => {
  const game = student().give(1, { food: 1 });
  game.play('1 occupation');
  expect(game.offered(1)).toEqual(['play plowman-2007', 'play sower-2007', 'by-lot']);
  expect(game.changes('1 play sower-2007')).toMatchObject({
    '1 food': [1, 0],
    '1 hand sower-2007': [1, 0],
  });
});

test('K275 Perpetual Student: he does not choose himself, and others draw nothing', () => {
  const game = new CardScenario({ edition: '2007', seats: 4 }).hold(1, `${ID} sower-2007`);
  game.play('1 occupation');
  expect(game.offered(1)).toEqual([`play ${ID}`, 'play sower-2007']);
});
