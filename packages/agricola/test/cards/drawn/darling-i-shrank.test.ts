import { expect, test } from 'vitest';
import { atQuarry, drawing, TAKEN } from './at-quarry';

test('AG-V52.5 Darling, I Shrank …: pastures hold 2 more of the shrunk animals, which score as usual', () => {
  const game = atQuarry().lay(1, { fences: 'a5n a5w b5n a5e' }).give(1, { sheep: 3 });
  expect(game.changes(drawing('darling-i-shrank'))).toEqual({ ...TAKEN, '1 card darling-i-shrank': [0, 1] });
  expect(game.points(1, 'sheep')).toBe(1);
  expect(game.changes('2 clay-pit\n1 sheep-market')).toMatchObject({ '1 sheep': [3, 4] });
});
