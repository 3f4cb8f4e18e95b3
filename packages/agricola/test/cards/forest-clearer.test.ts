import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test.each([
  [1, 0, 0],
  [2, 1, 1],
  [3, 1, 0],
  [4, 1, 1],
  [5, 0, 0],
])('B162 Forest Clearer: %i wood of a space bring %i wood and %i food more', (lying, wood, food) => {
  const game = new CardScenario({ seats: 4 }).inPlay(1, 'forest-clearer').pile('forest', lying);
  game.give(1, { food: 0 });
  expect(game.changes('1 forest')).toEqual({
    'person forest': [0, 1],
    'on forest': [lying, 0],
    '1 home': [2, 1],
    '1 wood': [0, lying + wood],
    ...(food > 0 && { '1 food': [0, food] }),
  });
});

test('B162 Forest Clearer: wood that goes back later changes nothing', () => {
  const game = new CardScenario({ seats: 4 }).inPlay(1, 'forest-clearer basket').pile('forest', 2);
  game.give(1, { food: 0 });
  expect(game.changes('1 forest; yes')).toEqual({
    'person forest': [0, 1],
    '1 home': [2, 1],
    '1 wood': [0, 1],
    '1 food': [0, 4],
  });
});
