import { expect, test } from 'vitest';
import { lastTurn, ROUND_FIVE } from './harvest-round';

const student = () => lastTurn({ seats: 4 }).inPlay(2, 'night-school-student').hold(2, 'freshman');

test('A152 Night-School Student: with nobody on Lessons an occupation for 1 food in the returning home phase', () => {
  expect(student().changes('1 clay-pit\n2 yes; play freshman')).toEqual({
    ...ROUND_FIVE,
    round: [1, 2],
    '3 home': [0, 2],
    '4 home': [0, 2],
    '2 food': [20, 19],
    '2 hand freshman': [1, 0],
    '2 card freshman': [0, 1],
  });
});

test('A152 Night-School Student: it may be declined', () => {
  const game = student().play('1 clay-pit\n2 no');
  expect(game.board()['2 hand freshman']).toBe(1);
});

test.each(['lessons', 'lessons-4'])('A152 Night-School Student: not with somebody on %s', (space) => {
  const game = student().occupy(space, 3).play('1 clay-pit');
  expect(game.asked()[0]).toMatchObject({ kind: 'reveal' });
});

test.each(['forest-school', 'little-peasant'])(
  'A152 Night-School Student, RU-42: people return from Lessons also if %s says that nothing is occupied there',
  (card) => {
    const game = student().inPlay(2, card).occupy('lessons', 3).play('1 clay-pit');
    expect(game.asked()[0]).toMatchObject({ kind: 'reveal' });
  },
);
