import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test('E189 Lord of the Manor RU-258: 1 point for each category with 4 points, fenced stables among them', () => {
  const game = new CardScenario({ edition: '2007', seats: 2 })
    .inPlay(1, 'lord-of-the-manor-2007')
    .lay(1, { fences: 'a4n a4w b4w c4n a5n a5e b5e c5n', stables: 'a4 a5 b4 b5' })
    .give(1, { grain: 8, vegetable: 3, sheep: 8 });
  expect(game.points(1, 'bonus')).toBe(3);
});

test('E189 Lord of the Manor: nothing for 3 points', () => {
  const game = new CardScenario({ edition: '2007', seats: 2 })
    .inPlay(1, 'lord-of-the-manor-2007')
    .give(1, { grain: 7, vegetable: 3 });
  expect(game.points(1, 'bonus')).toBe(0);
});
