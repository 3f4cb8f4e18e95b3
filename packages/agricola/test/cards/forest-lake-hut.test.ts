import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test('A042 Forest Lake Hut: 2 clay for 1 point', () => {
  const game = new CardScenario().hold(1, 'forest-lake-hut').give(1, { clay: 2 });
  expect(game.changes('1 meeting-place; yes; play forest-lake-hut')).toEqual({
    'person meeting-place': [0, 1],
    '1 home': [2, 1],
    '1 clay': [2, 0],
    '1 hand forest-lake-hut': [1, 0],
    '1 card forest-lake-hut': [0, 1],
  });
  expect(game.points(1, 'improvements')).toBe(1);
});

test('A042 Forest Lake Hut: 1 wood with Fishing, 1 food with the Forest, nothing for others', () => {
  const game = new CardScenario().inPlay(1, 'forest-lake-hut');
  expect(game.changes('1 fishing')).toEqual({
    'person fishing': [0, 1],
    'on fishing': [1, 0],
    '1 home': [2, 1],
    '1 food': [2, 3],
    '1 wood': [0, 1],
  });
  expect(game.changes('2 clay-pit\n1 forest')).toEqual({
    'person clay-pit': [0, 2],
    'on clay-pit': [1, 0],
    '2 home': [2, 1],
    '2 clay': [0, 1],
    'person forest': [0, 1],
    'on forest': [3, 0],
    '1 home': [1, 0],
    '1 wood': [1, 4],
    '1 food': [3, 4],
  });
  const other = new CardScenario().inPlay(2, 'forest-lake-hut');
  expect(other.changes('1 fishing')).toEqual({
    'person fishing': [0, 1],
    'on fishing': [1, 0],
    '1 home': [2, 1],
    '1 food': [2, 3],
  });
});
