import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

const ELEVEN =
  'sheep-market fencing grain-utilization major-improvement western-quarry basic-wish house-redevelopment pig-market vegetable-seeds cattle-market eastern-quarry';

const seller = () => new CardScenario({ seats: 3, round: 11, revealed: ELEVEN }).inPlay(1, 'wholesaler');

test.each([
  ['pig-market', 'vegetable', { 'on pig-market': [1, 0], '1 boar': [0, 1] }],
  ['vegetable-seeds', 'boar', { '1 vegetable': [0, 1] }],
  ['cattle-market', 'stone', { 'on cattle-market': [1, 0], '1 cattle': [0, 1] }],
  ['eastern-quarry', 'cattle', { 'on eastern-quarry': [1, 0], '1 stone': [0, 1] }],
])('B137 Wholesaler: the good of its round with %s', (space, good, usual) => {
  expect(seller().changes(`1 ${space}`)).toEqual({
    [`person ${space}`]: [0, 1],
    '1 home': [2, 1],
    ...usual,
    [`1 ${good}`]: [0, 1],
    [`1 on wholesaler ${good}`]: [1, 0],
  });
});

test('B137 Wholesaler: what was taken is gone', () => {
  const game = seller().play('1 eastern-quarry');
  const again = seller();
  again.player(1).memory[0] = game.player(1).memory[0];
  expect(again.changes('1 eastern-quarry')).not.toHaveProperty('1 cattle');
  expect(again.play('2 clay-pit\n3 forest').changes('1 cattle-market')).toMatchObject({ '1 stone': [1, 2] });
});

test('B137 Wholesaler: nothing with the card of round 7', () => {
  const game = seller().give(1, { clay: 2, reed: 1 });
  expect(game.changes('1 house-redevelopment')).not.toHaveProperty('1 vegetable');
});
