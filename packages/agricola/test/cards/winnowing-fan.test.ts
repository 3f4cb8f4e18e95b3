import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { FED, lastTurnBeforeHarvest, ROUND_FIVE } from './harvest-round';

const fan = () =>
  lastTurnBeforeHarvest().inPlay(1, 'winnowing-fan').own(1, 'fireplace-2').give(1, { grain: 2 });

test('A61 Winnowing Fan: after the field phase 1 grain becomes food with a baking improvement', () => {
  expect(fan().changes('1 clay-pit; yes; bake 1')).toEqual({
    ...ROUND_FIVE,
    ...FED,
    '1 grain': [2, 1],
    '1 food': [20, 18],
  });
});

test('A61 Winnowing Fan: crops of this field phase can be used; it may be declined', () => {
  const game = lastTurnBeforeHarvest().inPlay(1, 'winnowing-fan').own(1, 'fireplace-2');
  game.lay(1, { fields: 'b3', grain: { b3: 3 } }).play('1 clay-pit; yes');
  expect(game.offered()).toEqual(['bake 1']);
  expect(fan().changes('1 clay-pit; no')).toEqual({ ...ROUND_FIVE, ...FED });
});

test('A61 Winnowing Fan: no Bake Bread action, so cards that wait for one are silent', () => {
  const game = fan().inPlay(1, 'baking-sheet dutch-windmill').play('1 clay-pit; yes');
  expect(game.offered()).toEqual(['bake 1']);
});

test('A61 Winnowing Fan: nobody is asked without a baking improvement; it needs one to be played', () => {
  const cold = lastTurnBeforeHarvest().inPlay(1, 'winnowing-fan').give(1, { grain: 1 });
  expect(cold.changes('1 clay-pit')).not.toHaveProperty('1 grain');
  const game = new CardScenario().hold(1, 'winnowing-fan corn-scoop').give(1, { wood: 1, reed: 1 });
  expect(game.why('1 meeting-place; yes; play winnowing-fan')).toMatchObject({ why: 'needs' });
  game.own(1, 'clay-oven');
  expect(game.changes('1 play winnowing-fan')).toMatchObject({ '1 reed': [1, 0] });
});
