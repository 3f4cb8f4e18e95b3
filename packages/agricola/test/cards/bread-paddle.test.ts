import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test('B025 Bread Paddle: 1 food when it is played, for 1 wood', () => {
  const game = new CardScenario().hold(1, 'bread-paddle').give(1, { wood: 1 });
  expect(game.changes('1 meeting-place; yes; play bread-paddle')).toEqual({
    'person meeting-place': [0, 1],
    '1 home': [2, 1],
    '1 wood': [1, 0],
    '1 food': [2, 3],
    '1 hand bread-paddle': [1, 0],
    '1 card bread-paddle': [0, 1],
  });
});

test('B025 Bread Paddle: a Bake Bread action for each occupation played', () => {
  const game = new CardScenario().inPlay(1, 'bread-paddle').own(1, 'cooking-hearth-4').hold(1, 'freshman');
  game.give(1, { grain: 2 }).play('1 lessons; play freshman');
  expect(game.changes('yes; bake 2')).toEqual({ '1 grain': [2, 0], '1 food': [2, 8] });
  expect(game.asked()[0]).toMatchObject({ seat: 2, kind: 'work' });
});

test('B025 Bread Paddle: the owner may decline, and is not asked without grain or something to bake with', () => {
  const game = new CardScenario().inPlay(1, 'bread-paddle').own(1, 'fireplace-2').hold(1, 'field-merchant');
  game.give(1, { grain: 1 });
  expect(game.changes('1 lessons; play field-merchant; no')).not.toHaveProperty('1 grain');
  const without = new CardScenario()
    .inPlay(1, 'bread-paddle')
    .hold(1, 'field-merchant')
    .give(1, { grain: 1 });
  without.play('1 lessons; play field-merchant');
  expect(without.asked()[0]).toMatchObject({ seat: 2, kind: 'work' });
});

test('B025 Bread Paddle: nothing for improvements', () => {
  const game = new CardScenario().inPlay(1, 'bread-paddle').own(1, 'fireplace-2').hold(1, 'basket');
  game.give(1, { grain: 1, reed: 1 }).play('1 meeting-place; yes; play basket');
  expect(game.asked()[0]).toMatchObject({ seat: 2, kind: 'work' });
});

test('B025 Bread Paddle, RU-57: Freshman, just played, replaces its baking already', () => {
  const game = new CardScenario().inPlay(1, 'bread-paddle').hold(1, 'freshman field-merchant');
  game.play('1 lessons; play freshman; yes');
  expect(game.offered()).toEqual(['instead freshman']);
});
