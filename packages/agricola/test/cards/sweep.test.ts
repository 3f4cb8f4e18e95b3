import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

const CARDS =
  'sheep-market fencing grain-utilization major-improvement western-quarry basic-wish house-redevelopment pig-market vegetable-seeds cattle-market eastern-quarry urgent-wish cultivation farm-redevelopment';

/** A round with the cards on the board in that order. */
const sweep = (round: number) => {
  const revealed = CARDS.split(' ').slice(0, round).join(' ');
  return new CardScenario({ round, revealed }).inPlay(1, 'sweep').give(1, { clay: 9, wood: 9, reed: 9 });
};

test.each([
  [2, 'sheep-market'],
  [9, 'basic-wish'],
  [10, 'pig-market'],
  [11, 'vegetable-seeds'],
  [12, 'cattle-market'],
  [13, 'eastern-quarry'],
])('B120 Sweep: in round %i the card to the left gives 2 clay', (round, space) => {
  const game = sweep(round).lay(1, { rooms: 'a1' });
  const changes = game.changes(`1 ${space}`);
  expect(changes).toMatchObject({ '1 clay': [9, 11] });
});

test('B120 Sweep: 2 clay that came before can pay for what the space does', () => {
  const game = new CardScenario({
    round: 8,
    revealed: CARDS.split(' ')
      .slice(0, 4)
      .concat('house-redevelopment', 'western-quarry', 'basic-wish', 'pig-market')
      .join(' '),
  });
  game.inPlay(1, 'sweep').give(1, { reed: 1 });
  expect(game.changes('1 house-redevelopment')).toMatchObject({ '1 reed': [1, 0] });
});

test('B120 Sweep: no other card; nothing left of rounds 1, 3 and 4', () => {
  expect(sweep(9).changes('1 sheep-market')).not.toHaveProperty('1 clay');
  for (const round of [1, 3, 4]) expect(sweep(round).changes('1 sheep-market')).not.toHaveProperty('1 clay');
});
