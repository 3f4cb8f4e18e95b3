import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test('E196 Mushroom Collector: 1 wood may stay on the space for 2 food', () => {
  const game = new CardScenario({ edition: '2007', seats: 2 }).inPlay(1, 'mushroom-collector-2007');
  expect(game.changes('1 wood-3; yes')).toEqual({
    'person wood-3': [0, 1],
    '1 home': [2, 1],
    'on wood-3': [3, 1],
    '1 wood': [0, 2],
    '1 food': [2, 4],
  });
});

test('E196 Mushroom Collector: not for wood that did not lie on a space', () => {
  const game = new CardScenario({ edition: '2007', seats: 3 }).inPlay(1, 'mushroom-collector-2007');
  expect(game.play('1 3-resource; wood').asked()[0]).toMatchObject({ seat: 2, kind: 'work' });
});
