import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test('I261 Outrider: 1 grain on the card that was revealed last', () => {
  const game = new CardScenario({ edition: '2007', seats: 4, round: 2, revealed: 'fences sheep' }).inPlay(
    1,
    'outrider-2007',
  );
  expect(game.changes('1 sheep')).toEqual({
    'person sheep': [0, 1],
    'on sheep': [1, 0],
    '1 home': [2, 1],
    '1 sheep': [0, 1],
    '1 grain': [0, 1],
  });
});

test('I261 Outrider: not on older cards and spaces of the board', () => {
  const game = new CardScenario({ edition: '2007', seats: 4, round: 2, revealed: 'sheep fences' })
    .inPlay(1, 'outrider-2007')
    .pile('sheep', 1);
  expect(game.changes('1 sheep')).toEqual({
    'person sheep': [0, 1],
    'on sheep': [1, 0],
    '1 home': [2, 1],
    '1 sheep': [0, 1],
  });
});
