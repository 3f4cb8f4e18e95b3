import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

const caretaker = () => new CardScenario({ seats: 4 }).inPlay(1, 'patch-caretaker');

test('A161 Patch Caretaker: 1 vegetable at a second accumulation space of the same good', () => {
  const game = caretaker().play('1 forest\n2 clay-pit\n3 fishing\n4 day-laborer');
  expect(game.board()).not.toHaveProperty('1 vegetable');
  expect(game.changes('1 copse')).toEqual({
    '1 home': [1, 0],
    'person copse': [0, 1],
    'on copse': [1, 0],
    '1 wood': [3, 4],
    '1 vegetable': [0, 1],
  });
});

test('A161 Patch Caretaker: food counts too; another good does not, nor the use of another player', () => {
  const food = caretaker().play('1 fishing\n2 clay-pit\n3 forest\n4 day-laborer');
  expect(food.changes('1 traveling-players')).toMatchObject({ '1 vegetable': [0, 1] });
  const other = caretaker().play('1 clay-pit\n2 forest\n3 fishing\n4 day-laborer');
  expect(other.changes('1 copse')).not.toHaveProperty('1 vegetable');
});

test('A161 Patch Caretaker: a space that gives goods without accumulating them counts neither way', () => {
  const game = caretaker().play('1 day-laborer\n2 clay-pit\n3 forest\n4 copse');
  expect(game.changes('1 fishing')).not.toHaveProperty('1 vegetable');
});
