import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test('B55 Maintenance Premium: 1 food from the card at a wood accumulation space', () => {
  const game = new CardScenario().inPlay(1, 'maintenance-premium');
  expect(game.changes('1 forest')).toEqual({
    'person forest': [0, 1],
    '1 home': [2, 1],
    'on forest': [3, 0],
    '1 wood': [0, 3],
    '1 food': [2, 3],
    '1 on maintenance-premium': [3, 2],
  });
});

test('B55 Maintenance Premium: nothing from an empty card', () => {
  const game = new CardScenario().inPlay(1, 'maintenance-premium');
  game.player(1).memory[0] = 0;
  expect(game.changes('1 forest')).not.toHaveProperty('1 food');
});

test('B55 Maintenance Premium: renovating fills it up to 3', () => {
  for (const before of [0, 1, 3]) {
    const game = new CardScenario({ round: 5, revealed: 'house-redevelopment' })
      .inPlay(1, 'maintenance-premium')
      .give(1, { clay: 2, reed: 1 });
    game.player(1).memory[0] = before;
    game.play('1 house-redevelopment');
    expect(game.memory(1, 'maintenance-premium')).toBe(3);
  }
});
