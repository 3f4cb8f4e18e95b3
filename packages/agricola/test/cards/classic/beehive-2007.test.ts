import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { minorPlayed } from './played';

test('K108 Beehive: 2 food on each even round that is left', () => {
  const game = new CardScenario({ edition: '2007', round: 10, revealed: 'stone-4' })
    .hold(1, 'beehive-2007')
    .inPlay(1, 'plowman-2007 animal-tamer-2007 frame-builder-2007 loom-2007 flail-2007');
  expect(game.changes('1 start-minor; yes; play beehive-2007')).toEqual({
    ...minorPlayed('beehive-2007'),
    '1 round 12 food': [0, 2],
    '1 round 14 food': [0, 2],
  });
  expect(game.points(1, 'improvements')).toBe(2);
});

test.each([
  ['improvements', 'plowman-2007 animal-tamer-2007 frame-builder-2007 loom-2007'],
  ['occupations', 'plowman-2007 animal-tamer-2007 loom-2007 flail-2007'],
])('K108 Beehive: it needs 2 improvements and 3 occupations, not fewer %s', (_what, played) => {
  const game = new CardScenario({ edition: '2007' })
    .hold(1, 'beehive-2007 corn-sheaf-2007')
    .inPlay(1, played);
  expect(game.why('1 start-minor; yes; play beehive-2007')).toMatchObject({ why: 'needs' });
});
