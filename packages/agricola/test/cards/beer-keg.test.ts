import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { FED, lastTurn, lastTurnBeforeHarvest, ROUND_FIVE } from './harvest-round';

test('A062 Beer Keg AG-R1216: it costs 1 wood and needs 2 grain, which stay', () => {
  const game = new CardScenario().hold(1, 'beer-keg').give(1, { wood: 1, grain: 2 });
  expect(game.changes('1 meeting-place; yes; play beer-keg')).toEqual({
    'person meeting-place': [0, 1],
    '1 home': [2, 1],
    '1 wood': [1, 0],
    '1 hand beer-keg': [1, 0],
    '1 card beer-keg': [0, 1],
  });
  const poor = new CardScenario().hold(1, 'beer-keg scullery').give(1, { wood: 1, clay: 1, grain: 1 });
  expect(poor.why('1 meeting-place; yes; play beer-keg')).toMatchObject({ why: 'needs' });
});

test.each([
  ['one-grain', 1, 0],
  ['two-grain', 2, 1],
  ['three-grain', 3, 2],
])('A062 Beer Keg: in the feeding phase %s (%i) for 3 food and %i bonus points', (word, grain, points) => {
  const game = lastTurnBeforeHarvest().inPlay(1, 'beer-keg').give(1, { grain: 4 });
  const bonus = points === 0 ? {} : { '1 bonus': [0, points] };
  expect(game.changes(`1 clay-pit; yes; ${word}`)).toEqual({
    ...ROUND_FIVE,
    ...FED,
    ...bonus,
    '1 grain': [4, 4 - grain],
    '1 food': [20, 19],
  });
});

test('A062 Beer Keg: only sizes that can be paid, once in a feeding phase, before the family eats', () => {
  const game = lastTurnBeforeHarvest().inPlay(1, 'beer-keg').give(1, { grain: 2, food: 1 });
  game.play('1 clay-pit; yes');
  expect(game.offered()).toEqual(['one-grain', 'two-grain']);
  game.play('1 one-grain');
  expect(game.board()).toMatchObject({ round: 5, '1 grain': 1 });
  expect(game.board()).not.toHaveProperty('1 food');
});

test('A062 Beer Keg: grain harvested in the same harvest may be used', () => {
  const game = lastTurnBeforeHarvest()
    .inPlay(1, 'beer-keg')
    .lay(1, { fields: 'a3', grain: { a3: 3 } });
  game.play('1 clay-pit; yes');
  expect(game.offered()).toEqual(['one-grain']);
});

test('A062 Beer Keg: it may be declined, and asks nobody without grain', () => {
  const game = lastTurnBeforeHarvest().inPlay(1, 'beer-keg').give(1, { grain: 3 });
  expect(game.changes('1 clay-pit; no')).toEqual({ ...ROUND_FIVE, ...FED });
  const none = lastTurnBeforeHarvest().inPlay(1, 'beer-keg');
  expect(none.changes('1 clay-pit')).toEqual({ ...ROUND_FIVE, ...FED });
});

test('A062 Beer Keg: not after a round without a harvest', () => {
  const game = lastTurn({ round: 3 }).inPlay(1, 'beer-keg').give(1, { grain: 3 }).play('1 clay-pit');
  expect(game.board()).toMatchObject({ round: 4, '1 grain': 3 });
});

test('A062 Beer Keg B101 Furniture Carpenter: their owner says which of both comes first', () => {
  const game = lastTurnBeforeHarvest().inPlay(1, 'beer-keg furniture-carpenter').own(1, 'joinery');
  game.give(1, { grain: 1, food: 0 }).play('1 clay-pit');
  expect(game.asked()[0]).toMatchObject({ seat: 1, kind: 'may' });
  const rich = lastTurnBeforeHarvest().inPlay(1, 'beer-keg furniture-carpenter').own(1, 'joinery');
  rich.give(1, { grain: 1 }).play('1 clay-pit');
  expect(rich.offered()).toEqual(['first beer-keg', 'first furniture-carpenter', 'done']);
  rich.play('1 first beer-keg; one-grain; yes');
  expect(rich.board()).toMatchObject({ '1 food': 17, '1 bonus': 1 });
});
