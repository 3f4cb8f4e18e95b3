import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { minorPassedOn } from './played';

test('E52 Stable: a stable for 1 wood; the card travels on', () => {
  const game = new CardScenario({ edition: '2007' }).hold(1, 'stable-2007').give(1, { wood: 1 });
  expect(game.changes('1 start-minor; yes; play stable-2007; stable a1')).toEqual({
    ...minorPassedOn('stable-2007'),
    '1 wood': [1, 0],
    '1 a1 stable': [0, 1],
  });
});

test('E52 Stable: not with four stables', () => {
  const game = new CardScenario({ edition: '2007' })
    .hold(1, 'stable-2007 corn-sheaf-2007')
    .lay(1, { stables: 'a1 a2 a3 a4' })
    .give(1, { wood: 1 });
  game.play('1 start-minor; yes');
  expect(game.offered(1)).toEqual(['play corn-sheaf-2007']);
});
