import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { occupationPlayed } from './played';

test('K306 Animal Tamer: 1 animal of any type in each room', () => {
  const game = new CardScenario({ edition: '2007', round: 8, revealed: 'boar' })
    .inPlay(1, 'animal-tamer-2007')
    .lay(1, { rooms: 'a1' })
    .give(1, { sheep: 2 })
    .pile('boar', 1);
  expect(game.changes('1 boar')).toEqual({
    'person boar': [0, 1],
    '1 home': [2, 1],
    'on boar': [1, 0],
    '1 boar': [0, 1],
  });
});

test('K306 Animal Tamer: not more animals than rooms', () => {
  const game = new CardScenario({ edition: '2007' }).inPlay(1, 'animal-tamer-2007').pile('sheep', 3);
  expect(game.changes('1 sheep; keep 2 sheep')).toEqual({
    'person sheep': [0, 1],
    '1 home': [2, 1],
    'on sheep': [3, 0],
    '1 sheep': [0, 2],
  });
});

test('K306 Animal Tamer: playing it brings nothing else', () => {
  const game = new CardScenario({ edition: '2007' }).hold(1, 'animal-tamer-2007');
  expect(game.changes('1 occupation; play animal-tamer-2007')).toEqual(occupationPlayed('animal-tamer-2007'));
});
