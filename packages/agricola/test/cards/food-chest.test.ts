import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

const chest = () =>
  new CardScenario({ revealed: 'major-improvement' }).hold(1, 'food-chest').give(1, { wood: 1 });

test('B59 Food Chest: 4 food on Major Improvement', () => {
  expect(chest().changes('1 major-improvement; play food-chest')).toEqual({
    '1 home': [2, 1],
    'person major-improvement': [0, 1],
    '1 wood': [1, 0],
    '1 food': [2, 6],
    '1 hand food-chest': [1, 0],
    '1 card food-chest': [0, 1],
  });
});

test('B59 Food Chest: 2 food otherwise', () => {
  expect(chest().changes('1 meeting-place; yes; play food-chest')).toMatchObject({ '1 food': [2, 4] });
});
