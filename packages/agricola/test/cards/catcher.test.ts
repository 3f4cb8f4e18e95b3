import { FOOD } from '@furrow/agricola/state/goods';
import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

/** What seat 1 has more of after placing its person number `nth` on a forest with so much wood. */
function caught(nth: number, wood: number): number {
  const game = new CardScenario().inPlay(1, 'catcher').family(1, 4).pile('forest', wood);
  const before = ['day-laborer', 'grain-seeds', 'meeting-place'].slice(0, nth - 1);
  const others = ['clay-pit', 'reed-bank'];
  before.forEach((space, i) => game.play(`1 ${space}${i < others.length ? `\n2 ${others[i]}` : ''}`));
  const food = game.player(1).goods[FOOD];
  game.play('1 forest');
  return game.player(1).goods[FOOD] - food;
}

test('A107 Catcher: 1 food for the 1st, 2nd or 3rd person at exactly 5, 4 or 3 building resources', () => {
  expect([caught(1, 5), caught(2, 4), caught(3, 3)]).toEqual([1, 1, 1]);
});

test('A107 Catcher: nothing with another number, and nothing for the 4th person', () => {
  expect([caught(1, 4), caught(1, 6), caught(2, 5), caught(3, 4)]).toEqual([0, 0, 0, 0]);
  expect([caught(4, 2), caught(4, 3), caught(4, 4)]).toEqual([0, 0, 0]);
});

test('A107 Catcher: not where other goods accumulate, and not for others', () => {
  const game = new CardScenario().inPlay(1, 'catcher').pile('fishing', 5).pile('forest', 5);
  expect(game.changes('1 fishing')).toMatchObject({ '1 food': [2, 7] });
  expect(game.changes('2 forest')).toEqual({
    'person forest': [0, 2],
    '2 home': [2, 1],
    'on forest': [5, 0],
    '2 wood': [0, 5],
  });
});
