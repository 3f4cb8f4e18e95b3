import { expect, test } from 'vitest';
import { lastTurnBeforeHarvest } from './played';

const herding = (sheep: number, fences: string) =>
  lastTurnBeforeHarvest(4).inPlay(1, 'shepherd-2007').lay(1, { fences, stables: 'a5' }).give(1, { sheep });
const WIDE = 'a4n a4w b4n a5n a5e b5n';
const HARVEST = '1 clay-1\n1 feed nothing\n2 feed nothing\n3 feed nothing\n4 feed nothing';

test.each([
  [2, 3],
  [3, 4],
  [4, 6],
  [5, 7],
])('E203 Shepherd: %i sheep become %i', (before, after) => {
  const game = herding(before, WIDE).play(HARVEST);
  expect(game.board()).toMatchObject({ round: 5, '1 sheep': after });
});

test('E203 Shepherd: only as many as there is room for', () => {
  // The pasture holds 4 sheep, and the house 1.
  const game = herding(4, 'a5n a5w a5e b5n').play(HARVEST);
  expect(game.offered(1)).toEqual(['keep 5 sheep']);
});
