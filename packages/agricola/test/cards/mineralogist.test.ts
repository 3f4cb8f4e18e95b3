import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test('B122 Mineralogist, AG-E52: of pairs the first go together, 1 stone more at a clay accumulation space', () => {
  const game = new CardScenario().inPlay(1, 'mineralogist');
  expect(game.changes('1 clay-pit')).toEqual({
    'person clay-pit': [0, 1],
    '1 home': [2, 1],
    'on clay-pit': [1, 0],
    '1 clay': [0, 1],
    '1 stone': [0, 1],
  });
});

test('B122 Mineralogist, AG-E52: and the second, 1 clay more at a stone accumulation space, and nothing elsewhere', () => {
  const game = new CardScenario({ round: 5, revealed: 'western-quarry' }).inPlay(1, 'mineralogist');
  expect(game.changes('1 western-quarry')).toEqual({
    'person western-quarry': [0, 1],
    '1 home': [2, 1],
    'on western-quarry': [1, 0],
    '1 stone': [0, 1],
    '1 clay': [0, 1],
  });
  expect(game.changes('2 clay-pit\n1 forest')).not.toHaveProperty('1 clay');
});
