import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { lastTurn } from '../harvest-round';
import { occupationPlayed } from './played';

test('K305 Animal Handler: it marks the rounds 7, 10 and 14 that are left', () => {
  const game = new CardScenario({ edition: '2007', seats: 4, round: 8, revealed: 'boar' }).hold(
    1,
    'animal-handler-2007',
  );
  expect(game.changes('1 occupation; play animal-handler-2007')).toEqual({
    ...occupationPlayed('animal-handler-2007'),
    '1 round 10 animal-handler-2007': [0, 1],
    '1 round 14 animal-handler-2007': [0, 1],
  });
});

test.each([
  [7, 'stone-2', 'sheep'],
  [10, 'stone-4', 'boar'],
  [14, 'renovate-fences', 'cattle'],
])(
  'K305 Animal Handler: at the start of round %i (with %s) a %s may be bought for 1 food',
  (round, revealed, animal) => {
    const game = lastTurn({ edition: '2007', seats: 4 }).hold(1, 'animal-handler-2007');
    game.play('1 occupation; play animal-handler-2007').state.round = round;
    expect(game.changes(`* reveal ${revealed}\n1 yes`)).toMatchObject({
      '1 food': [20, 19],
      [`1 ${animal}`]: [0, 1],
    });
  },
);
