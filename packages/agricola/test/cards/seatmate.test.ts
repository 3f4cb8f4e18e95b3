import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

const THIRTEEN =
  'sheep-market fencing grain-utilization major-improvement western-quarry basic-wish house-redevelopment pig-market vegetable-seeds cattle-market eastern-quarry cultivation urgent-wish';

const table = () => new CardScenario({ seats: 4, round: 13, revealed: THIRTEEN }).inPlay(1, 'seatmate');

test('B129 Seatmate: the card of round 13 though people of both neighbours are there', () => {
  const game = table().occupy('urgent-wish', 2).occupy('urgent-wish', 4);
  expect(game.changes('1 urgent-wish')).toEqual({
    'person urgent-wish': [24, 2411],
    '1 home': [2, 1],
    '1 people': [2, 3],
    '1 newborns': [0, 1],
  });
});

test('B129 Seatmate: not with somebody who sits farther away, not with an own person, no other card', () => {
  const far = table().occupy('urgent-wish', 2).occupy('urgent-wish', 3);
  expect(far.why('1 urgent-wish')).toMatchObject({ why: 'occupied' });
  expect(table().occupy('urgent-wish', 1).why('1 urgent-wish')).toMatchObject({ why: 'occupied' });
  expect(table().occupy('cultivation', 2).why('1 cultivation')).toMatchObject({ why: 'occupied' });
});
