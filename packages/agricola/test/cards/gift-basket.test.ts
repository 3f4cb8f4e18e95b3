import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test.each([
  ['', 'vegetable'],
  ['a1', 'food'],
  ['a1 a2', 'grain'],
  ['a1 a2 b2', 'vegetable'],
  ['a1 a2 b2 c2', undefined],
])('B073 Gift Basket: with the rooms %s besides the first two it gives 1 %s', (rooms, good) => {
  const game = new CardScenario()
    .hold(1, 'gift-basket')
    .inPlay(1, 'wood-cutter scythe-worker manservant')
    .lay(1, { rooms })
    .give(1, { reed: 1, food: 0 });
  expect(game.changes('1 meeting-place; yes; play gift-basket')).toEqual({
    'person meeting-place': [0, 1],
    '1 home': [2, 1],
    '1 reed': [1, 0],
    ...(good !== undefined && { [`1 ${good}`]: [0, 1] }),
    '1 hand gift-basket': [1, 0],
    '1 card gift-basket': [0, 1],
  });
  expect(game.points(1, 'improvements')).toBe(1);
});

test('B073 Gift Basket: needs 3 occupations', () => {
  const game = new CardScenario().hold(1, 'gift-basket basket').inPlay(1, 'wood-cutter manservant');
  game.give(1, { reed: 1 });
  expect(game.why('1 meeting-place; yes; play gift-basket')).toMatchObject({ why: 'needs' });
});
