import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { lastTurn } from '../harvest-round';
import { occupationPlayed } from './played';

const PENS = { fences: 'a3n a4n a5n a5e a5s a4s a3s a3w a3e a4e' };

test('E215 Tenant Farmer: 1 sheep, 1 wild boar and 1 cattle at once, for 3 points less', () => {
  const game = new CardScenario({ edition: '2007', seats: 4 }).hold(1, 'tenant-farmer-2007').lay(1, PENS);
  expect(game.changes('1 occupation; play tenant-farmer-2007')).toEqual({
    ...occupationPlayed('tenant-farmer-2007'),
    '1 sheep': [0, 1],
    '1 boar': [0, 1],
    '1 cattle': [0, 1],
    '1 bonus': [0, -3],
  });
  expect(game.points(1, 'bonus')).toBe(-3);
});

test('E215 Tenant Farmer: before scoring each animal that is returned is worth the point again', () => {
  const game = lastTurn({ edition: '2007', seats: 4, round: 14, revealed: 'renovate-fences' })
    .inPlay(1, 'tenant-farmer-2007')
    .lay(1, PENS)
    .give(1, { sheep: 1, boar: 2 });
  game.play('1 clay-1\n1 feed nothing\n2 feed nothing\n3 feed nothing\n4 feed nothing');
  expect(game.changes('1 yes\n1 no')).toEqual({ '1 sheep': [1, 0], '1 bonus': [0, 1] });
  expect(game.asked()).toEqual([]);
});
