import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

/** Seat 2 of four begins; seat 1 owns the card. */
const ready = () => new CardScenario({ seats: 4, start: 2 }).inPlay(1, 'paymaster').give(1, { grain: 1 });

test('A154 Paymaster: 1 grain for whoever uses a food accumulation space, 1 bonus point', () => {
  const game = ready().play('2 fishing');
  expect(game.changes('1 yes')).toEqual({
    '1 grain': [1, 0],
    '1 bonus': [0, 1],
    '2 grain': [0, 1],
    '2 food': [2, 3],
    'on fishing': [1, 0],
  });
});

test('A154 Paymaster: it is optional, and only where food accumulates', () => {
  const game = ready().play('2 fishing\n1 no\n3 day-laborer');
  expect(game.board()).toMatchObject({ '1 grain': 1 });
  expect(game.asked()[0]).toMatchObject({ seat: 4, kind: 'work' });
});
