import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test('B091 Assistant Tiller: a field may be plowed at Day Laborer', () => {
  const game = new CardScenario().inPlay(1, 'assistant-tiller');
  expect(game.changes('1 day-laborer; yes; field a5')).toEqual({
    'person day-laborer': [0, 1],
    '1 home': [2, 1],
    '1 food': [2, 4],
    '1 a5': [0, 'field'],
  });
});

test('B091 Assistant Tiller: or not', () => {
  const game = new CardScenario().inPlay(1, 'assistant-tiller');
  expect(game.changes('1 day-laborer; no')).toEqual({
    'person day-laborer': [0, 1],
    '1 home': [2, 1],
    '1 food': [2, 4],
  });
});
