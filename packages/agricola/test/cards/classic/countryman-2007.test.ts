import type { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { lastTurn } from '../harvest-round';

function lastTurnOf(): CardScenario {
  return lastTurn({ edition: '2007', seats: 4, revealed: 'sow-bake' }).inPlay(1, 'countryman-2007');
}

test('K289 Countryman: after the work phase the person on Grain goes on to sow', () => {
  const game = lastTurnOf().lay(1, { fields: 'a1' }).play('1 grain');
  expect(game.changes('1 yes; jump sow-bake; sow grain a1')).toMatchObject({
    '1 grain': [1, 0],
    '1 a1 grain': [0, 3],
  });
});

test('K289 Countryman: it may be declined; nothing if nothing can be sown or the space is occupied', () => {
  expect(lastTurnOf().lay(1, { fields: 'a1' }).changes('1 grain\n1 no\n* reveal fences')).toMatchObject({
    round: [1, 2],
    '1 grain': [0, 1],
  });
  expect(lastTurnOf().changes('1 grain\n* reveal fences')).toMatchObject({ round: [1, 2] });
  const occupied = lastTurnOf().lay(1, { fields: 'a1' }).occupy('sow-bake', 2);
  expect(occupied.changes('1 grain\n* reveal fences')).toMatchObject({ round: [1, 2] });
});
