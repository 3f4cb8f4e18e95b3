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
  [2, 'sheep-market', { 'on sheep-market': [1, 0], '1 sheep': [0, 1] }],
  [9, 'basic-wish', { 'person basic-wish': [0, 11], '1 people': [2, 3], '1 newborns': [0, 1] }],
  [10, 'pig-market', { 'on pig-market': [1, 0], '1 boar': [0, 1] }],
  [11, 'vegetable-seeds', { '1 vegetable': [0, 1] }],
  [12, 'cattle-market', { 'on cattle-market': [1, 0], '1 cattle': [0, 1] }],
  [13, 'eastern-quarry', { 'on eastern-quarry': [1, 0], '1 stone': [0, 1] }],
])('B120 Sweep: in round %i the card to the left gives 2 clay', (round, space, usual) => {
  const game = sweep(round).lay(1, { rooms: 'a1' });
  expect(game.changes(`1 ${space}`)).toEqual({
    [`person ${space}`]: [0, 1],
    '1 home': [2, 1],
    ...usual,
    '1 clay': [9, 11],
  });
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
