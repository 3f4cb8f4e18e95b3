import { expect, test } from 'vitest';
import { GATHERED, inForest, meeting } from './in-forest';

test('AG-V53 The Lady of the Lake, Pt. 2: 1 stone and 1 point', () => {
  expect(inForest().changes(meeting('lady-of-the-lake-2'))).toEqual({
    ...GATHERED,
    '1 stone': [0, 1],
    '1 bonus': [0, 1],
    'out lady-of-the-lake-2': [0, 1],
  });
});
