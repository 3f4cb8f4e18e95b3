import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test('Z319 Pumpkin Seed Oil: once a round 1 vegetable goes onto the card for 3 food', () => {
  const game = new CardScenario({ edition: '2007' })
    .inPlay(1, 'pumpkin-seed-oil-2007')
    .give(1, { vegetable: 2 });
  expect(game.changes('1 pumpkin-seed-oil-2007; clay-1')).toEqual({
    'person clay-1': [0, 1],
    'on clay-1': [1, 0],
    '1 home': [2, 1],
    '1 clay': [0, 1],
    '1 vegetable': [2, 1],
    '1 food': [2, 5],
    '1 on pumpkin-seed-oil-2007': [0, 1],
  });
  game.play('2 grain');
  expect(game.offered(1)).not.toContain('pumpkin-seed-oil-2007');
});

test('Z319 Pumpkin Seed Oil: three times in the game; its vegetables are scored', () => {
  const game = new CardScenario({ edition: '2007' })
    .inPlay(1, 'pumpkin-seed-oil-2007')
    .give(1, { vegetable: 1 });
  game.player(1).memory[0] = 2;
  expect(game.points(1, 'vegetables')).toBe(3);
  game.player(1).memory[0] = 3;
  expect(game.points(1, 'vegetables')).toBe(4);
  expect(game.offered(1)).not.toContain('pumpkin-seed-oil-2007');
});

test('Z319 Pumpkin Seed Oil: it needs a field with vegetables', () => {
  const game = new CardScenario({ edition: '2007' }).hold(1, 'pumpkin-seed-oil-2007 corn-sheaf-2007');
  expect(game.why('1 start-minor; yes; play pumpkin-seed-oil-2007')).toMatchObject({ why: 'needs' });
});
