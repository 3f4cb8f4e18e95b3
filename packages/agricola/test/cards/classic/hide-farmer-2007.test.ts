import { expect, test } from 'vitest';
import { lastTurn } from '../harvest-round';

test('I236 Hide Farmer: before scoring 1 food for each of some unused spaces', () => {
  const game = lastTurn({ edition: '2007', seats: 3, round: 14, revealed: 'renovate-fences' })
    .inPlay(1, 'hide-farmer-2007')
    .play('1 clay-1\n1 feed nothing\n2 feed nothing\n3 feed nothing');
  expect(game.changes('1 yes; yes; no')).toEqual({ '1 food': [16, 14], '1 bonus': [0, 2] });
});

test('I236 Hide Farmer: not more often than there are unused spaces', () => {
  const game = lastTurn({ edition: '2007', seats: 3, round: 14, revealed: 'renovate-fences' })
    .inPlay(1, 'hide-farmer-2007')
    .lay(1, { fields: 'a1 a2 a3 a4 a5 b3 b4 b5 c3 c4 c5', stables: 'b2' })
    .play('1 clay-1\n1 feed nothing\n2 feed nothing\n3 feed nothing');
  expect(game.changes('1 yes')).toEqual({ '1 food': [16, 15], '1 bonus': [0, 1] });
  expect(game.asked()).toEqual([]);
});
