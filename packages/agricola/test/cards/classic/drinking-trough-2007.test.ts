import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { minorPlayed } from './played';

const ONE = { fences: 'a5n a5e a5s a5w' };

test.each([
  [ONE, 4],
  [{ ...ONE, stables: 'a5' }, 6],
])('E59 Drinking Trough: a pasture like %o holds %i', (farm, animals) => {
  const game = new CardScenario({ edition: '2007', round: 8, revealed: 'boar' })
    .inPlay(1, 'drinking-trough-2007')
    .lay(1, farm)
    .give(1, { sheep: 1 })
    .pile('boar', animals);
  expect(game.changes('1 boar')).toMatchObject({ '1 boar': [0, animals] });
  const more = new CardScenario({ edition: '2007', round: 8, revealed: 'boar' })
    .inPlay(1, 'drinking-trough-2007')
    .lay(1, farm)
    .give(1, { sheep: 1 })
    .pile('boar', animals + 1);
  more.play('1 boar');
  expect(more.asked()[0]).toMatchObject({ seat: 1, kind: 'settle' });
});

test('E59 Drinking Trough: it costs 2 wood', () => {
  const game = new CardScenario({ edition: '2007' }).hold(1, 'drinking-trough-2007').give(1, { wood: 2 });
  expect(game.changes('1 start-minor; yes; play drinking-trough-2007')).toEqual({
    ...minorPlayed('drinking-trough-2007'),
    '1 wood': [2, 0],
  });
  expect(game.points(1, 'improvements')).toBe(1);
});
