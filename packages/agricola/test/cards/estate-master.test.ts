import type { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { FED, lastTurnBeforeHarvest, ROUND_FIVE } from './harvest-round';

const ALL_OTHERS = 'a1 a2 a3 a4 a5 b2 b3 b4 b5 c2 c3 c4 c5';

/** The last turn before a harvest of three players; all spaces of seat 1 but c5 are used, two fields have vegetables. */
function ready(fields: string): CardScenario {
  const game = lastTurnBeforeHarvest(3).inPlay(1, 'estate-master');
  return game.lay(1, { fields, vegetables: { a2: 2, a3: 1 } });
}

test('B132 Estate Master: 1 bonus point for each vegetable harvested once no space is unused', () => {
  const game = ready(ALL_OTHERS);
  expect(game.changes('1 clay-pit')).toEqual({
    ...ROUND_FIVE,
    ...FED,
    '3 home': [0, 2],
    '3 food': [20, 16],
    '1 a2 vegetable': [2, 1],
    '1 a3 vegetable': [1, 0],
    '1 vegetable': [0, 2],
    '1 on estate-master': [0, 1],
    '1 bonus': [0, 2],
  });
});

test('B132 Estate Master: nothing while a space is unused', () => {
  const game = ready(ALL_OTHERS.replace(' c5', ''));
  expect(game.changes('1 clay-pit')).not.toHaveProperty('1 bonus');
});

test('B132 Estate Master: it stays so when a space becomes unused later', () => {
  const game = ready('a2 a3');
  game.player(1).memory[0] = 1;
  expect(game.changes('1 clay-pit')).toMatchObject({ '1 bonus': [0, 2] });
});
