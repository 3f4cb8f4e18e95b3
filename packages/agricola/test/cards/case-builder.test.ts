import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

const LESSONS = {
  'person lessons': [0, 1],
  '1 home': [2, 1],
  '1 hand case-builder': [1, 0],
  '1 card case-builder': [0, 1],
};

test('B105 Case Builder: 1 more of each of five goods of which its owner has at least 2', () => {
  const game = new CardScenario().hold(1, 'case-builder');
  game.give(1, { food: 2, grain: 3, vegetable: 2, reed: 2, wood: 5, clay: 4, stone: 4 });
  expect(game.changes('1 lessons; play case-builder')).toEqual({
    ...LESSONS,
    '1 food': [2, 3],
    '1 grain': [3, 4],
    '1 vegetable': [2, 3],
    '1 reed': [2, 3],
    '1 wood': [5, 6],
  });
});

test('B105 Case Builder: nothing of what there is only 1', () => {
  const game = new CardScenario().hold(1, 'case-builder');
  game.give(1, { food: 1, grain: 1, vegetable: 1, reed: 1, wood: 2 });
  expect(game.changes('1 lessons; play case-builder')).toEqual({ ...LESSONS, '1 wood': [2, 3] });
});

test('B105 Case Builder: food that was paid for it does not count', () => {
  const game = new CardScenario().hold(1, 'case-builder').inPlay(1, 'tutor');
  expect(game.changes('1 lessons; play case-builder')).toEqual({ ...LESSONS, '1 food': [2, 1] });
});
