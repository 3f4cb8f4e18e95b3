import { expect, test } from 'vitest';
import { inForest, meeting } from './in-forest';

test('AG-V53 A Midsummer Night’s Dream: a person from the supply works for this round', () => {
  expect(inForest().changes(meeting('midsummer-nights-dream'))).toEqual({
    'person forest': [0, 1],
    'on forest': [3, 0],
    '1 wood': [0, 3],
    '1 guests': [0, 1],
    'out midsummer-nights-dream': [0, 1],
  });
});
