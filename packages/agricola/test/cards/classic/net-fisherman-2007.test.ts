import { expect, test } from 'vitest';
import { lastTurn } from '../harvest-round';

test('I248 Net Fisherman AG-C04 AG-E51: after reed, the food of Fishing comes in the returning home phase', () => {
  const game = lastTurn({ edition: '2007' }).inPlay(1, 'net-fisherman-2007').pile('fishing', 3);
  expect(game.changes('1 reed-1\n1 yes\n* reveal fences')).toEqual({
    round: [1, 2],
    '1 reed': [0, 1],
    '1 food': [20, 23],
    'on fishing': [3, 1],
    'on wood-3': [3, 6],
    'on clay-1': [1, 2],
    'on sheep': [1, 2],
    'revealed fences': [0, 2],
    '1 home': [1, 2],
    '2 home': [0, 2],
  });
});

test('I248 Net Fisherman: it may be declined; nothing without reed', () => {
  const game = lastTurn({ edition: '2007' }).inPlay(1, 'net-fisherman-2007').pile('fishing', 3);
  expect(game.changes('1 reed-1\n1 no\n* reveal fences')).toMatchObject({ 'on fishing': [3, 4] });
  const other = lastTurn({ edition: '2007' }).inPlay(1, 'net-fisherman-2007').pile('fishing', 3);
  expect(other.changes('1 clay-1\n* reveal fences')).toMatchObject({
    'on fishing': [3, 4],
    '1 clay': [0, 1],
  });
});
