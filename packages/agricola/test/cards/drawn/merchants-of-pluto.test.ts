import { expect, test } from 'vitest';
import { atQuarry } from './at-quarry';

test('AG-V52 Merchants of Pluto: 1 grain and 1 sheep become 1 boar and 1 cattle, for which there must be room', () => {
  const game = atQuarry().beside('merchants-of-pluto').give(1, { grain: 1, sheep: 1 });
  game.lay(1, { stables: 'a5' });
  expect(game.changes('1 merchants-of-pluto')).toEqual({
    '1 grain': [1, 0],
    '1 sheep': [1, 0],
    '1 boar': [0, 1],
    '1 cattle': [0, 1],
    'beside merchants-of-pluto': [1, 0],
    'out merchants-of-pluto': [0, 1],
  });
});
