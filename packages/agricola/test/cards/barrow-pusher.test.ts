import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test('A105 Barrow Pusher: 1 clay and 1 food with a new field tile', () => {
  const game = new CardScenario().inPlay(1, 'barrow-pusher');
  expect(game.changes('1 farmland; field b3')).toEqual({
    'person farmland': [0, 1],
    '1 home': [2, 1],
    '1 b3': [0, 'field'],
    '1 clay': [0, 1],
    '1 food': [2, 3],
  });
});

test('A105 Barrow Pusher: field tiles of others and field cards do not count', () => {
  const game = new CardScenario().inPlay(1, 'barrow-pusher').hold(1, 'patch-caregiver').give(1, { food: 1 });
  expect(game.changes('1 lessons; play patch-caregiver')).toEqual({
    'person lessons': [0, 1],
    '1 home': [2, 1],
    '1 food': [1, 0],
    '1 hand patch-caregiver': [1, 0],
    '1 card patch-caregiver': [0, 1],
  });
  expect(game.changes('2 farmland; field b3')).toEqual({
    'person farmland': [0, 2],
    '2 home': [2, 1],
    '2 b3': [0, 'field'],
  });
});
