import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { occupationPlayed } from './played';

const FOOD_LEFT = { '1 round 13 food': [0, 1], '1 round 14 food': [0, 1] };

test('I262 Water Carrier: when another builds the Well, 1 food on each remaining round', () => {
  const game = new CardScenario({ edition: '2007', round: 12, revealed: 'improvement plow-sow', start: 2 })
    .inPlay(1, 'water-carrier-2007')
    .give(2, { wood: 1, stone: 3 });
  expect(game.changes('2 improvement; major well')).toMatchObject({
    'major well': [0, 2],
    '2 round 13 food': [0, 1],
    ...FOOD_LEFT,
  });
});

test('I262 Water Carrier: at once if somebody has the Well already', () => {
  const game = new CardScenario({ edition: '2007', round: 12, revealed: 'plow-sow' }).hold(
    1,
    'water-carrier-2007',
  );
  game.own(2, 'well');
  expect(game.changes('1 occupation; play water-carrier-2007')).toEqual({
    ...occupationPlayed('water-carrier-2007'),
    ...FOOD_LEFT,
  });
});

test('I262 Water Carrier: nothing without the Well', () => {
  const game = new CardScenario({ edition: '2007' }).hold(1, 'water-carrier-2007');
  expect(game.changes('1 occupation; play water-carrier-2007')).toEqual(
    occupationPlayed('water-carrier-2007'),
  );
});
