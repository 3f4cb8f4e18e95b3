import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test('K291 Lover: a child even without room, for 4 food more', () => {
  const game = new CardScenario({ edition: '2007', seats: 3 }).hold(1, 'lover-2007').give(1, { food: 5 });
  expect(game.changes('1 occupation; play lover-2007')).toMatchObject({
    '1 food': [5, 1],
    '1 people': [2, 3],
    '1 newborns': [0, 1],
    '1 card lover-2007': [0, 1],
  });
});

test('K291 Lover AG-Q52: in the 2007 edition nobody begs for the food', () => {
  const game = new CardScenario({ edition: '2007', seats: 3 })
    .hold(1, 'lover-2007 plowman-2007')
    .give(1, { food: 3 });
  expect(game.why('1 occupation; play lover-2007')).toMatchObject({ why: 'cannot-pay' });
});
