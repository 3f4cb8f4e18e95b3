import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test.each([
  ['a5n a5e a5s a5w', 0],
  ['a4n a5n a5e a5s a4s a4w', 0],
  ['a3n a4n a5n a5e a5s a4s a3s a3w', 2],
  ['a3n a4n a5n a5e a5s a4s a3s a3w c3n c4n c5n c5e c5s c4s c3s c3w', 4],
])('A099 Fellow Grazer: pastures with the fences %s are worth %i bonus points', (fences, bonus) => {
  const game = new CardScenario().inPlay(1, 'fellow-grazer').lay(1, { fences });
  expect(game.points(1, 'bonus')).toBe(bonus);
});

test('A099 Fellow Grazer: playing it changes nothing else', () => {
  const game = new CardScenario().hold(1, 'fellow-grazer');
  expect(game.changes('1 lessons; play fellow-grazer')).toEqual({
    'person lessons': [0, 1],
    '1 home': [2, 1],
    '1 hand fellow-grazer': [1, 0],
    '1 card fellow-grazer': [0, 1],
  });
});
