import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { minorPlayed } from './played';

const thatcher = (round = 1, revealed = 'sheep') =>
  new CardScenario({ edition: '2007', seats: 3, round, revealed }).inPlay(1, 'thatcher-2007');

test('E157 Thatcher: each room costs 1 reed less', () => {
  const game = thatcher().give(1, { wood: 10, reed: 2 });
  expect(game.changes('1 farm-expansion; room a1; room a2')).toEqual({
    'person farm-expansion': [0, 1],
    '1 home': [2, 1],
    '1 wood': [10, 0],
    '1 reed': [2, 0],
    '1 a1': [0, 'room'],
    '1 a2': [0, 'room'],
  });
});

test('E157 Thatcher: a renovation costs no reed', () => {
  const game = thatcher(5, 'renovate-improve').give(1, { clay: 2 });
  expect(game.changes('1 renovate-improve')).toMatchObject({
    '1 house': ['wood', 'clay'],
    '1 clay': [2, 0],
  });
});

test.each([
  ['water-mill-2007', { wood: 1, clay: 2, stone: 2 }],
  ['half-timbered-house-2007', { wood: 1, clay: 1, stone: 2 }],
  ['chicken-coop-2007', { wood: 2 }],
  ['holiday-house-2007', { clay: 3, reed: 1 }],
  ['corn-storehouse-2007', { wood: 2, reed: 1 }],
] as const)('E157 Thatcher: 1 reed less for %s', (id, goods) => {
  const game = thatcher().hold(1, id).give(1, goods);
  expect(game.changes(`1 start-minor; yes; play ${id}`)).toMatchObject(minorPlayed(id));
  expect(Object.keys(goods).some((good) => game.board()[`1 ${good}`] !== undefined)).toBe(false);
});

test('E157 Thatcher: other improvements cost all their reed', () => {
  const game = thatcher().hold(1, 'basket-2007 corn-sheaf-2007');
  expect(game.why('1 start-minor; yes; play basket-2007')).toMatchObject({ why: 'cannot-pay' });
});
