import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test('E174 Tutor: 1 point for each occupation that was played after it', () => {
  const game = new CardScenario({ edition: '2007', seats: 2 }).inPlay(
    1,
    'baker-2007 tutor-2007 chief-2007 mason-2007',
  );
  expect(game.points(1, 'bonus')).toBe(2);
});

test('E174 Tutor: minor improvements do not count', () => {
  const game = new CardScenario({ edition: '2007', seats: 2 }).inPlay(1, 'tutor-2007 fruit-tree-2007');
  expect(game.points(1, 'bonus')).toBe(0);
});
