import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { occupationPlayed } from './played';

test('Z334 Dance Instructor: 4 food before it is paid for, and it may go back into the hand', () => {
  const game = new CardScenario({ edition: '2007', seats: 3 })
    .inPlay(1, 'weaver-2007')
    .hold(1, 'dance-instructor-2007')
    .give(1, { food: 0 });
  expect(game.changes('1 occupation; play dance-instructor-2007; yes')).toEqual({
    'person occupation': [0, 1],
    '1 home': [2, 1],
    '1 food': [0, 3],
  });
});

test('Z334 Dance Instructor: or it stays', () => {
  const game = new CardScenario({ edition: '2007', seats: 3 }).hold(1, 'dance-instructor-2007');
  expect(game.changes('1 occupation; play dance-instructor-2007; no')).toEqual({
    ...occupationPlayed('dance-instructor-2007'),
    '1 food': [2, 6],
  });
});

test('Z334 Dance Instructor: other occupations still cost food that must be there', () => {
  const game = new CardScenario({ edition: '2007', seats: 3 })
    .inPlay(1, 'weaver-2007')
    .hold(1, 'dance-instructor-2007 plowman-2007')
    .give(1, { food: 0 })
    .play('1 occupation');
  expect(game.offered(1)).toEqual(['play dance-instructor-2007']);
});
