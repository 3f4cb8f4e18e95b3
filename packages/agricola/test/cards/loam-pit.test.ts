import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test('B077 Loam Pit: 3 clay more at Day Laborer', () => {
  const game = new CardScenario().inPlay(1, 'loam-pit');
  expect(game.changes('1 day-laborer')).toEqual({
    'person day-laborer': [0, 1],
    '1 home': [2, 1],
    '1 food': [2, 4],
    '1 clay': [0, 3],
  });
});

test('B077 Loam Pit: not for others; needs 3 occupations, costs 1 food, worth 1 point', () => {
  const game = new CardScenario({ start: 2 }).hold(1, 'loam-pit');
  game.inPlay(1, 'wood-cutter manservant scythe-worker');
  expect(game.changes('2 forest\n1 meeting-place; yes; play loam-pit')).toMatchObject({
    '1 food': [3, 2],
    '1 card loam-pit': [0, 1],
  });
  expect(game.points(1, 'improvements')).toBe(1);
  expect(game.changes('2 day-laborer')).not.toHaveProperty('1 clay');
  expect(game.board()).not.toHaveProperty('2 clay');
  const two = new CardScenario().hold(1, 'loam-pit').inPlay(1, 'wood-cutter manservant');
  expect(two.why('1 meeting-place; yes')).toMatchObject({ why: 'no-card-playable' });
});
