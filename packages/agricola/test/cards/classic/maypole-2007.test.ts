import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { minorPlayed } from './played';

test('Z320 Maypole RU-317: a fence stands on an unused space', () => {
  const game = new CardScenario({ edition: '2007', round: 4 }).hold(1, 'maypole-2007').give(1, { wood: 1 });
  expect(game.changes('1 start-minor; yes; play maypole-2007; cell a5')).toEqual({
    ...minorPlayed('maypole-2007'),
    '1 wood': [1, 0],
    '1 maypole-2007 a5': [0, 1],
    '1 fences lost': [0, 1],
  });
  expect(game.points(1, 'bonus')).toBe(2);
  game.lay(1, { fields: 'a5' });
  expect(game.points(1, 'bonus')).toBe(0);
});

test('Z320 Maypole: not after round 4', () => {
  const game = new CardScenario({ edition: '2007', round: 5, revealed: 'stone-2' })
    .hold(1, 'maypole-2007 corn-sheaf-2007')
    .give(1, { wood: 1 });
  expect(game.why('1 start-minor; yes; play maypole-2007')).toMatchObject({ why: 'needs' });
});
