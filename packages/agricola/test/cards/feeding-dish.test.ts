import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

const MARKETS =
  'sheep-market fencing grain-utilization major-improvement basic-wish house-redevelopment western-quarry pig-market vegetable-seeds cattle-market';

const PASTURE = 'a5n a5e a5s a5w';

const market = () =>
  new CardScenario({ round: 10, revealed: MARKETS }).inPlay(1, 'feeding-dish').lay(1, { fences: PASTURE });

test('A066 Feeding Dish: it costs 1 wood', () => {
  const game = new CardScenario().hold(1, 'feeding-dish').give(1, { wood: 1 });
  expect(game.changes('1 meeting-place; yes; play feeding-dish')).toEqual({
    'person meeting-place': [0, 1],
    '1 home': [2, 1],
    '1 wood': [1, 0],
    '1 hand feeding-dish': [1, 0],
    '1 card feeding-dish': [0, 1],
  });
});

test.each(['sheep', 'boar', 'cattle'] as const)(
  'A066 Feeding Dish: 1 grain with an animal before: %s',
  (animal) => {
    const space = animal === 'boar' ? 'pig-market' : `${animal}-market`;
    const game = market().give(1, { [animal]: 1 });
    expect(game.changes(`1 ${space}`)).toEqual({
      [`person ${space}`]: [0, 1],
      [`on ${space}`]: [1, 0],
      '1 home': [2, 1],
      [`1 ${animal}`]: [1, 2],
      '1 grain': [0, 1],
    });
  },
);

test('A066 Feeding Dish: nothing for the first animal, nor with one of another type', () => {
  const game = market().give(1, { sheep: 1 });
  expect(game.changes('1 pig-market')).toEqual({
    'person pig-market': [0, 1],
    'on pig-market': [1, 0],
    '1 home': [2, 1],
    '1 boar': [0, 1],
  });
});

test('A066 Feeding Dish: nothing when another player uses the space', () => {
  const game = market().give(1, { sheep: 1 }).play('1 clay-pit');
  expect(game.changes('2 sheep-market')).toEqual({
    'person sheep-market': [0, 2],
    'on sheep-market': [1, 0],
    '2 home': [2, 1],
    '2 sheep': [0, 1],
  });
});
