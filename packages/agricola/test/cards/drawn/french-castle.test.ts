import { expect, test } from 'vitest';
import { GATHERED, inForest, meeting } from './in-forest';

test('AG-V53 French Castle: 1 cattle, for which room is looked for', () => {
  expect(inForest().changes(meeting('french-castle'))).toEqual({
    ...GATHERED,
    '1 cattle': [0, 1],
    'out french-castle': [0, 1],
  });
});
