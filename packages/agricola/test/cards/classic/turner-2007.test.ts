import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { lastTurnBeforeHarvest } from './played';

test('E158 Turner: wood becomes food at any time, as often as its owner likes', () => {
  const game = new CardScenario({ edition: '2007', seats: 3 }).inPlay(1, 'turner-2007').give(1, { wood: 2 });
  expect(game.changes('1 turner-2007\n1 turner-2007')).toEqual({ '1 wood': [2, 0], '1 food': [2, 4] });
  expect(game.offered()).not.toContain('turner-2007');
});

test('E158 Turner: also while the family is fed', () => {
  const game = lastTurnBeforeHarvest(3).inPlay(1, 'turner-2007').give(1, { wood: 1, food: 3 });
  game.play('1 clay-1\n1 turner-2007\n1 feed nothing\n2 feed nothing\n3 feed nothing');
  expect(game.board()).toMatchObject({ round: 5 });
  expect(game.board()).not.toHaveProperty('1 begging');
});
