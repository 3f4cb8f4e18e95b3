import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test('Z330 Taxidermist: 1 of each type of animal lies on the card and is scored', () => {
  const game = new CardScenario({ edition: '2007', seats: 4 })
    .inPlay(1, 'taxidermist-2007')
    .own(1, 'fireplace-2')
    .lay(1, { fences: 'a4n a5n a5e b5e b5s b4s b4w a4w' })
    .give(1, { sheep: 3 });
  expect(game.changes('1 exchange; convert 2 sheep')).toEqual({
    '1 sheep': [3, 1],
    '1 food': [2, 6],
    '1 on taxidermist-2007 sheep': [0, 1],
  });
  expect(game.changes('1 exchange; convert 1 sheep')).toEqual({ '1 sheep': [1, 0], '1 food': [6, 8] });
  expect([game.points(1, 'sheep'), game.points(1, 'boar')]).toEqual([1, -1]);
});

test('Z330 Taxidermist: animals that are given up are not cooked', () => {
  const game = new CardScenario({ edition: '2007', seats: 4 }).inPlay(1, 'taxidermist-2007').pile('sheep', 2);
  expect(game.changes('1 sheep; keep 1 sheep')).toEqual({
    'person sheep': [0, 1],
    'on sheep': [2, 0],
    '1 home': [2, 1],
    '1 sheep': [0, 1],
  });
});
