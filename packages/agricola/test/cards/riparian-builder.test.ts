import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

/** Seat 2 of three owns the card. */
const builder = () => new CardScenario({ seats: 3 }).inPlay(2, 'riparian-builder');

test('A128 Riparian Builder: a wooden room at its usual price when another player uses the Reed Bank', () => {
  const game = builder().give(2, { wood: 5, reed: 2 });
  game.play('1 reed-bank');
  expect(game.asked()[0].seat).toBe(2);
  expect(game.offered()).toEqual(['yes', 'no']);
  expect(game.changes('2 yes; room a1')).toEqual({
    '2 a1': [0, 'room'],
    '2 wood': [5, 0],
    '2 reed': [2, 0],
    'on reed-bank': [1, 0],
    '1 reed': [0, 1],
  });
  expect(game.asked()[0].seat).toBe(2);
});

test('A128 Riparian Builder: a clay room costs 1 clay less', () => {
  const game = builder().lay(2, { house: 'clay' }).give(2, { clay: 9, reed: 4 });
  expect(game.changes('1 reed-bank\n2 yes; room b2')).toMatchObject({
    '2 b2': [0, 'room'],
    '2 clay': [9, 5],
    '2 reed': [4, 2],
  });
});

test('A128 Riparian Builder: a stone room costs 2 stone less', () => {
  const game = builder().lay(2, { house: 'stone' }).give(2, { stone: 3, reed: 2 });
  expect(game.changes('1 reed-bank\n2 yes; room b2')).toMatchObject({
    '2 b2': [0, 'room'],
    '2 stone': [3, 0],
    '2 reed': [2, 0],
  });
});

test('A128 Riparian Builder: exactly one room, or none', () => {
  const game = builder().give(2, { wood: 10, reed: 4 }).play('1 reed-bank');
  expect(game.changes('2 no')).toEqual({ 'on reed-bank': [1, 0], '1 reed': [0, 1] });
  const rich = builder().give(2, { wood: 10, reed: 4 }).play('1 reed-bank\n2 yes; room a1');
  expect(rich.asked()[0]).toMatchObject({ seat: 2, kind: 'work' });
});

test('A128 Riparian Builder: nothing for the own use, elsewhere, or without the price', () => {
  const own = builder().give(2, { wood: 5, reed: 2 }).play('1 forest');
  expect(own.changes('2 reed-bank')).toEqual({
    'person reed-bank': [0, 2],
    'on reed-bank': [1, 0],
    '2 home': [2, 1],
    '2 reed': [2, 3],
  });
  const poor = builder().give(2, { wood: 4, reed: 2 });
  expect(poor.changes('1 reed-bank')).toEqual({
    'person reed-bank': [0, 1],
    'on reed-bank': [1, 0],
    '1 home': [2, 1],
    '1 reed': [0, 1],
  });
});

test('A128 Riparian Builder: the discount is not for rooms of other actions', () => {
  const game = builder().lay(2, { house: 'clay' }).give(2, { clay: 4, reed: 2 }).play('1 forest');
  expect(game.why('2 farm-expansion')).toMatchObject({ why: 'cannot-pay' });
});
