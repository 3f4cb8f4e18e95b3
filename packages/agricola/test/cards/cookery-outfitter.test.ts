import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test.each([
  ['', '', 0],
  ['fireplace-2', '', 1],
  ['fireplace-2 cooking-hearth-4', '', 2],
  ['clay-oven stone-oven well', '', 0],
  ['fireplace-3', 'oriental-fireplace', 2],
])('A101 Cookery Outfitter: with %s and %s it is worth %i bonus points', (majors, minors, bonus) => {
  const game = new CardScenario().inPlay(1, `cookery-outfitter ${minors}`).own(1, majors);
  game.own(2, 'cooking-hearth-5');
  expect(game.points(1, 'bonus')).toBe(bonus);
});

test('A101 Cookery Outfitter: playing it changes nothing else', () => {
  const game = new CardScenario().hold(1, 'cookery-outfitter');
  expect(game.changes('1 lessons; play cookery-outfitter')).toEqual({
    'person lessons': [0, 1],
    '1 home': [2, 1],
    '1 hand cookery-outfitter': [1, 0],
    '1 card cookery-outfitter': [0, 1],
  });
});
