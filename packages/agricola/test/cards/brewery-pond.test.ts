import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test.each([
  ['fishing', { 'on fishing': [1, 0], '1 food': [2, 3] }],
  ['reed-bank', { 'on reed-bank': [1, 0], '1 reed': [0, 1] }],
])('B040 Brewery Pond: 1 grain and 1 wood more at %s', (space, usual) => {
  const game = new CardScenario().inPlay(1, 'brewery-pond');
  expect(game.changes(`1 ${space}`)).toEqual({
    [`person ${space}`]: [0, 1],
    '1 home': [2, 1],
    ...usual,
    '1 grain': [0, 1],
    '1 wood': [0, 1],
  });
});

test('B040 Brewery Pond: nothing elsewhere or for others', () => {
  const game = new CardScenario().inPlay(1, 'brewery-pond');
  expect(game.changes('1 clay-pit\n2 fishing')).not.toHaveProperty('1 grain');
  expect(game.board()).not.toHaveProperty('2 grain');
});

test('B040 Brewery Pond: needs 2 occupations, costs nothing, -1 point', () => {
  const game = new CardScenario().hold(1, 'brewery-pond').inPlay(1, 'wood-cutter');
  expect(game.why('1 meeting-place; yes')).toMatchObject({ why: 'no-card-playable' });
  const two = new CardScenario().hold(1, 'brewery-pond').inPlay(1, 'wood-cutter manservant');
  expect(two.changes('1 meeting-place; yes; play brewery-pond')).toEqual({
    'person meeting-place': [0, 1],
    '1 home': [2, 1],
    '1 hand brewery-pond': [1, 0],
    '1 card brewery-pond': [0, 1],
  });
  expect(two.points(1, 'improvements')).toBe(-1);
});
