import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

const gained = (food: number) =>
  new CardScenario().inPlay(1, 'portmonger').pile('fishing', food).changes('1 fishing');

test('A103 Portmonger: 1 vegetable, grain or reed with 1, 2 or at least 3 food', () => {
  const used = { 'person fishing': [0, 1], '1 home': [2, 1] };
  expect(gained(1)).toEqual({ ...used, 'on fishing': [1, 0], '1 food': [2, 3], '1 vegetable': [0, 1] });
  expect(gained(2)).toEqual({ ...used, 'on fishing': [2, 0], '1 food': [2, 4], '1 grain': [0, 1] });
  expect(gained(3)).toEqual({ ...used, 'on fishing': [3, 0], '1 food': [2, 5], '1 reed': [0, 1] });
  expect(gained(7)).toEqual({ ...used, 'on fishing': [7, 0], '1 food': [2, 9], '1 reed': [0, 1] });
});
