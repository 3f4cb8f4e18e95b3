import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

const gained = (food: number) =>
  new CardScenario({ seats: 3 }).inPlay(1, 'storehouse-steward').pile('fishing', food).changes('1 fishing');

test('A146 Storehouse Steward: 1 stone, reed, clay or wood with exactly 2, 3, 4 or 5 food', () => {
  const used = { 'person fishing': [0, 1], '1 home': [2, 1] };
  expect(gained(2)).toEqual({ ...used, 'on fishing': [2, 0], '1 food': [2, 4], '1 stone': [0, 1] });
  expect(gained(3)).toEqual({ ...used, 'on fishing': [3, 0], '1 food': [2, 5], '1 reed': [0, 1] });
  expect(gained(4)).toEqual({ ...used, 'on fishing': [4, 0], '1 food': [2, 6], '1 clay': [0, 1] });
  expect(gained(5)).toEqual({ ...used, 'on fishing': [5, 0], '1 food': [2, 7], '1 wood': [0, 1] });
});

test('A146 Storehouse Steward: nothing with 1, and nothing with 6', () => {
  const used = { 'person fishing': [0, 1], '1 home': [2, 1] };
  expect(gained(1)).toEqual({ ...used, 'on fishing': [1, 0], '1 food': [2, 3] });
  expect(gained(6)).toEqual({ ...used, 'on fishing': [6, 0], '1 food': [2, 8] });
});
