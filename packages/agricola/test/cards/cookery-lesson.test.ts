import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

/** The card and a Fireplace, with a sheep in the house and an occupation in hand. */
const lesson = () =>
  new CardScenario()
    .inPlay(1, 'cookery-lesson')
    .own(1, 'fireplace-2')
    .give(1, { sheep: 1, food: 1 })
    .hold(1, 'stonecutter');

test('B029 Cookery Lesson: 1 bonus point if something was cooked in the turn of a Lessons space', () => {
  const game = lesson();
  expect(game.changes('1 exchange; convert 1 sheep; lessons; play stonecutter')).toEqual({
    'person lessons': [0, 1],
    '1 home': [2, 1],
    '1 hand stonecutter': [1, 0],
    '1 card stonecutter': [0, 1],
    '1 sheep': [1, 0],
    '1 food': [1, 3],
    '1 bonus': [0, 1],
  });
});

test('B029 Cookery Lesson: cooking for the occupation cost counts', () => {
  const game = lesson().inPlay(1, 'wood-cutter').give(1, { food: 0 });
  expect(game.changes('1 lessons; play stonecutter')).toMatchObject({
    '1 sheep': [1, 0],
    '1 food': [0, 1],
    '1 bonus': [0, 1],
  });
});

test('B029 Cookery Lesson: whoever has not cooked may do so at the end of the turn', () => {
  const game = lesson().play('1 lessons; play stonecutter');
  expect(game.offered()).toEqual(['yes', 'no']);
  expect(game.changes('1 yes; convert 1 sheep')).toEqual({
    '1 sheep': [1, 0],
    '1 food': [1, 3],
    '1 bonus': [0, 1],
  });
  expect(lesson().changes('1 lessons; play stonecutter; no')).not.toHaveProperty('1 bonus');
});

test('B029 Cookery Lesson: raw crops are not cooked, and neither is what is exchanged otherwise', () => {
  const game = lesson().give(1, { sheep: 0, grain: 1 });
  expect(game.changes('1 exchange; convert 1 grain; lessons; play stonecutter')).not.toHaveProperty(
    '1 bonus',
  );
  const traded = lesson().inPlay(1, 'sheep-walker').give(1, { food: 2 });
  traded.play('1 sheep-walker; boar');
  expect(traded.player(1).goods.slice(7)).toEqual([0, 1, 0]);
  expect(traded.changes('1 lessons; play stonecutter; no')).not.toHaveProperty('1 bonus');
});

test('B029 Cookery Lesson: cooking in another turn does not count, nor another space', () => {
  const game = lesson().give(1, { sheep: 2 }).lay(1, { stables: 'a5' });
  game.play(`
    1 exchange; convert 1 sheep; forest
    2 clay-pit`);
  game.give(1, { sheep: 0 });
  expect(game.changes('1 lessons; play stonecutter')).not.toHaveProperty('1 bonus');
});

test('B029 Cookery Lesson: cooking in the turn of another player does not count', () => {
  const game = lesson();
  game.play(`
    1 forest
    1 exchange; convert 1 sheep
    2 clay-pit`);
  expect(game.changes('1 lessons; play stonecutter')).not.toHaveProperty('1 bonus');
});

test('B029 Cookery Lesson: without a cooking improvement nobody is asked', () => {
  const game = new CardScenario()
    .inPlay(1, 'cookery-lesson')
    .hold(1, 'stonecutter')
    .give(1, { vegetable: 1 });
  game.play('1 lessons; play stonecutter');
  expect(game.asked()[0].seat).toBe(2);
});
