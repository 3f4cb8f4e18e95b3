import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test.each([
  ['tutor', 0],
  ['wood-cutter manservant tutor', 0],
  ['tutor wood-cutter basket manservant', 2],
  ['grocer tutor wood-cutter', 1],
])('B099 Tutor: played in the order %s it is worth %i bonus points', (order, bonus) => {
  const game = new CardScenario().inPlay(1, order).inPlay(2, 'scythe-worker freshman');
  expect(game.points(1, 'bonus')).toBe(bonus);
});

test('B099 Tutor: playing it changes nothing else', () => {
  const game = new CardScenario().hold(1, 'tutor').inPlay(1, 'wood-cutter').give(1, { food: 1 });
  expect(game.changes('1 lessons; play tutor')).toEqual({
    'person lessons': [0, 1],
    '1 home': [2, 1],
    '1 food': [1, 0],
    '1 hand tutor': [1, 0],
    '1 card tutor': [0, 1],
  });
});
