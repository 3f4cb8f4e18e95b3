import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { lastTurnBeforeHarvest } from './played';

test('Z315 Brewer’s Copper: in the feeding phase 1 grain may become 2 food', () => {
  const game = lastTurnBeforeHarvest().inPlay(1, 'brewers-copper-2007').give(1, { grain: 2 });
  game.play('1 clay-1\n1 yes\n1 feed nothing\n2 feed nothing');
  expect(game.board()).toMatchObject({ round: 5, '1 grain': 1, '1 food': 18 });
});

test.each([
  [6, 0],
  [7, 1],
  [12, 1],
])('Z315 Brewer’s Copper: %i grain are worth %i at the end', (grain, bonus) => {
  const game = new CardScenario({ edition: '2007' }).inPlay(1, 'brewers-copper-2007').give(1, { grain });
  expect([game.points(1, 'improvements'), game.points(1, 'bonus')]).toEqual([1, bonus]);
});
