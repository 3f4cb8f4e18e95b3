import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test('E202 Seasonal Worker: 1 grain besides at Day Laborer', () => {
  const game = new CardScenario({ edition: '2007', seats: 2, round: 5, revealed: 'stone-2' }).inPlay(
    1,
    'seasonal-worker-2007',
  );
  expect(game.changes('1 day-laborer')).toEqual({
    'person day-laborer': [0, 1],
    '1 home': [2, 1],
    '1 food': [2, 4],
    '1 grain': [0, 1],
  });
});

test.each(['grain', 'vegetable'])(
  'E202 Seasonal Worker: from round 6 on 1 grain or vegetable (%s)',
  (good) => {
    const game = new CardScenario({ edition: '2007', seats: 2, round: 6, revealed: 'stone-2' }).inPlay(
      1,
      'seasonal-worker-2007',
    );
    expect(game.changes(`1 day-laborer; ${good}`)).toEqual({
      'person day-laborer': [0, 1],
      '1 home': [2, 1],
      '1 food': [2, 4],
      [`1 ${good}`]: [0, 1],
    });
  },
);
