import { expect, test } from 'vitest';
import { atQuarry, drawing, TAKEN } from './at-quarry';

test('AG-V52 Extraterrestrial Excrement: lies beside the board, for everybody', () => {
  const game = atQuarry().lay(2, { fields: 'a5' });
  expect(game.changes(drawing('extraterrestrial-excrement'))).toEqual({
    ...TAKEN,
    'beside extraterrestrial-excrement': [0, 1],
  });
  expect(game.why('2 extraterrestrial-excrement')).toMatchObject({ why: 'nothing-there' });
});

test('AG-V52 Extraterrestrial Excrement: 1 crop on top of those on each planted field, never on empty ones', () => {
  const game = atQuarry({ start: 2 })
    .beside('extraterrestrial-excrement')
    .lay(2, { fields: 'a5 b5 c5', grain: { a5: 3 }, vegetables: { b5: 1 } });
  expect(game.changes('2 extraterrestrial-excrement')).toEqual({
    'person extraterrestrial-excrement': [0, 2],
    '2 home': [2, 1],
    '2 a5 grain': [3, 4],
    '2 b5 vegetable': [1, 2],
  });
});
