import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test.each([
  [2, 1],
  [3, 2],
  [1, 0],
])('I232 Midwife: when a family of %i grows beside one of 2 the owner gets %i food', (people, food) => {
  const game = new CardScenario({ edition: '2007', seats: 4, start: 2, round: 5, revealed: 'growth-minor' })
    .inPlay(1, 'midwife-2007')
    .family(2, people)
    .lay(2, { rooms: 'a1 a2' });
  expect(game.changes('2 growth-minor')).toEqual({
    'person growth-minor': [0, 22],
    '2 home': [people, people - 1],
    '2 people': [people, people + 1],
    '2 newborns': [0, 1],
    ...(food > 0 && { '1 food': [3, 3 + food] }),
  });
});

test('I232 Midwife: nothing for the own family', () => {
  const game = new CardScenario({ edition: '2007', seats: 4, round: 5, revealed: 'growth-minor' })
    .inPlay(1, 'midwife-2007')
    .lay(1, { rooms: 'a1 a2' });
  expect(game.changes('1 growth-minor')).not.toHaveProperty('1 food');
});
