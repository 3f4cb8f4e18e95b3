import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test.each([
  [3, { '1 clay': [0, 2] }],
  [4, { '1 clay': [0, 1], '1 food': [0, 1] }],
])('B143 Clay Warden: with %i players for the use of the Hollow by another player', (seats, gained) => {
  const game = new CardScenario({ seats, start: 2 }).inPlay(1, 'clay-warden').pile('hollow', 2);
  game.give(1, { food: 0 });
  expect(game.changes('2 hollow')).toEqual({
    'person hollow': [0, 2],
    'on hollow': [2, 0],
    '2 home': [2, 1],
    '2 clay': [0, 2],
    ...gained,
  });
});

test('B143 Clay Warden: nothing for the own use, nor for other clay', () => {
  const game = new CardScenario({ seats: 3 }).inPlay(1, 'clay-warden').pile('hollow', 1);
  expect(game.changes('1 hollow')).toEqual({
    'person hollow': [0, 1],
    'on hollow': [1, 0],
    '1 home': [2, 1],
    '1 clay': [0, 1],
  });
  expect(game.changes('2 clay-pit')).toEqual({
    'person clay-pit': [0, 2],
    'on clay-pit': [1, 0],
    '2 home': [2, 1],
    '2 clay': [0, 1],
  });
});
