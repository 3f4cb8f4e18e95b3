import { expect, test } from 'vitest';
import { inForest, meeting } from './in-forest';

test('AG-V53 The Boar King: 1 field is plowed', () => {
  const game = inForest().play(meeting('the-boar-king'));
  expect(game.changes('1 field a5')).toEqual({
    '1 a5': [0, 'field'],
    '1 card the-boar-king': [1, 0],
    'out the-boar-king': [0, 1],
  });
});
