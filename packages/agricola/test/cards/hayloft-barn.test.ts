import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

/** The barn of seat 1 with so much food left on it. */
function barn(food: number, given: ConstructorParameters<typeof CardScenario>[0] = {}): CardScenario {
  const game = new CardScenario(given).inPlay(1, 'hayloft-barn');
  game.player(1).memory[0] = food;
  return game;
}

test('B021 Hayloft Barn: 4 food lie on it; it needs an occupation and 3 wood', () => {
  const game = new CardScenario({ revealed: 'major-improvement' })
    .hold(1, 'hayloft-barn milk-jug')
    .give(1, { wood: 3, clay: 1 });
  expect(game.why('1 major-improvement; play hayloft-barn')).toMatchObject({ why: 'needs' });
  game.inPlay(1, 'wood-cutter');
  expect(game.changes('play hayloft-barn')).toEqual({
    '1 wood': [3, 0],
    '1 hand hayloft-barn': [1, 0],
    '1 card hayloft-barn': [0, 1],
    '1 on hayloft-barn': [0, 4],
  });
});

test('B021 Hayloft Barn: 1 food from it with grain from a space', () => {
  const game = barn(4);
  expect(game.changes('1 grain-seeds')).toEqual({
    'person grain-seeds': [0, 1],
    '1 home': [2, 1],
    '1 grain': [0, 1],
    '1 food': [2, 3],
    '1 on hayloft-barn': [4, 3],
  });
});

test('B021 Hayloft Barn: with grain from a card, wherever it comes from', () => {
  const game = barn(4).inPlay(1, 'grocer');
  game.player(1).memory[1] = 7;
  expect(game.changes('1 grocer')).toEqual({
    '1 grain': [0, 1],
    '1 on grocer': [7, 6],
    '1 on hayloft-barn': [4, 3],
  });
});

test('B021 Hayloft Barn: not with other goods, nor with grain of others', () => {
  const game = barn(4);
  expect(game.changes('1 day-laborer\n2 grain-seeds')).toEqual({
    'person day-laborer': [0, 1],
    'person grain-seeds': [0, 2],
    '1 home': [2, 1],
    '2 home': [2, 1],
    '1 food': [2, 4],
    '2 grain': [0, 1],
  });
});

test('B021 Hayloft Barn: with the last food a Family Growth action even without room, which may be declined (RU-62)', () => {
  const game = barn(1);
  game.play('1 grain-seeds');
  expect(game.offered()).toEqual(['yes', 'no']);
  expect(game.changes('yes')).toEqual({
    'person grain-seeds': [1, 11],
    '1 people': [2, 3],
    '1 newborns': [0, 1],
  });
  const declined = barn(1).play('1 grain-seeds');
  expect(declined.changes('no')).toEqual({});
  expect(declined.changes('2 fishing\n1 day-laborer')).toMatchObject({ '1 food': [3, 5] });
});

test('B021 Hayloft Barn: nothing comes from an empty one', () => {
  const game = barn(0);
  expect(game.changes('1 grain-seeds')).toEqual({
    'person grain-seeds': [0, 1],
    '1 home': [2, 1],
    '1 grain': [0, 1],
  });
});

test('B021 Hayloft Barn: no growth for a complete family', () => {
  const game = barn(1);
  game.player(1).people = 5;
  expect(game.changes('1 grain-seeds')).toMatchObject({ '1 food': [2, 3], '1 on hayloft-barn': [1, 0] });
  expect(game.asked()[0].seat).toBe(2);
});

/** The end of round 4, before the last person of the round. */
const harvest = (food: number) => {
  const game = barn(food, {
    round: 4,
    revealed: 'fencing grain-utilization major-improvement sheep-market',
  })
    .lay(1, { fields: 'b3 b4 b5', grain: { b3: 3, b4: 2 }, vegetables: { b5: 2 } })
    .give(1, { food: 8 });
  return game.play('1 fishing\n2 day-laborer\n1 clay-pit');
};

test('B021 Hayloft Barn: several grain of one harvest count once (RU-61)', () => {
  const game = harvest(3);
  expect(game.changes('2 reed-bank')).toMatchObject({
    '1 grain': [0, 2],
    '1 vegetable': [0, 1],
    '1 on hayloft-barn': [3, 2],
    '1 food': [9, 6],
  });
});

test('B021 Hayloft Barn: a child of the harvest stands nowhere and eats 1 food in it', () => {
  const game = harvest(1);
  game.play('2 reed-bank');
  expect(game.offered()).toEqual(['yes', 'no']);
  expect(game.changes('1 yes')).toMatchObject({
    round: [4, 5],
    '1 people': [2, 3],
    '1 home': [0, 3],
    '1 food': [10, 5],
    '2 food': [5, 1],
  });
});
