import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { occupationPlayed } from './played';

test('E192 Patron: 2 food before an occupation is paid for', () => {
  const game = new CardScenario({ edition: '2007', seats: 4 })
    .inPlay(1, 'patron-2007')
    .hold(1, 'baker-2007')
    .give(1, { food: 0 });
  expect(game.changes('1 occupation; play baker-2007')).toEqual({
    ...occupationPlayed('baker-2007'),
    '1 food': [0, 1],
  });
});

test('E192 Patron: nothing for the Patron itself', () => {
  const game = new CardScenario({ edition: '2007', seats: 4 }).hold(1, 'patron-2007');
  expect(game.changes('1 occupation; play patron-2007')).toEqual(occupationPlayed('patron-2007'));
});
