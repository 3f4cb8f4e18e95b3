import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test('A102 Grocer: 8 goods lie on it when it is played', () => {
  const game = new CardScenario().hold(1, 'grocer');
  expect(game.changes('1 lessons; play grocer')).toEqual({
    'person lessons': [0, 1],
    '1 home': [2, 1],
    '1 hand grocer': [1, 0],
    '1 card grocer': [0, 1],
    '1 on grocer': [0, 8],
  });
});

test('A102 Grocer: at any time the top good for 1 food, any number of them one after the other (RU-60)', () => {
  const game = new CardScenario().inPlay(1, 'grocer').give(1, { food: 9 });
  expect(game.changes('1 grocer')).toEqual({
    '1 food': [9, 8],
    '1 wood': [0, 1],
    '1 on grocer': [8, 7],
  });
  const order = ['grain', 'reed', 'stone', 'vegetable', 'clay', 'reed', 'vegetable'];
  expect(order.map(() => game.changes('1 grocer'))).toMatchObject([
    { '1 grain': [0, 1] },
    { '1 reed': [0, 1] },
    { '1 stone': [0, 1] },
    { '1 vegetable': [0, 1] },
    { '1 clay': [0, 1] },
    { '1 reed': [1, 2] },
    { '1 vegetable': [1, 2] },
  ]);
  expect(game.board()['1 food']).toBe(1);
  expect(game.why('1 grocer')).toBeDefined();
});

test('A102 Grocer: goods that become food can pay for it (AG-Q05)', () => {
  const game = new CardScenario().inPlay(1, 'grocer').give(1, { food: 0, vegetable: 1 });
  expect(game.changes('1 grocer')).toEqual({
    '1 vegetable': [1, 0],
    '1 wood': [0, 1],
    '1 on grocer': [8, 7],
  });
  expect(game.why('1 grocer')).toBeDefined();
});

test('A102 Grocer: in the middle of the own turn, but not so that the turn cannot be finished', () => {
  const game = new CardScenario({ revealed: 'major-improvement' })
    .inPlay(1, 'grocer')
    .lay(1, { house: 'clay' })
    .give(1, { clay: 5, reed: 1, food: 3, grain: 1 });
  game.player(1).memory[0] = 6;
  expect(game.why('1 farm-expansion')).toMatchObject({ why: 'cannot-pay' });
  game.play('1 grocer');
  expect(game.board()['1 reed']).toBe(2);
  expect(game.changes('1 farm-expansion; grocer; room a1')).toMatchObject({
    '1 a1': [0, 'room'],
    '1 stone': [0, 1],
    '1 clay': [5, 0],
    '1 reed': [2, 0],
  });
});

test('A102 Grocer: between the turns of others too, while nothing is under way', () => {
  const game = new CardScenario().inPlay(2, 'grocer');
  expect(game.changes('2 grocer')).toEqual({
    '2 food': [3, 2],
    '2 wood': [0, 1],
    '2 on grocer': [8, 7],
  });
  game.play('1 farmland');
  expect(game.why('2 grocer')).toEqual({ why: 'not-your-turn', waitsFor: 0 });
});

test('A102 Grocer: what lies on it is not in the supply (AG-R1423)', () => {
  const game = new CardScenario().inPlay(1, 'grocer');
  expect(game.points(1, 'vegetables')).toBe(-1);
  expect(game.points(1, 'grain')).toBe(-1);
});
