import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test.each([
  ['sheep', 2],
  ['reed', 2],
  ['boar', 3],
  ['stone', 3],
  ['cattle', 4],
])('E186 Clay Seller: 1 %s for %i clay', (good, clay) => {
  const game = new CardScenario({ edition: '2007', seats: 4 })
    .inPlay(1, 'clay-seller-2007')
    .give(1, { clay: 4 });
  expect(game.changes(`1 clay-seller-2007; ${good}`)).toEqual({
    '1 clay': [4, 4 - clay],
    [`1 ${good}`]: [0, 1],
  });
});

test('E186 Clay Seller: only what the clay is enough for', () => {
  const game = new CardScenario({ edition: '2007', seats: 4 })
    .inPlay(1, 'clay-seller-2007')
    .give(1, { clay: 2 });
  expect(game.play('1 clay-seller-2007').offered()).toEqual(['sheep', 'reed']);
});
