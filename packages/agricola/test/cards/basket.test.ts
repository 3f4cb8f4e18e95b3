import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test('A056 Basket: after the use of a wood space 2 wood go back to it for 3 food', () => {
  const game = new CardScenario().inPlay(1, 'basket');
  expect(game.changes('1 forest; yes')).toEqual({
    'person forest': [0, 1],
    'on forest': [3, 2],
    '1 home': [2, 1],
    '1 wood': [0, 1],
    '1 food': [2, 5],
  });
});

test('A056 Basket: the owner may decline', () => {
  const game = new CardScenario().inPlay(1, 'basket');
  expect(game.changes('1 forest; no')).toMatchObject({ 'on forest': [3, 0], '1 wood': [0, 3] });
});

test('A056 Basket, RU-55: fewer than 2 wood from the space are enough if there is more in the supply', () => {
  const game = new CardScenario({ seats: 4 }).inPlay(1, 'basket').give(1, { wood: 1 });
  expect(game.changes('1 copse; yes')).toMatchObject({
    'on copse': [1, 2],
    '1 wood': [1, 0],
    '1 food': [2, 5],
  });
});

test('A056 Basket: without 2 wood nothing is asked', () => {
  const game = new CardScenario({ seats: 4 }).inPlay(1, 'basket');
  game.play('1 copse');
  expect(game.asked()[0]).toMatchObject({ seat: 2, kind: 'work' });
});

test('A056 Basket: only after a wood space, and only after the own use of it', () => {
  const game = new CardScenario().inPlay(1, 'basket').give(1, { wood: 5 });
  game.play('1 clay-pit');
  expect(game.asked()[0]).toMatchObject({ seat: 2, kind: 'work' });
  game.play('2 forest');
  expect(game.asked()[0]).toMatchObject({ seat: 1, kind: 'work' });
});
