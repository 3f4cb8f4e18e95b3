import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { occupationPlayed } from './played';

test('E147 Land Agent: 1 vegetable when it is played', () => {
  const game = new CardScenario({ edition: '2007', seats: 3 }).hold(1, 'land-agent-2007');
  expect(game.changes('1 occupation; play land-agent-2007')).toEqual({
    ...occupationPlayed('land-agent-2007'),
    '1 vegetable': [0, 1],
  });
});

test('E147 Land Agent: 1 grain besides at Vegetable', () => {
  const game = new CardScenario({ edition: '2007', seats: 3, round: 8, revealed: 'vegetable' }).inPlay(
    1,
    'land-agent-2007',
  );
  expect(game.changes('1 vegetable')).toEqual({
    'person vegetable': [0, 1],
    '1 home': [2, 1],
    '1 vegetable': [0, 1],
    '1 grain': [0, 1],
  });
});
