import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { occupationPlayed } from './played';

test.each([
  [1, 'sheep', 4],
  [5, 'stone-2', 4],
  [6, 'stone-2', 3],
  [8, 'boar', 3],
  [9, 'boar', 2],
  [11, 'cattle', 2],
  [12, 'plow-sow', 1],
  [13, 'plow-sow', 1],
  [14, 'renovate-fences', 0],
])('E217 Reeve: played in round %i (with %s) it brings %i wood', (round, revealed, wood) => {
  const game = new CardScenario({ edition: '2007', seats: 3, round, revealed }).hold(1, 'reeve-2007');
  expect(game.changes('1 occupation; play reeve-2007')).toEqual({
    ...occupationPlayed('reeve-2007'),
    ...(wood > 0 && { '1 wood': [0, wood] }),
  });
});

test('E217 Reeve: at the end whoever has most occupations gets 3 points', () => {
  const game = new CardScenario({ edition: '2007', seats: 3 })
    .inPlay(1, 'reeve-2007')
    .inPlay(2, 'baker-2007 chief-2007')
    .inPlay(3, 'maid-2007 mason-2007');
  expect([1, 2, 3].map((seat) => game.points(seat, 'bonus'))).toEqual([0, 3, 3]);
});
