import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test('E206 Swineherd: 1 wild boar besides there', () => {
  const game = new CardScenario({ edition: '2007', seats: 4, round: 8, revealed: 'boar' })
    .inPlay(1, 'swineherd-2007')
    .lay(1, { fences: 'a5n a5w a5s a5e' });
  expect(game.changes('1 boar')).toEqual({
    'person boar': [0, 1],
    '1 home': [2, 1],
    'on boar': [1, 0],
    '1 boar': [0, 2],
  });
});
