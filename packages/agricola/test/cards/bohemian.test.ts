import { expect, test } from 'vitest';
import { lastTurn, ROUND_FIVE } from './harvest-round';

const home = () => lastTurn({ seats: 4 }).inPlay(2, 'bohemian');

const HOME = { ...ROUND_FIVE, round: [1, 2], '3 home': [0, 2], '4 home': [0, 2] };

test('A157 Bohemian: 1 food if at least one Lessons space is unoccupied', () => {
  const fed = { ...HOME, '2 food': [20, 21] };
  expect(home().changes('1 clay-pit')).toEqual(fed);
  expect(home().occupy('lessons', 1).changes('1 clay-pit')).toEqual({ ...fed, 'person lessons': [1, 0] });
  expect(home().occupy('lessons-4', 3).changes('1 clay-pit')).toEqual({ ...fed, 'person lessons-4': [3, 0] });
});

test('A157 Bohemian: nothing if both are occupied', () => {
  const full = home().occupy('lessons', 1).occupy('lessons-4', 3);
  expect(full.changes('1 clay-pit')).toEqual({
    ...HOME,
    'person lessons': [1, 0],
    'person lessons-4': [3, 0],
  });
});

test.each(['forest-school', 'little-peasant'])(
  'A157 Bohemian, RU-42: Lessons are unoccupied for the owner of %s, whoever is there',
  (card) => {
    const full = home().inPlay(2, card).occupy('lessons', 1).occupy('lessons-4', 3);
    expect(full.changes('1 clay-pit')).toMatchObject({ '2 food': [20, 21] });
    const others = home().inPlay(1, card).occupy('lessons', 1).occupy('lessons-4', 3);
    expect(others.changes('1 clay-pit')).not.toHaveProperty('2 food');
  },
);
