import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test('Z325 Village Beauty: a child at any time for 3 food, if there is room', () => {
  const game = new CardScenario({ edition: '2007' })
    .inPlay(1, 'village-beauty-2007')
    .lay(1, { rooms: 'a1' })
    .give(1, { food: 3 });
  expect(game.changes('1 village-beauty-2007')).toEqual({
    '1 food': [3, 0],
    '1 people': [2, 3],
    '1 newborns': [0, 1],
  });
});

test('Z325 Village Beauty: not without room', () => {
  const game = new CardScenario({ edition: '2007' }).inPlay(1, 'village-beauty-2007').give(1, { food: 3 });
  expect(game.offered(1)).not.toContain('village-beauty-2007');
});
