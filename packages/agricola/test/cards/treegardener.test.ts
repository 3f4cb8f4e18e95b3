import { expect, test } from 'vitest';
import { FED, lastTurnBeforeHarvest, ROUND_FIVE } from './harvest-round';

const ready = () => lastTurnBeforeHarvest().inPlay(1, 'treegardener');

test('A118 Treegardener: 1 wood in the field phase, and up to 2 more for 1 food each', () => {
  expect(ready().changes('1 clay-pit; yes; yes')).toEqual({
    ...ROUND_FIVE,
    ...FED,
    '1 wood': [0, 3],
    '1 food': [20, 14],
  });
});

test('A118 Treegardener: 1 more, or none', () => {
  expect(ready().play('1 clay-pit; yes; no').board()).toMatchObject({ round: 5, '1 wood': 2, '1 food': 15 });
  expect(ready().play('1 clay-pit; no').board()).toMatchObject({ round: 5, '1 wood': 1, '1 food': 16 });
});

test('A118 Treegardener: nobody is asked without food', () => {
  const game = ready().give(1, { food: 0 }).play('1 clay-pit');
  expect(game.asked()[0].kind).not.toBe('often');
  expect(game.board()).toMatchObject({ '1 wood': 1 });
});
