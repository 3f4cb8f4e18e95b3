import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

const FENCING = { round: 2, revealed: 'sheep-market fencing' };

test('B094 Stock Protector: 2 wood before Fencing, and another person afterwards', () => {
  const game = new CardScenario(FENCING).inPlay(1, 'stock-protector').give(1, { wood: 2 });
  expect(game.changes('1 fencing; pasture a5; yes; clay-pit')).toEqual({
    'person fencing': [0, 1],
    'person clay-pit': [0, 1],
    'on clay-pit': [1, 0],
    '1 wood': [2, 0],
    '1 clay': [0, 1],
    '1 fence a5n': [0, 1],
    '1 fence a5e': [0, 1],
    '1 fence b5n': [0, 1],
    '1 fence a5w': [0, 1],
    '1 home': [2, 0],
  });
});

test('B094 Stock Protector: the 2 wood count for whether Fencing can be used', () => {
  const game = new CardScenario(FENCING).inPlay(1, 'stock-protector').give(1, { wood: 1 });
  expect(game.why('1 fencing')).toBeDefined();
  game.give(1, { wood: 2 });
  expect(game.offered()).toContain('fencing');
});

test('B094 Stock Protector: nobody need be placed', () => {
  const game = new CardScenario(FENCING).inPlay(1, 'stock-protector').give(1, { wood: 2 });
  expect(game.changes('1 fencing; pasture a5; no')).toMatchObject({ '1 home': [2, 1] });
  expect(game.asked()[0].seat).toBe(2);
});

test('B094 Stock Protector: nobody is asked with nobody left at home', () => {
  const game = new CardScenario(FENCING).inPlay(1, 'stock-protector').give(1, { wood: 2 }).family(1, 1);
  game.play('1 fencing; pasture a5');
  expect(game.asked()[0].seat).toBe(2);
});

test('B094 Stock Protector: not for the fences of Farm Redevelopment', () => {
  const game = new CardScenario(FENCING)
    .inPlay(1, 'stock-protector final-scenario')
    .give(1, { clay: 2, reed: 1, wood: 4 });
  expect(game.changes('1 farm-redevelopment; yes; pasture a5')).toMatchObject({ '1 wood': [4, 0] });
  expect(game.asked()[0].seat).toBe(2);
});
