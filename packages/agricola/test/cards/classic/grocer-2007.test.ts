import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test('E184 Grocer: the goods of the pile, from the top, for 1 food each', () => {
  const game = new CardScenario({ edition: '2007', seats: 2 }).inPlay(1, 'grocer-2007').give(1, { food: 9 });
  const goods = ['reed', 'grain', 'stone', 'vegetable', 'wood', 'clay', 'reed', 'vegetable'];
  goods.forEach((good, bought) => {
    const before = Number(game.board()[`1 ${good}`] ?? 0);
    expect(game.changes('1 grocer-2007')).toMatchObject({
      '1 food': [9 - bought, 8 - bought],
      [`1 ${good}`]: [before, before + 1],
    });
  });
  expect(game.offered()).not.toContain('grocer-2007');
});
