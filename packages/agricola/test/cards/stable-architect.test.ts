import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test('A098 Stable Architect: it is played as an occupation', () => {
  const game = new CardScenario().hold(1, 'stable-architect');
  expect(game.changes('1 lessons; play stable-architect')).toEqual({
    'person lessons': [0, 1],
    '1 home': [2, 1],
    '1 hand stable-architect': [1, 0],
    '1 card stable-architect': [0, 1],
  });
});

test('A098 Stable Architect: 1 point for each stable outside of pastures', () => {
  const game = new CardScenario().inPlay(1, 'stable-architect');
  expect(game.points(1, 'bonus')).toBe(0);
  game.lay(1, { stables: 'a3 a4 a5' });
  expect(game.points(1, 'bonus')).toBe(3);
  game.lay(1, { fences: 'a5n a5e a5s a5w' });
  expect(game.points(1, 'bonus')).toBe(2);
});
