import { expect, test } from 'vitest';
import { lastTurn } from './harvest-round';

const home = () => lastTurn({ seats: 4 }).inPlay(2, 'bohemian');

test('A157 Bohemian: 1 food if at least one Lessons space is unoccupied', () => {
  expect(home().changes('1 clay-pit')).toMatchObject({ '2 food': [20, 21] });
  expect(home().occupy('lessons', 1).changes('1 clay-pit')).toMatchObject({ '2 food': [20, 21] });
  expect(home().occupy('lessons-4', 3).changes('1 clay-pit')).toMatchObject({ '2 food': [20, 21] });
});

test('A157 Bohemian: nothing if both are occupied', () => {
  const full = home().occupy('lessons', 1).occupy('lessons-4', 3);
  expect(full.changes('1 clay-pit')).not.toHaveProperty('2 food');
});
