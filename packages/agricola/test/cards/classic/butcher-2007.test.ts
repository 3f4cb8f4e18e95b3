import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test('I247 Butcher: animals become 1, 2 and 3 food at any time', () => {
  const game = new CardScenario({ edition: '2007' })
    .inPlay(1, 'butcher-2007')
    .lay(1, { fences: 'a3n a4n a5n a5e b5e b5s b4s b3s b3w a3w b3n b4n b5n' })
    .give(1, { sheep: 2, boar: 1 });
  expect(game.changes('1 exchange; convert 2 sheep 1 boar; clay-1')).toEqual({
    'person clay-1': [0, 1],
    'on clay-1': [1, 0],
    '1 home': [2, 1],
    '1 clay': [0, 1],
    '1 sheep': [2, 0],
    '1 boar': [1, 0],
    '1 food': [2, 6],
  });
});

test('I247 Butcher: animals that find no room become food at once', () => {
  const game = new CardScenario({ edition: '2007', round: 10, revealed: 'cattle' })
    .inPlay(1, 'butcher-2007')
    .pile('cattle', 2);
  expect(game.changes('1 cattle; keep 1 cattle')).toEqual({
    'person cattle': [0, 1],
    'on cattle': [2, 0],
    '1 home': [2, 1],
    '1 cattle': [0, 1],
    '1 food': [2, 5],
  });
});
