import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { lastTurn } from '../harvest-round';
import { occupationPlayed } from './played';

test('I252 Pig Breeder: 1 wild boar when it is played', () => {
  const game = new CardScenario({ edition: '2007', seats: 4 }).hold(1, 'pig-breeder-2007');
  expect(game.changes('1 occupation; play pig-breeder-2007')).toEqual({
    ...occupationPlayed('pig-breeder-2007'),
    '1 boar': [0, 1],
  });
});

test.each([
  [12, 'plow-sow', 2, 3],
  [12, 'plow-sow', 1, undefined],
  [10, 'cattle', 2, undefined],
])('I252 Pig Breeder: at the end of round %i (with %s) %i wild boar breed', (round, revealed, boar, then) => {
  const game = lastTurn({ edition: '2007', seats: 4, round, revealed }).inPlay(1, 'pig-breeder-2007');
  game.lay(1, { fences: 'a4n a5n a5e b5e b5s b4s b4w a4w' }).give(1, { boar });
  const changes = game.changes('1 clay-1');
  expect(changes['1 boar']).toEqual(then === undefined ? undefined : [boar, then]);
  expect(changes).toMatchObject({ '1 clay': [0, 1] });
});
