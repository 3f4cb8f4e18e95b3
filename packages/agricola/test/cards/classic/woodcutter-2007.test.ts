import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test('E176 Woodcutter: 1 more wood where wood accumulates', () => {
  const game = new CardScenario({ edition: '2007', seats: 2 }).inPlay(1, 'woodcutter-2007');
  expect(game.changes('1 wood-3')).toEqual({
    'person wood-3': [0, 1],
    '1 home': [2, 1],
    'on wood-3': [3, 0],
    '1 wood': [0, 4],
  });
});

test.each([
  ['wood', 2],
  ['reed', 1],
])('E176 Woodcutter RU-250: 1 building resource, taken as %s, brings %i', (good, n) => {
  const game = new CardScenario({ edition: '2007', seats: 3 }).inPlay(1, 'woodcutter-2007');
  game.play(`1 3-resource; ${good}`);
  expect(game.board()).toMatchObject({ [`1 ${good}`]: n });
});
