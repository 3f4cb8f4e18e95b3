import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test('B042 Forest Inn: can be played in round 6 or before, for 1 clay and 1 reed', () => {
  const early = new CardScenario({ round: 6, revealed: 'basic-wish' });
  early.hold(1, 'forest-inn').give(1, { clay: 1, reed: 1 });
  expect(early.changes('1 meeting-place; yes; play forest-inn')).toEqual({
    'person meeting-place': [0, 1],
    '1 home': [2, 1],
    '1 clay': [1, 0],
    '1 reed': [1, 0],
    '1 hand forest-inn': [1, 0],
    '1 card forest-inn': [0, 1],
  });
  expect(early.points(1, 'improvements')).toBe(1);
  const late = new CardScenario({ round: 7, revealed: 'basic-wish' });
  late.hold(1, 'forest-inn').give(1, { clay: 1, reed: 1 });
  expect(late.why('1 meeting-place; yes')).toMatchObject({ why: 'no-card-playable' });
});

test.each([
  ['five', 5, { '1 wood': [9, 12], '1 food': [2, 4] }],
  ['seven', 7, { '1 wood': [9, 10], '1 food': [2, 6] }],
  ['nine', 9, { '1 wood': [9, 8], '1 food': [2, 9] }],
])('B042 Forest Inn: %s wood become 8 wood and food', (word, _wood, goods) => {
  const game = new CardScenario().inPlay(1, 'forest-inn').give(1, { wood: 9 });
  expect(game.changes(`1 forest-inn; ${word}`)).toEqual({
    'person forest-inn': [0, 1],
    '1 home': [2, 1],
    ...goods,
  });
});

test('B042 Forest Inn: using it is making one of the exchanges', () => {
  const game = new CardScenario().inPlay(1, 'forest-inn').give(1, { wood: 4, food: 5 });
  expect(game.why('1 forest-inn')).toMatchObject({ why: 'cannot-pay' });
  game.give(1, { wood: 7 }).play('1 forest-inn');
  expect(game.offered()).toEqual(['five', 'seven']);
});

test('B042 Forest Inn: another player first pays the owner 1 food', () => {
  const game = new CardScenario({ start: 2 }).inPlay(1, 'forest-inn').give(2, { wood: 5 });
  expect(game.changes('2 forest-inn; five')).toEqual({
    'person forest-inn': [0, 2],
    '2 home': [2, 1],
    '1 food': [3, 4],
    '2 food': [2, 3],
    '2 wood': [5, 8],
  });
});

test('B042 Forest Inn: the food of the exchange does not pay for the use of it', () => {
  const game = new CardScenario({ start: 2 }).inPlay(1, 'forest-inn').give(2, { wood: 9, food: 0 });
  expect(game.why('2 forest-inn')).toMatchObject({ why: 'cannot-pay' });
  game.give(2, { grain: 1 });
  expect(game.changes('2 forest-inn; nine')).toMatchObject({ '2 grain': [1, 0], '2 food': [0, 7] });
});
