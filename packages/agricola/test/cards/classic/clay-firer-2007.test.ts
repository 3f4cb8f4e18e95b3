import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test.each([
  ['two', 2, 1],
  ['three', 3, 2],
])('E185 Clay Firer: %s clay', (answer, clay, stone) => {
  const game = new CardScenario({ edition: '2007', seats: 4 })
    .inPlay(1, 'clay-firer-2007')
    .give(1, { clay: 5 });
  expect(game.changes(`1 clay-firer-2007; ${answer}`)).toEqual({
    '1 clay': [5, 5 - clay],
    '1 stone': [0, stone],
  });
});

test('E185 Clay Firer: not with 1 clay', () => {
  const game = new CardScenario({ edition: '2007', seats: 4 })
    .inPlay(1, 'clay-firer-2007')
    .give(1, { clay: 1 });
  expect(game.offered()).not.toContain('clay-firer-2007');
});
