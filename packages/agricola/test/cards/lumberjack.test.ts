import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

const PLAYED = {
  'person lessons': [0, 1],
  '1 home': [2, 1],
  '1 wood': [0, 1],
  '1 hand lumberjack': [1, 0],
  '1 card lumberjack': [0, 1],
};
const FENCES = 'a5n a5s a5w a5e';

test('B119 Lumberjack: 1 wood at once, and 1 in as many rounds as there are fences in the farmyard', () => {
  const game = new CardScenario().hold(1, 'lumberjack').lay(1, { fences: FENCES });
  expect(game.changes('1 lessons; play lumberjack')).toEqual({
    ...PLAYED,
    '1 round 2 wood': [0, 1],
    '1 round 3 wood': [0, 1],
    '1 round 4 wood': [0, 1],
    '1 round 5 wood': [0, 1],
  });
});

test('B119 Lumberjack: without fences 1 wood at once alone', () => {
  const game = new CardScenario().hold(1, 'lumberjack');
  expect(game.changes('1 lessons; play lumberjack')).toEqual(PLAYED);
});

test('B119 Lumberjack AG-R1402: only as many rounds as are left', () => {
  const game = new CardScenario({ round: 12, revealed: 'cultivation' })
    .hold(1, 'lumberjack')
    .lay(1, { fences: FENCES });
  expect(game.changes('1 lessons; play lumberjack')).toEqual({
    ...PLAYED,
    '1 round 13 wood': [0, 1],
    '1 round 14 wood': [0, 1],
  });
});
