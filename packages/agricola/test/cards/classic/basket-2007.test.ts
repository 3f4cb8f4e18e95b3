import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { minorPlayed } from './played';

test.each([
  ['yes', 1, 2, 5],
  ['no', 3, 0, 2],
])('E34 Basket: 2 of the wood just taken may stay for 3 food (%s)', (answer, wood, left, food) => {
  const game = new CardScenario({ edition: '2007' }).inPlay(1, 'basket-2007');
  game.play(`1 wood-3; ${answer}`);
  expect(game.board()).toMatchObject({ '1 wood': wood, '1 food': food });
  expect(game.board()['on wood-3'] ?? 0).toBe(left);
});

test('E34 Basket RU-224: only wood that lay on the space; 1 is not enough', () => {
  const game = new CardScenario({ edition: '2007', seats: 4 }).inPlay(1, 'basket-2007').give(1, { wood: 5 });
  expect(game.changes('1 4-wood-1')).toEqual({
    'person 4-wood-1': [0, 1],
    '1 home': [2, 1],
    'on 4-wood-1': [1, 0],
    '1 wood': [5, 6],
  });
  expect(game.asked()[0]).toMatchObject({ seat: 2 });
});

test('E34 Basket: it costs 1 reed', () => {
  const game = new CardScenario({ edition: '2007' }).hold(1, 'basket-2007').give(1, { reed: 1 });
  expect(game.changes('1 start-minor; yes; play basket-2007')).toEqual({
    ...minorPlayed('basket-2007'),
    '1 reed': [1, 0],
  });
});
