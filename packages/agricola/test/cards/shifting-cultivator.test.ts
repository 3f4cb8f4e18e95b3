import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

const cultivator = (cards = '') => new CardScenario().inPlay(1, `shifting-cultivator ${cards}`);

test('A091 Shifting Cultivator: 3 food to plow a field with a wood accumulation space', () => {
  const game = cultivator().give(1, { food: 3 });
  expect(game.changes('1 forest; yes; field b3')).toEqual({
    'person forest': [0, 1],
    'on forest': [3, 0],
    '1 home': [2, 1],
    '1 wood': [0, 3],
    '1 food': [3, 0],
    '1 b3': [0, 'field'],
  });
});

test('A091 Shifting Cultivator: it may be declined; without 3 food nobody is asked', () => {
  const wood = {
    'person forest': [0, 1],
    'on forest': [3, 0],
    '1 home': [2, 1],
    '1 wood': [0, 3],
  };
  expect(cultivator().give(1, { food: 3 }).changes('1 forest; no')).toEqual(wood);
  expect(cultivator().give(1, { food: 2 }).changes('1 forest')).toEqual(wood);
});

test('A091 Shifting Cultivator: food that comes after the use of the space cannot pay for it', () => {
  const game = cultivator('basket').give(1, { food: 0, wood: 0 }).play('1 forest');
  expect(game.changes('1 yes')).toEqual({ '1 wood': [3, 1], 'on forest': [0, 2], '1 food': [0, 3] });
  expect(game.asked()[0]).toMatchObject({ seat: 2, kind: 'work' });
});

test('A091 Shifting Cultivator: clay does not count', () => {
  const game = cultivator().give(1, { food: 3 });
  expect(game.changes('1 clay-pit')).toEqual({
    'person clay-pit': [0, 1],
    'on clay-pit': [1, 0],
    '1 home': [2, 1],
    '1 clay': [0, 1],
  });
});
