import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

const manufacturer = () => new CardScenario({ edition: '2007', seats: 3 }).inPlay(1, 'manufacturer-2007');

test.each([
  ['joinery', { stone: 2 }],
  ['joinery', { wood: 1, stone: 1 }],
  ['joinery', { wood: 2 }],
  ['pottery', { clay: 2 }],
  ['basketmaker', { reed: 1, stone: 1 }],
])('K277 Manufacturer: in a clay hut the %s is built as a minor improvement for %o', (major, goods) => {
  const game = manufacturer().lay(1, { house: 'clay' }).give(1, goods);
  const paid = Object.entries(goods).map(([good, n]) => [`1 ${good}`, [n, 0]]);
  expect(game.changes(`1 start-minor; yes; major ${major}`)).toEqual({
    'person start-minor': [0, 1],
    '1 home': [2, 1],
    [`major ${major}`]: [0, 1],
    ...Object.fromEntries(paid),
  });
});

test('K277 Manufacturer: in a wooden hut they are neither minor nor cheaper', () => {
  const game = new CardScenario({ edition: '2007', seats: 3, revealed: 'improvement' })
    .inPlay(1, 'manufacturer-2007')
    .give(1, { stone: 2 });
  expect(game.offered(1)).not.toContain('improvement');
  game.give(1, { wood: 2, clay: 2, reed: 2 });
  game.play('1 start-minor');
  expect(game.offered(2)).toContain('clay-1');
});

test('K277 Manufacturer: they cost less as major improvements too', () => {
  const game = new CardScenario({ edition: '2007', seats: 3, revealed: 'improvement' })
    .inPlay(1, 'manufacturer-2007')
    .lay(1, { house: 'stone' })
    .give(1, { clay: 1, stone: 1 });
  expect(game.changes('1 improvement; major pottery')).toMatchObject({
    '1 clay': [1, 0],
    '1 stone': [1, 0],
    'major pottery': [0, 1],
  });
});
