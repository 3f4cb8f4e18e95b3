import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test('E152 Berry Picker: 1 food for wood that accumulates', () => {
  const game = new CardScenario({ edition: '2007', seats: 3 }).inPlay(1, 'berry-picker-2007');
  expect(game.changes('1 wood-3')).toEqual({
    'person wood-3': [0, 1],
    '1 home': [2, 1],
    'on wood-3': [3, 0],
    '1 wood': [0, 3],
    '1 food': [2, 3],
  });
});

test.each([
  ['wood', 3],
  ['clay', 2],
])('E152 Berry Picker RU-250: 1 building resource, taken as %s, leaves %i food', (good, food) => {
  const game = new CardScenario({ edition: '2007', seats: 3 }).inPlay(1, 'berry-picker-2007');
  game.play(`1 3-resource; ${good}`);
  expect(game.board()).toMatchObject({ [`1 ${good}`]: 1, '1 food': food });
});
