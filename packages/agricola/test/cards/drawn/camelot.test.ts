import { expect, test } from 'vitest';
import { GATHERED, inForest, meeting } from './in-forest';

test('AG-V53.5 Camelot: holds 1 person and up to five different animals together', () => {
  const game = inForest();
  expect(game.changes(meeting('camelot'))).toEqual({ ...GATHERED, '1 card camelot': [0, 1] });
  game.give(1, { sheep: 2, boar: 2, cattle: 1 });
  game.play('2 clay-pit\n1 sheep-market');
  expect(game.board()).toMatchObject({ '1 sheep': 3, '1 boar': 2, '1 cattle': 1 });
});
