import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { minorPlayed } from './played';

test('E37 Clay Supports: rooms of a clay hut cost 2 clay, 1 wood and 1 reed each', () => {
  const game = new CardScenario({ edition: '2007' })
    .inPlay(1, 'clay-supports-2007')
    .lay(1, { house: 'clay' })
    .give(1, { clay: 4, wood: 2, reed: 2 });
  expect(game.changes('1 farm-expansion; room a1; room a2')).toEqual({
    'person farm-expansion': [0, 1],
    '1 home': [2, 1],
    '1 clay': [4, 0],
    '1 wood': [2, 0],
    '1 reed': [2, 0],
    '1 a1': [0, 'room'],
    '1 a2': [0, 'room'],
  });
});

test('E37 Clay Supports: the usual price can be paid too', () => {
  const game = new CardScenario({ edition: '2007' })
    .inPlay(1, 'clay-supports-2007')
    .lay(1, { house: 'clay' })
    .give(1, { clay: 5, reed: 2 });
  expect(game.changes('1 farm-expansion; room a1')).toEqual({
    'person farm-expansion': [0, 1],
    '1 home': [2, 1],
    '1 clay': [5, 0],
    '1 reed': [2, 0],
    '1 a1': [0, 'room'],
  });
});

test('E37 Clay Supports: not for a wooden hut', () => {
  const game = new CardScenario({ edition: '2007' })
    .inPlay(1, 'clay-supports-2007')
    .give(1, { clay: 2, wood: 1, reed: 1 });
  expect(game.offered(1)).not.toContain('farm-expansion');
});

test('E37 Clay Supports: it costs 2 wood', () => {
  const game = new CardScenario({ edition: '2007' }).hold(1, 'clay-supports-2007').give(1, { wood: 2 });
  expect(game.changes('1 start-minor; yes; play clay-supports-2007')).toEqual({
    ...minorPlayed('clay-supports-2007'),
    '1 wood': [2, 0],
  });
});
