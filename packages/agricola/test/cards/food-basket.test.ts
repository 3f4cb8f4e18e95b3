import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test('A008 Food Basket: 1 grain and 1 vegetable, and the left neighbour gets the card', () => {
  const game = new CardScenario({ seats: 3 })
    .hold(1, 'food-basket')
    .inPlay(1, 'wood-cutter ropemaker basket')
    .own(1, 'well')
    .give(1, { reed: 1 });
  expect(game.changes('1 meeting-place; yes; play food-basket')).toEqual({
    'person meeting-place': [0, 1],
    '1 home': [2, 1],
    '1 reed': [1, 0],
    '1 grain': [0, 1],
    '1 vegetable': [0, 1],
    '1 hand food-basket': [1, 0],
    '2 hand food-basket': [0, 1],
  });
});

test('A008 Food Basket: needs 2 occupations and 2 improvements, major or minor', () => {
  const tried = (played: string, owned: string) =>
    new CardScenario({ revealed: 'major-improvement' })
      .hold(1, 'food-basket')
      .inPlay(1, played)
      .own(1, owned)
      .give(1, { reed: 1, clay: 2 })
      .why('1 major-improvement; play food-basket');
  const missing = { why: 'needs' };
  expect(tried('wood-cutter basket junk-room', '')).toMatchObject(missing);
  expect(tried('wood-cutter ropemaker', 'well')).toMatchObject(missing);
  expect(tried('wood-cutter ropemaker', 'well pottery')).toBeUndefined();
});
