import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test('E209 Quarryman: 1 stone becomes 2 food at any time', () => {
  const game = new CardScenario({ edition: '2007', seats: 3 })
    .inPlay(1, 'quarryman-2007')
    .give(1, { stone: 2 });
  expect(game.changes('1 quarryman-2007\n1 quarryman-2007')).toEqual({ '1 stone': [2, 0], '1 food': [2, 6] });
  expect(game.offered()).not.toContain('quarryman-2007');
});
