import { expect, test } from 'vitest';
import { atQuarry, drawing, TAKEN } from './at-quarry';

test('AG-V52 Ley Lines: lie in front of whoever drew them; 1 grain for each field plowed', () => {
  const game = atQuarry();
  expect(game.changes(drawing('ley-lines'))).toEqual({ ...TAKEN, '1 card ley-lines': [0, 1] });
  expect(game.changes('2 farmland; field a5')).not.toHaveProperty('2 grain');
});

test('AG-V52 Ley Lines: are no improvement and no occupation', () => {
  const game = atQuarry().inPlay(1, 'ley-lines');
  expect(game.changes('1 farmland; field a5')).toMatchObject({ '1 grain': [0, 1] });
  expect(game.points(1, 'improvements')).toBe(0);
});
