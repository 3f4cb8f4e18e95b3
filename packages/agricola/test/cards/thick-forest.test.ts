import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test.each([
  [1, 'sheep-market', [2, 4, 6, 8, 10, 12, 14]],
  [10, 'cattle-market', [12, 14]],
  [14, 'farm-redevelopment', []],
])(
  'B074 Thick Forest: in round %i (with %s) 1 wood on the spaces of the rounds %o',
  (round, card, rounds) => {
    const game = new CardScenario({ round, revealed: card }).hold(1, 'thick-forest').give(1, { clay: 5 });
    expect(game.changes('1 meeting-place; yes; play thick-forest')).toEqual({
      'person meeting-place': [0, 1],
      '1 home': [2, 1],
      ...Object.fromEntries(rounds.map((one) => [`1 round ${one} wood`, [0, 1]])),
      '1 hand thick-forest': [1, 0],
      '1 card thick-forest': [0, 1],
    });
  },
);

test('B074 Thick Forest: needs 5 clay', () => {
  const game = new CardScenario().hold(1, 'thick-forest basket').give(1, { clay: 4, reed: 1 });
  expect(game.why('1 meeting-place; yes; play thick-forest')).toMatchObject({ why: 'needs' });
});
