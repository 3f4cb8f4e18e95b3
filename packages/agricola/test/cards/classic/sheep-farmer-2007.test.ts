import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

/** Fences around six spaces: one pasture for 12 animals. */
const PASTURE = 'a3n a4n a5n a5e b5e b5s b4s b3s b3w a3w';

test('K297 Sheep Farmer: 1 more sheep with sheep', () => {
  const game = new CardScenario({ edition: '2007', seats: 3 })
    .inPlay(1, 'sheep-farmer-2007')
    .lay(1, { fences: PASTURE });
  expect(game.changes('1 sheep')).toEqual({
    'person sheep': [0, 1],
    'on sheep': [1, 0],
    '1 home': [2, 1],
    '1 sheep': [0, 2],
  });
});

test('K297 Sheep Farmer: 3 sheep for 1 wild boar and 1 cattle at any time', () => {
  const game = new CardScenario({ edition: '2007', seats: 3 })
    .inPlay(1, 'sheep-farmer-2007')
    .lay(1, { fences: `${PASTURE} a5w b5w`, stables: 'a1' })
    .give(1, { sheep: 4 });
  expect(game.changes('1 sheep-farmer-2007; clay-1')).toEqual({
    'person clay-1': [0, 1],
    'on clay-1': [1, 0],
    '1 home': [2, 1],
    '1 clay': [0, 1],
    '1 sheep': [4, 1],
    '1 boar': [0, 1],
    '1 cattle': [0, 1],
  });
});
