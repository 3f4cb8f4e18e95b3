import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

const teacher = () =>
  new CardScenario({ seats: 4 })
    .inPlay(1, 'art-teacher')
    .hold(1, 'wood-cutter childless')
    .pile('traveling-players', 3)
    .give(1, { food: 2 });

test('B155 Art Teacher: 1 wood and 1 reed when it is played', () => {
  const game = new CardScenario({ seats: 4 }).hold(1, 'art-teacher');
  expect(game.changes('1 lessons; play art-teacher')).toEqual({
    'person lessons': [0, 1],
    '1 home': [2, 1],
    '1 wood': [0, 1],
    '1 reed': [0, 1],
    '1 hand art-teacher': [1, 0],
    '1 card art-teacher': [0, 1],
  });
});

test('B155 Art Teacher: the food for an occupation may come from Traveling Players', () => {
  const game = teacher().play('1 lessons; play wood-cutter');
  expect(game.offered()).toEqual(['pay 1 food', 'pay nothing']);
  expect(game.changes('pay nothing')).toEqual({
    'on traveling-players': [3, 2],
    '1 card wood-cutter': [0, 1],
  });
});

test('B155 Art Teacher: or only a part of it, or nothing', () => {
  const dear = () => teacher().inPlay(1, 'animal-tamer').play('1 lessons-4; play wood-cutter');
  expect(dear().offered()).toEqual(['pay 2 food', 'pay 1 food', 'pay nothing']);
  expect(dear().changes('pay 1 food')).toMatchObject({ 'on traveling-players': [3, 2], '1 food': [2, 1] });
  expect(dear().changes('pay 2 food')).toEqual({ '1 food': [2, 0], '1 card wood-cutter': [0, 1] });
});

test('B155 Art Teacher: with nothing in the supply it pays by itself, and makes Lessons usable', () => {
  const game = teacher().give(1, { food: 0 });
  expect(game.changes('1 lessons; play wood-cutter')).toMatchObject({ 'on traveling-players': [3, 2] });
  const poor = teacher().give(1, { food: 0 }).pile('traveling-players', 0);
  expect(poor.why('1 lessons')).toMatchObject({ why: 'cannot-pay' });
});

test('B155 Art Teacher: not for others, and not for improvements', () => {
  const game = teacher().hold(2, 'catcher').inPlay(2, 'animal-tamer').give(2, { food: 1 });
  expect(game.changes('1 forest\n2 lessons; play catcher')).toMatchObject({ '2 food': [1, 0] });
  const minor = teacher().hold(1, 'cookery-lesson');
  expect(minor.changes('1 meeting-place; yes; play cookery-lesson')).toEqual({
    'person meeting-place': [0, 1],
    '1 home': [2, 1],
    '1 food': [2, 0],
    '1 hand cookery-lesson': [1, 0],
    '1 card cookery-lesson': [0, 1],
  });
});

test('B155 Art Teacher: together with wood in place of food', () => {
  const game = teacher().inPlay(1, 'forest-school').give(1, { food: 1, wood: 1 });
  game.play('1 lessons; play wood-cutter');
  expect(game.offered()).toEqual(['pay 1 wood', 'pay 1 food', 'pay nothing']);
});
