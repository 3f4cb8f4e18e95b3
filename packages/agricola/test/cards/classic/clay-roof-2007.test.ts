import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { minorPlayed } from './played';

test.each([[{ wood: 5, clay: 2 }], [{ wood: 5, clay: 1, reed: 1 }], [{ wood: 5, reed: 2 }]])(
  'E36 Clay Roof: a room for %o',
  (goods) => {
    const game = new CardScenario({ edition: '2007' }).inPlay(1, 'clay-roof-2007').give(1, goods);
    const paid = Object.entries(goods).map(([good, n]) => [`1 ${good}`, [n, 0]]);
    expect(game.changes('1 farm-expansion; room a1')).toEqual({
      'person farm-expansion': [0, 1],
      '1 home': [2, 1],
      '1 a1': [0, 'room'],
      ...Object.fromEntries(paid),
    });
  },
);

test('E36 Clay Roof: clay in place of the reed of a renovation', () => {
  const game = new CardScenario({ edition: '2007', round: 5, revealed: 'renovate-improve' })
    .inPlay(1, 'clay-roof-2007')
    .give(1, { clay: 3 });
  expect(game.changes('1 renovate-improve')).toMatchObject({
    '1 house': ['wood', 'clay'],
    '1 clay': [3, 0],
  });
});

test('E36 Clay Roof: it costs nothing and is worth 1 point', () => {
  const game = new CardScenario({ edition: '2007' }).hold(1, 'clay-roof-2007').inPlay(1, 'plowman-2007');
  expect(game.changes('1 start-minor; yes; play clay-roof-2007')).toEqual(minorPlayed('clay-roof-2007'));
  expect(game.points(1, 'improvements')).toBe(1);
});

test('E36 Clay Roof RU-225: it needs 1 occupation', () => {
  const game = new CardScenario({ edition: '2007' }).hold(1, 'clay-roof-2007 corn-sheaf-2007');
  expect(game.why('1 start-minor; yes; play clay-roof-2007')).toMatchObject({ why: 'needs' });
});
