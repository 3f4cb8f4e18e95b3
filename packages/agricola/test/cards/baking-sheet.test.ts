import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

const baker = () =>
  new CardScenario({ revealed: 'grain-utilization' }).inPlay(1, 'baking-sheet').own(1, 'fireplace-2');

test('A030 Baking Sheet: with each Bake Bread action 1 grain may become 2 food and 1 bonus point', () => {
  const game = baker().give(1, { grain: 3 });
  expect(game.changes('1 grain-utilization; yes; bake 1')).toEqual({
    'person grain-utilization': [0, 1],
    '1 home': [2, 1],
    '1 grain': [3, 1],
    '1 food': [2, 6],
    '1 bonus': [0, 1],
  });
});

test('A030 Baking Sheet: exactly 1 grain, and the owner may decline', () => {
  const game = baker().give(1, { grain: 3 }).play('1 grain-utilization');
  expect(game.changes('no; bake 3')).toEqual({ '1 grain': [3, 0], '1 food': [2, 8] });
});

test('A030 Baking Sheet: the last grain must be baked as usual', () => {
  const game = baker().give(1, { grain: 1 }).play('1 grain-utilization');
  expect(game.offered()).toEqual(['no']);
  expect(game.why('yes')).toMatchObject({ why: 'strands-the-turn' });
});

test('A030 Baking Sheet: is no baking improvement itself', () => {
  const game = new CardScenario({ revealed: 'grain-utilization' })
    .inPlay(1, 'baking-sheet')
    .give(1, { grain: 3 });
  expect(game.why('1 grain-utilization')).toMatchObject({ why: 'no-empty-field' });
});

test('A030 Baking Sheet: can be played without a grain field only', () => {
  const game = new CardScenario({ revealed: 'major-improvement' })
    .hold(1, 'baking-sheet basket')
    .give(1, { reed: 1 })
    .lay(1, { fields: 'a3 a4', grain: { a3: 1 }, vegetables: { a4: 2 } });
  expect(game.why('1 major-improvement; play baking-sheet')).toMatchObject({ why: 'needs' });
  game.lay(1, { grain: { a3: 0 } });
  expect(game.changes('1 play baking-sheet')).toEqual({
    '1 hand baking-sheet': [1, 0],
    '1 card baking-sheet': [0, 1],
  });
});
