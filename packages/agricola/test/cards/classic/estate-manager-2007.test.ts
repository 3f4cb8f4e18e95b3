import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test.each([
  [3, 2],
  [4, 3],
  [5, 4],
])('E170 Estate Manager: of %i players nobody has more of any animal: %i points', (seats, points) => {
  const game = new CardScenario({ edition: '2007', seats })
    .inPlay(1, 'estate-manager-2007')
    .give(1, { sheep: 2, boar: 1 })
    .give(2, { sheep: 2 });
  expect(game.points(1, 'bonus')).toBe(points);
});

test('E170 Estate Manager: nothing, if somebody has more of one type', () => {
  const game = new CardScenario({ edition: '2007', seats: 4 })
    .inPlay(1, 'estate-manager-2007')
    .give(1, { sheep: 5, boar: 5 })
    .give(3, { cattle: 1 });
  expect(game.points(1, 'bonus')).toBe(0);
});
