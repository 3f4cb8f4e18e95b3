import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { FED, lastTurnBeforeHarvest, ROUND_FIVE } from '../harvest-round';
import { occupationPlayed } from './played';

test('L104 Crofter: played, it does nothing at once', () => {
  const game = new CardScenario().hold(1, 'crofter');
  expect(game.changes('1 lessons; play crofter')).toEqual(occupationPlayed('crofter'));
});

test('L104 Crofter: 1 grain in each harvest while the house has 2 rooms', () => {
  const small = lastTurnBeforeHarvest().inPlay(1, 'crofter');
  expect(small.changes('1 clay-pit')).toEqual({ ...ROUND_FIVE, ...FED, '1 grain': [0, 1] });
  const large = lastTurnBeforeHarvest().inPlay(1, 'crofter').lay(1, { rooms: 'a1' });
  expect(large.changes('1 clay-pit')).toEqual({ ...ROUND_FIVE, ...FED });
});
