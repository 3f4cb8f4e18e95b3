import { expect, test } from 'vitest';
import { lastTurn } from '../harvest-round';
import { GATHERED, inForest, meeting } from './in-forest';

test('AG-V53 Revenant: room for 1 person, and 1 food when the family is fed', () => {
  const game = inForest();
  expect(game.changes(meeting('revenant'))).toEqual({ ...GATHERED, '1 card revenant': [0, 1] });
  const fed = lastTurn({ round: 4, options: { 'forest-deck': 'on' } }).inPlay(1, 'revenant');
  expect(fed.changes('1 clay-pit\n* reveal basic-wish')).toMatchObject({ '1 food': [20, 17] });
  expect(fed.offered()).toContain('basic-wish');
});
