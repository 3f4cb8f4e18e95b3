import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test('A048 Shaving Horse: from 5 wood on 1 wood may become 3 food', () => {
  const game = new CardScenario().inPlay(1, 'shaving-horse').give(1, { wood: 2 });
  expect(game.changes('1 forest')).toEqual({
    'person forest': [0, 1],
    'on forest': [3, 0],
    '1 home': [2, 1],
    '1 wood': [2, 5],
  });
  expect(game.offered()).toEqual(['yes', 'no']);
  expect(game.changes('yes')).toEqual({ '1 wood': [5, 4], '1 food': [2, 5] });
  expect(game.asked()[0].seat).toBe(2);
});

test('A048 Shaving Horse: it may be declined', () => {
  const game = new CardScenario().inPlay(1, 'shaving-horse').give(1, { wood: 3 }).play('1 forest');
  expect(game.changes('no')).toEqual({});
  expect(game.asked()[0].seat).toBe(2);
});

test('A048 Shaving Horse: from 7 wood on it must', () => {
  const game = new CardScenario().inPlay(1, 'shaving-horse').give(1, { wood: 4 });
  expect(game.changes('1 forest')).toEqual({
    'person forest': [0, 1],
    'on forest': [3, 0],
    '1 home': [2, 1],
    '1 wood': [4, 6],
    '1 food': [2, 5],
  });
  expect(game.asked()[0].seat).toBe(2);
});

test('A048 Shaving Horse: nothing below 5 wood, without new wood, or when others get some', () => {
  const poor = new CardScenario().inPlay(1, 'shaving-horse').give(1, { wood: 1 });
  expect(poor.changes('1 forest')).toMatchObject({ '1 wood': [1, 4] });
  expect(poor.asked()[0].seat).toBe(2);
  const other = new CardScenario().inPlay(1, 'shaving-horse').give(1, { wood: 8 });
  expect(other.changes('1 clay-pit')).toEqual({
    'person clay-pit': [0, 1],
    'on clay-pit': [1, 0],
    '1 home': [2, 1],
    '1 clay': [0, 1],
  });
  expect(other.changes('2 forest')).toEqual({
    'person forest': [0, 2],
    'on forest': [3, 0],
    '2 home': [2, 1],
    '2 wood': [0, 3],
  });
});

test('A048 Shaving Horse: wood that comes at the same moment counts once (RU-61)', () => {
  const game = new CardScenario().inPlay(1, 'shaving-horse wood-cutter').give(1, { wood: 4 });
  expect(game.changes('1 forest')).toEqual({
    'person forest': [0, 1],
    'on forest': [3, 0],
    '1 home': [2, 1],
    '1 wood': [4, 7],
    '1 food': [2, 5],
  });
  const choice = new CardScenario().inPlay(1, 'wood-cutter shaving-horse').give(1, { wood: 2 });
  expect(choice.play('1 forest').offered()).toEqual(['yes', 'no']);
  expect(choice.changes('no')).toEqual({});
  expect(choice.asked()[0].seat).toBe(2);
});

test('A048 Shaving Horse: wood of another moment of the turn counts again', () => {
  const game = new CardScenario()
    .inPlay(1, 'shaving-horse firewood-collector barrow-pusher')
    .give(1, { wood: 4 });
  game.play('1 grain-seeds');
  expect(game.offered()).toEqual(['yes', 'no']);
  expect(game.changes('yes\n2 day-laborer\n1 forest')).toMatchObject({ '1 wood': [5, 6], '1 food': [2, 8] });
});

test('A048 Shaving Horse: the food is there before what happens after the space was used', () => {
  const game = new CardScenario().inPlay(1, 'shaving-horse basket').give(1, { wood: 2 });
  expect(game.changes('1 forest; yes')).toMatchObject({ '1 wood': [2, 4], '1 food': [2, 5] });
  expect(game.changes('yes')).toEqual({ '1 wood': [4, 2], '1 food': [5, 8], 'on forest': [0, 2] });
});

test('A048 Shaving Horse: costs 1 wood', () => {
  const game = new CardScenario({ revealed: 'major-improvement' })
    .hold(1, 'shaving-horse')
    .give(1, { wood: 9 });
  expect(game.changes('1 major-improvement; play shaving-horse')).toEqual({
    'person major-improvement': [0, 1],
    '1 home': [2, 1],
    '1 wood': [9, 8],
    '1 hand shaving-horse': [1, 0],
    '1 card shaving-horse': [0, 1],
  });
});
