import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test('E165 Yeoman Farmer: what is missing costs nothing', () => {
  const game = new CardScenario({ edition: '2007', seats: 3 }).inPlay(1, 'yeoman-farmer-2007');
  expect(game.points(1, 'bonus')).toBe(7);
  expect(game.points(1)).toBe(game.points(2) + 7);
});

test('E165 Yeoman Farmer: only what costs a point counts; unused spaces and begging cards cost points', () => {
  const game = new CardScenario({ edition: '2007', seats: 3 })
    .inPlay(1, 'yeoman-farmer-2007')
    .give(1, { grain: 1, sheep: 1 });
  game.player(1).begging = 1;
  expect(game.points(1, 'bonus')).toBe(5);
  expect(game.points(1, 'begging')).toBe(-3);
  expect(game.points(1, 'unused')).toBe(-13);
});
