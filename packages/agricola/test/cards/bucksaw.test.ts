import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

/** Seat 1 can renovate to clay. */
const ready = () =>
  new CardScenario({ round: 5, revealed: 'house-redevelopment' })
    .inPlay(1, 'bucksaw')
    .give(1, { wood: 2, clay: 2, reed: 1 });

test('A37 Bucksaw: after renovating 1 wood may be paid for 1 grain and 1 bonus point', () => {
  const game = ready();
  game.play('1 house-redevelopment');
  expect(game.changes('1 yes')).toEqual({ '1 wood': [2, 1], '1 grain': [0, 1], '1 bonus': [0, 1] });
});

test('A37 Bucksaw: it is optional, and not asked without wood', () => {
  const game = ready().play('1 house-redevelopment');
  expect(game.play('1 no').board()).toMatchObject({ '1 wood': 2, '1 house': 'clay' });
  const poor = ready().give(1, { wood: 0 });
  expect(poor.play('1 house-redevelopment').asked()[0]).toMatchObject({ seat: 2 });
});
