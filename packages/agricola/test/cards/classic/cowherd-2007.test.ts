import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test('I240 Cowherd: 1 more cattle where cattle are taken', () => {
  const game = new CardScenario({ edition: '2007', seats: 3, round: 10, revealed: 'cattle' })
    .inPlay(1, 'cowherd-2007')
    .lay(1, { fences: 'a4n a4w a4s a5n a5e a5s' });
  expect(game.changes('1 cattle')).toEqual({
    'person cattle': [0, 1],
    'on cattle': [1, 0],
    '1 home': [2, 1],
    '1 cattle': [0, 2],
  });
});
