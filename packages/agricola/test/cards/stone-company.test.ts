import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

/** The card in play of somebody who is about to use a quarry with 2 stone. */
const company = (cards = '') =>
  new CardScenario({ round: 5, revealed: 'sheep-market western-quarry' })
    .inPlay(1, `stone-company ${cards}`)
    .pile('western-quarry', 2);

test('A023 Stone Company: after a quarry, a major improvement that costs stone', () => {
  const game = company().give(1, { clay: 3 });
  game.play('1 western-quarry; yes');
  expect(game.offered()).toEqual(['major clay-oven', 'major pottery']);
  expect(game.changes('1 major clay-oven')).toEqual({
    'major clay-oven': [0, 1],
    '1 clay': [3, 0],
    '1 stone': [2, 1],
  });
});

test('A023 Stone Company: whatever has no stone in its price is not offered, and the answer says why', () => {
  const game = company().give(1, { clay: 8, reed: 2 }).own(1, 'fireplace-2').hold(1, 'basket');
  game.play('1 western-quarry; yes');
  expect(game.why('1 major fireplace-3')).toEqual({ why: 'must-spend', good: 3 });
  expect(game.why('1 major cooking-hearth-4')).toEqual({ why: 'must-spend', good: 3 });
  expect(game.why('1 play basket')).toEqual({ why: 'must-spend', good: 3 });
});

test('A023 Stone Company: a minor improvement for which stone is paid; of its prices only that with stone', () => {
  const game = company().give(1, { wood: 2, clay: 2 }).hold(1, 'grain-depot');
  expect(game.changes('1 western-quarry; yes; play grain-depot')).toEqual({
    'person western-quarry': [0, 1],
    '1 home': [2, 1],
    'on western-quarry': [2, 0],
    '1 hand grain-depot': [1, 0],
    '1 card grain-depot': [0, 1],
    '1 round 6 grain': [0, 1],
    '1 round 7 grain': [0, 1],
    '1 round 8 grain': [0, 1],
    '1 round 9 grain': [0, 1],
  });
});

test('A023 Stone Company: it may be declined, which the Field Merchant does not reward', () => {
  const game = company('field-merchant').give(1, { clay: 3 });
  game.play('1 western-quarry');
  expect(game.offered()).toEqual(['yes', 'no']);
  expect(game.changes('1 no')).toEqual({});
});

test('A023 Stone Company: the discount of the Stonecutter cannot be refused to meet the condition', () => {
  const game = company('stonecutter').give(1, { clay: 3 });
  game.play('1 western-quarry; yes');
  expect(game.offered()).toEqual(['major stone-oven', 'major pottery']);
  expect(game.why('1 major clay-oven')).toEqual({ why: 'must-spend', good: 3 });
  expect(game.changes('1 major pottery')).toEqual({
    'major pottery': [0, 1],
    '1 clay': [3, 1],
    '1 stone': [2, 1],
  });
});

test('A023 Stone Company: nobody is asked who can buy nothing with stone', () => {
  const game = company();
  expect(game.changes('1 western-quarry')).toEqual({
    'person western-quarry': [0, 1],
    '1 home': [2, 1],
    'on western-quarry': [2, 0],
    '1 stone': [0, 2],
  });
});
