import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test.each([
  ['', 2],
  ['fireplace-2 cooking-hearth-4 well', 2],
  ['clay-oven', 3],
  ['clay-oven stone-oven joinery pottery basketmaker well', 7],
])('B007 Wage: with %s it brings %i food, and the left neighbour gets the card', (majors, food) => {
  const game = new CardScenario().hold(1, 'wage').own(1, majors).give(1, { food: 0 });
  expect(game.changes('1 meeting-place; yes; play wage')).toEqual({
    'person meeting-place': [0, 1],
    '1 home': [2, 1],
    '1 food': [0, food],
    '1 hand wage': [1, 0],
    '2 hand wage': [0, 1],
  });
});

test('B007 Wage: majors of others do not count', () => {
  const game = new CardScenario().hold(1, 'wage').own(2, 'clay-oven joinery').give(1, { food: 0 });
  expect(game.changes('1 meeting-place; yes; play wage')).toMatchObject({ '1 food': [0, 2] });
});
