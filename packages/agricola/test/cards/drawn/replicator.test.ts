import { expect, test } from 'vitest';
import { atQuarry } from './at-quarry';

test('AG-V52 Replicator: 1 more from an accumulation space with exactly 1 good', () => {
  const game = atQuarry().inPlay(1, 'replicator').pile('clay-pit', 1).pile('fishing', 2);
  expect(game.changes('1 clay-pit')).toMatchObject({ '1 clay': [0, 2], 'on clay-pit': [1, 0] });
  expect(game.changes('2 day-laborer\n1 fishing')).toMatchObject({ '1 food': [2, 4] });
});
