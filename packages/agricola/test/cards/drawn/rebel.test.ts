import { expect, test } from 'vitest';
import { atQuarry, drawing, TAKEN } from './at-quarry';

test('AG-V52 Rebel: somebody of a family of 3 or more may leave for good, for 5 points', () => {
  const game = atQuarry().family(1, 3);
  game.play(drawing('rebel'));
  expect(game.offered()).toEqual(['yes', 'no']);
  expect(game.changes('1 yes')).toEqual({ '1 people': [3, 2], '1 lost': [0, 1], '1 bonus': [0, 5] });
});

test('AG-V52 Rebel: a family of 2 lets nobody go; AG-Q35 the next occupation costs as if it were the first', () => {
  const game = atQuarry().hold(1, 'wood-cutter');
  expect(game.changes(drawing('rebel'))).toEqual({ ...TAKEN, '1 card rebel': [0, 1] });
  expect(game.changes('2 clay-pit\n1 lessons; play wood-cutter')).not.toHaveProperty('1 food');
});
