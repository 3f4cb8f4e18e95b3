import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test('A007 Gardener’s Knife: 1 food for each grain field, 1 grain for each vegetable field', () => {
  const game = new CardScenario()
    .hold(1, 'gardeners-knife')
    .lay(1, { fields: 'a3 a4 a5 b5', grain: { a3: 1, a4: 3 }, vegetables: { a5: 2 } })
    .give(1, { wood: 1 });
  expect(game.changes('1 meeting-place; yes; play gardeners-knife')).toEqual({
    'person meeting-place': [0, 1],
    '1 home': [2, 1],
    '1 wood': [1, 0],
    '1 food': [2, 4],
    '1 grain': [0, 1],
    '1 hand gardeners-knife': [1, 0],
    '2 hand gardeners-knife': [0, 1],
  });
});

test('A007 Gardener’s Knife: fields without a crop give nothing', () => {
  const game = new CardScenario().hold(1, 'gardeners-knife').lay(1, { fields: 'a3 a4' }).give(1, { wood: 1 });
  expect(game.changes('1 meeting-place; yes; play gardeners-knife')).toEqual({
    'person meeting-place': [0, 1],
    '1 home': [2, 1],
    '1 wood': [1, 0],
    '1 hand gardeners-knife': [1, 0],
    '2 hand gardeners-knife': [0, 1],
  });
});
