import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { lastTurn } from '../harvest-round';
import { occupationPlayed } from './played';

test('K295 Cattle Breeder: 1 cattle when it is played', () => {
  const game = new CardScenario({ edition: '2007', seats: 4 }).hold(1, 'cattle-breeder-2007');
  expect(game.changes('1 occupation; play cattle-breeder-2007')).toEqual({
    ...occupationPlayed('cattle-breeder-2007'),
    '1 cattle': [0, 1],
  });
});

test.each([
  [12, 3],
  [10, 2],
])('K295 Cattle Breeder: at the end of round %i there are %i cattle', (round, cattle) => {
  const game = lastTurn({ edition: '2007', seats: 4, round, revealed: round === 12 ? 'plow-sow' : 'cattle' })
    .inPlay(1, 'cattle-breeder-2007')
    .lay(1, { fences: 'a4n a4w a4s a5n a5e a5s' })
    .give(1, { cattle: 2 });
  expect(game.play('1 clay-1').board()).toMatchObject({ round: round + 1, '1 cattle': cattle });
});
