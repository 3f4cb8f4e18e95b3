import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { minorPassedOn } from './played';

test('E40 Mini Pasture: one space is fenced for 2 food; the card travels on', () => {
  const game = new CardScenario({ edition: '2007' }).hold(1, 'mini-pasture-2007');
  expect(game.changes('1 start-minor; yes; play mini-pasture-2007; pasture a5')).toEqual({
    ...minorPassedOn('mini-pasture-2007'),
    '1 food': [2, 0],
    '1 fence a5n': [0, 1],
    '1 fence a5e': [0, 1],
    '1 fence b5n': [0, 1],
    '1 fence a5w': [0, 1],
  });
});

test('E40 Mini Pasture: not without fences enough', () => {
  const game = new CardScenario({ edition: '2007' }).hold(1, 'mini-pasture-2007 corn-sheaf-2007');
  game.lay(1, { fences: 'a2n a3n a4n a5n a5e b5e c5e c5s c4s c3s c3w b3w a2s a2w' });
  game.play('1 start-minor; yes');
  expect(game.offered(1)).toEqual(['play corn-sheaf-2007']);
});
