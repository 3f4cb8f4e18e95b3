import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test.each([
  ['two', { '1 clay': [5, 3], '1 stone': [0, 1] }],
  ['three', { '1 clay': [5, 2], '1 stone': [0, 2] }],
  ['four', { '1 clay': [5, 1], '1 stone': [0, 3] }],
])('B080 Hard Porcelain: at any time %s clay become 1 stone less', (word, goods) => {
  const game = new CardScenario().inPlay(1, 'hard-porcelain').give(1, { clay: 5 });
  expect(game.changes(`1 hard-porcelain; ${word}`)).toEqual(goods);
});

test('B080 Hard Porcelain: only what can be paid', () => {
  const game = new CardScenario().inPlay(1, 'hard-porcelain').give(1, { clay: 3 }).play('1 hard-porcelain');
  expect(game.offered()).toEqual(['two', 'three']);
  const poor = new CardScenario().inPlay(1, 'hard-porcelain').give(1, { clay: 1 });
  expect(poor.why('1 hard-porcelain')).toMatchObject({ why: 'cannot-pay' });
});
