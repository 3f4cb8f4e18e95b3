import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test('E188 Clay Mixer: 2 more clay where clay accumulates', () => {
  const game = new CardScenario({ edition: '2007', seats: 2 }).inPlay(1, 'clay-mixer-2007');
  expect(game.changes('1 clay-1')).toEqual({
    'person clay-1': [0, 1],
    '1 home': [2, 1],
    'on clay-1': [1, 0],
    '1 clay': [0, 3],
  });
});

test.each([
  ['clay', 3],
  ['wood', undefined],
])('E188 Clay Mixer RU-250: 1 building resource, taken as %s, leaves %o clay', (good, clay) => {
  const game = new CardScenario({ edition: '2007', seats: 3 }).inPlay(1, 'clay-mixer-2007');
  game.play(`1 3-resource; ${good}`);
  expect(game.board()['1 clay']).toBe(clay);
});
