import { expect, test } from 'vitest';
import { GATHERED, inForest, meeting } from './in-forest';

test('AG-V53 The Lady of the Lake, Pt. 1: 1 reed; then the card is shuffled back into the deck', () => {
  const game = inForest();
  expect(game.changes(meeting('lady-of-the-lake-1'))).toEqual({ ...GATHERED, '1 reed': [0, 1] });
  game.pile('forest', 3).play('2 clay-pit\n1 fishing\n2 reed-bank\n* reveal fencing');
  game.play('1 forest');
  expect(game.offered()).toContain('draw lady-of-the-lake-1');
});
