import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test.each([
  ['wood', 'wood'],
  ['clay', 'clay'],
  ['stone', 'stone'],
] as const)('E218 Carpenter: a room of a house of %s costs 3 %s and 2 reed', (house, good) => {
  const game = new CardScenario({ edition: '2007', seats: 2 })
    .inPlay(1, 'carpenter-2007')
    .lay(1, { house })
    .give(1, { [good]: 3, reed: 2 });
  expect(game.changes('1 farm-expansion; room a1')).toEqual({
    'person farm-expansion': [0, 1],
    '1 home': [2, 1],
    [`1 ${good}`]: [3, 0],
    '1 reed': [2, 0],
    '1 a1': [0, 'room'],
  });
});
