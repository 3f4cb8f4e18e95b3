import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test('A078 Canoe: 2 wood and an occupation; 1 point', () => {
  const game = new CardScenario().hold(1, 'canoe basket').give(1, { wood: 2, reed: 1 });
  game.play('1 meeting-place; yes');
  expect(game.why('play canoe')).toMatchObject({ why: 'needs' });
  game.inPlay(1, 'ropemaker');
  expect(game.changes('1 play canoe')).toEqual({
    '1 wood': [2, 0],
    '1 hand canoe': [1, 0],
    '1 card canoe': [0, 1],
  });
  expect(game.points(1, 'improvements')).toBe(1);
});

test('A078 Canoe: 1 more food and 1 reed with Fishing', () => {
  const game = new CardScenario().inPlay(1, 'canoe');
  expect(game.changes('1 fishing')).toEqual({
    'person fishing': [0, 1],
    'on fishing': [1, 0],
    '1 home': [2, 1],
    '1 food': [2, 4],
    '1 reed': [0, 1],
  });
});
