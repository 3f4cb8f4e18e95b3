import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test('A68 Asparagus Gift: 1 vegetable for at least as many fences as the number of the round', () => {
  const game = new CardScenario({ round: 4, revealed: 'fencing' })
    .inPlay(1, 'asparagus-gift')
    .give(1, { wood: 4 });
  expect(game.changes('1 fencing; pasture a5')).toEqual({
    'person fencing': [0, 1],
    '1 home': [2, 1],
    '1 wood': [4, 0],
    '1 fence a5n': [0, 1],
    '1 fence a5w': [0, 1],
    '1 fence a5e': [0, 1],
    '1 fence b5n': [0, 1],
    '1 vegetable': [0, 1],
  });
});

test('A68 Asparagus Gift: nothing for fewer', () => {
  const game = new CardScenario({ round: 5, revealed: 'fencing western-quarry' })
    .inPlay(1, 'asparagus-gift')
    .give(1, { wood: 4 });
  game.play('1 fencing; pasture a5');
  expect(game.board()).toMatchObject({ '1 fence a5n': 1 });
  expect(game.board()).not.toHaveProperty('1 vegetable');
});

test('A68 Asparagus Gift: an unplanted field is needed to play it', () => {
  const game = new CardScenario().hold(1, 'asparagus-gift');
  expect(game.why('1 meeting-place; play asparagus-gift')).toEqual({ why: 'no-card-playable' });
  const able = new CardScenario().hold(1, 'asparagus-gift').lay(1, { fields: 'a3' });
  expect(able.play('1 meeting-place; yes').offered()).toEqual(['play asparagus-gift']);
});
