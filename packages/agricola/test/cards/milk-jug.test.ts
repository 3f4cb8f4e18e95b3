import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

const market = (seats: number) =>
  new CardScenario({
    seats,
    round: 10,
    revealed:
      'sheep-market fencing grain-utilization major-improvement basic-wish house-redevelopment western-quarry vegetable-seeds pig-market cattle-market',
  });

test('A050 Milk Jug: 3 food for the owner, 1 for each other when another player buys cattle', () => {
  const game = market(3).inPlay(2, 'milk-jug');
  expect(game.changes('1 cattle-market')).toEqual({
    'person cattle-market': [0, 1],
    'on cattle-market': [1, 0],
    '1 home': [2, 1],
    '1 cattle': [0, 1],
    '1 food': [2, 3],
    '2 food': [3, 6],
    '3 food': [3, 4],
  });
});

test('A050 Milk Jug: the same when the owner does', () => {
  const game = market(2).inPlay(1, 'milk-jug');
  expect(game.changes('1 cattle-market')).toEqual({
    'person cattle-market': [0, 1],
    'on cattle-market': [1, 0],
    '1 home': [2, 1],
    '1 cattle': [0, 1],
    '1 food': [2, 5],
    '2 food': [3, 4],
  });
});

test('A050 Milk Jug: alone there is nobody else', () => {
  const game = market(1).inPlay(1, 'milk-jug');
  expect(game.changes('1 cattle-market')).toMatchObject({ '1 food': [0, 3], '1 cattle': [0, 1] });
});

test('A050 Milk Jug: costs 1 clay; other animals do not count', () => {
  const game = market(2).hold(1, 'milk-jug');
  expect(game.why('1 major-improvement; play milk-jug')).toEqual({ why: 'no-major-affordable' });
  game.give(1, { clay: 1 });
  expect(game.changes('1 major-improvement; play milk-jug')).toEqual({
    'person major-improvement': [0, 1],
    '1 home': [2, 1],
    '1 clay': [1, 0],
    '1 hand milk-jug': [1, 0],
    '1 card milk-jug': [0, 1],
  });
  expect(game.changes('2 pig-market')).toEqual({
    'person pig-market': [0, 2],
    'on pig-market': [1, 0],
    '2 home': [2, 1],
    '2 boar': [0, 1],
  });
});
