import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

const teacher = () =>
  new CardScenario({ seats: 4 })
    .inPlay(1, 'animal-teacher')
    .hold(1, 'wood-cutter')
    .lay(1, { stables: 'a5' })
    .give(1, { food: 3 });

test.each([
  ['sheep', 0],
  ['boar', 1],
  ['cattle', 2],
])('A168 Animal Teacher: after Lessons 1 %s for %i food', (animal, food) => {
  expect(teacher().changes(`1 lessons; play wood-cutter; yes; ${animal}`)).toEqual({
    'person lessons': [0, 1],
    '1 home': [2, 1],
    '1 hand wood-cutter': [1, 0],
    '1 card wood-cutter': [0, 1],
    '1 food': [3, 2 - food],
    [`1 ${animal}`]: [0, 1],
  });
});

test('A168 Animal Teacher: with every Lessons space; only what can be paid', () => {
  const game = teacher().give(1, { food: 2 }).play('1 lessons-4; play wood-cutter; yes');
  expect(game.offered()).toEqual(['sheep', 'boar']);
});

test('A168 Animal Teacher: it may be declined, and is not for others or other spaces', () => {
  const game = teacher().play('1 lessons; play wood-cutter; no');
  expect(game.asked()[0]).toMatchObject({ seat: 2, kind: 'work' });
  const other = teacher().hold(2, 'catcher').play('1 day-laborer\n2 lessons; play catcher');
  expect(other.asked()[0]).toMatchObject({ seat: 3, kind: 'work' });
});

test('A168 Animal Teacher: not in the turn in which it is played', () => {
  const game = new CardScenario({ seats: 4 }).hold(1, 'animal-teacher wood-cutter').give(1, { food: 3 });
  game.play('1 lessons; play animal-teacher');
  expect(game.asked()[0]).toMatchObject({ seat: 2, kind: 'work' });
  game.play('2 forest\n3 clay-pit\n4 reed-bank\n1 lessons-4; play wood-cutter');
  expect(game.offered()).toEqual(['yes', 'no']);
});

test('A168 Animal Teacher: an animal without room is cooked or leaves', () => {
  const game = teacher().give(1, { sheep: 2 }).own(1, 'fireplace-2');
  // 1 food for the occupation and 1 for the boar, which is cooked for 2.
  expect(game.changes('1 lessons; play wood-cutter; yes; boar; keep 2 sheep')).toEqual({
    'person lessons': [0, 1],
    '1 home': [2, 1],
    '1 hand wood-cutter': [1, 0],
    '1 card wood-cutter': [0, 1],
  });
});
