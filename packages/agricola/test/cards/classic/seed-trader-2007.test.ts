import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test('Z332 Seed Trader: its 2 grain cost 2 food each, its 2 vegetables 3', () => {
  const game = new CardScenario({ edition: '2007' }).inPlay(1, 'seed-trader-2007').give(1, { food: 12 });
  const all = ['grain', 'grain', 'vegetable', 'vegetable'].map((good) => `1 seed-trader-2007; ${good}`);
  game.play(all.slice(0, 2).join('\n'));
  expect(game.board()).toMatchObject({ '1 grain': 2, '1 food': 8 });
  game.play(all.slice(2).join('\n'));
  expect(game.board()).toMatchObject({ '1 grain': 2, '1 vegetable': 2, '1 food': 2 });
  expect(game.offered(1)).not.toContain('seed-trader-2007');
});
