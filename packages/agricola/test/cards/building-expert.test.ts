import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

/** Four players of whom only seat 1 has people left, five of them; so many are placed before. */
function placed(before: number): CardScenario {
  const game = new CardScenario({ seats: 4 }).inPlay(1, 'building-expert').family(1, 5);
  for (const seat of [2, 3, 4]) game.player(seat).home = 0;
  for (const space of ['day-laborer', 'clay-pit', 'grain-seeds', 'forest'].slice(0, before))
    game.play(`1 ${space}`);
  return game.give(1, { wood: 0, clay: 0, reed: 0, stone: 0, food: 0 });
}

test.each([
  [1, { '1 wood': [0, 1] }],
  [2, { '1 clay': [0, 1] }],
  [3, { '1 reed': [0, 2] }],
  [4, { '1 stone': [0, 2] }],
])('A163 Building Expert: what person %i of the round also gets on the Resource Market', (person, gained) => {
  expect(placed(person - 1).changes('1 resource-market')).toEqual({
    'person resource-market': [0, 1],
    '1 home': [6 - person, 5 - person],
    '1 reed': [0, 1],
    '1 stone': [0, 1],
    '1 food': [0, 1],
    ...gained,
  });
});

test('A163 Building Expert: person 5 gets 1 stone more; then the round is over', () => {
  expect(placed(4).changes('1 resource-market')).toMatchObject({
    round: [1, 2],
    '1 reed': [0, 1],
    '1 stone': [0, 2],
    '1 food': [0, 1],
  });
});

test('A163 Building Expert: another space brings nothing', () => {
  expect(placed(0).changes('1 day-laborer')).toEqual({
    'person day-laborer': [0, 1],
    '1 home': [5, 4],
    '1 food': [0, 2],
  });
});
