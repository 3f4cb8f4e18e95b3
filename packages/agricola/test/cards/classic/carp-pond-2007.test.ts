import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { minorPlayed } from './played';

test('E31 Carp Pond: 1 food on every remaining odd round', () => {
  const game = new CardScenario({ edition: '2007', round: 9, revealed: 'boar' })
    .hold(1, 'carp-pond-2007')
    .inPlay(1, 'plowman-2007 axe-2007')
    .own(1, 'well');
  expect(game.changes('1 start-minor; yes; play carp-pond-2007')).toEqual({
    ...minorPlayed('carp-pond-2007'),
    '1 round 11 food': [0, 1],
    '1 round 13 food': [0, 1],
  });
});

test.each(['plowman-2007 axe-2007', 'axe-2007 raft-2007'])(
  'E31 Carp Pond: it needs 2 improvements and 1 occupation, not only %s',
  (played) => {
    const game = new CardScenario({ edition: '2007' })
      .hold(1, 'carp-pond-2007 corn-sheaf-2007')
      .inPlay(1, played);
    expect(game.why('1 start-minor; yes; play carp-pond-2007')).toMatchObject({ why: 'needs' });
  },
);

test('E31 Carp Pond: it is worth 1 point', () => {
  const game = new CardScenario({ edition: '2007' }).inPlay(1, 'carp-pond-2007');
  expect(game.points(1, 'improvements')).toBe(1);
});
