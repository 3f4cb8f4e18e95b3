import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

/** The card in hand of somebody with so many people. */
const bottles = (people: number) =>
  new CardScenario({ revealed: 'major-improvement' }).hold(1, 'bottles').family(1, people);

test('B036 Bottles: 1 clay and 1 food for each person; 4 points', () => {
  const game = bottles(3).give(1, { clay: 4, food: 3 });
  const before = game.points(1);
  expect(game.changes('1 major-improvement; play bottles')).toEqual({
    'person major-improvement': [0, 1],
    '1 home': [3, 2],
    '1 hand bottles': [1, 0],
    '1 card bottles': [0, 1],
    '1 clay': [4, 1],
    '1 food': [3, 0],
  });
  expect(game.points(1)).toBe(before + 4);
});

test('B036 Bottles: newborns are people', () => {
  const game = bottles(2).give(1, { clay: 3, food: 4 });
  game.player(1).people = 3;
  game.player(1).newborns = 1;
  expect(game.changes('1 major-improvement; play bottles')).toMatchObject({
    '1 clay': [3, 0],
    '1 food': [4, 1],
  });
});

test('B036 Bottles: without enough clay or food it cannot be played, and the answer says what it costs', () => {
  const game = bottles(2).hold(1, 'basket').give(1, { clay: 1, food: 2, reed: 1 });
  game.play('1 major-improvement');
  expect(game.offered()).toEqual(['play basket']);
  expect(game.why('1 play bottles')).toEqual({
    why: 'cannot-pay',
    prices: [
      [
        [1, 2],
        [6, 2],
      ],
    ],
  });
});

test('B036 Bottles, AG-Q05: goods are turned into food for it', () => {
  const game = bottles(2).give(1, { clay: 2, food: 1, grain: 1 });
  expect(game.changes('1 major-improvement; play bottles')).toMatchObject({
    '1 clay': [2, 0],
    '1 food': [1, 0],
    '1 grain': [1, 0],
  });
});
