import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

const ready = () =>
  new CardScenario({ round: 5, revealed: 'house-redevelopment' })
    .inPlay(1, 'mining-hammer')
    .give(1, { clay: 2, reed: 1 });

test('B16 Mining Hammer: 1 food when it is played', () => {
  const game = new CardScenario().hold(1, 'mining-hammer').give(1, { wood: 1 });
  expect(game.changes('1 meeting-place; yes; play mining-hammer')).toEqual({
    'person meeting-place': [0, 1],
    '1 home': [2, 1],
    '1 hand mining-hammer': [1, 0],
    '1 card mining-hammer': [0, 1],
    '1 wood': [1, 0],
    '1 food': [2, 3],
  });
});

test('B16 Mining Hammer: 1 stable for nothing with each renovation', () => {
  const game = ready().play('1 house-redevelopment');
  expect(game.changes('1 yes; stable a5')).toEqual({ '1 a5 stable': [0, 1] });
});

test('B16 Mining Hammer: it is optional, and not asked without a stable in the supply', () => {
  expect(ready().play('1 house-redevelopment; no').board()).not.toHaveProperty('1 a5 stable');
  const full = ready().lay(1, { stables: 'a2 a3 a4 a5' }).play('1 house-redevelopment');
  expect(full.asked()[0]).toMatchObject({ seat: 2, kind: 'work' });
});
