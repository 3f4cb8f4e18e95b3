import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test('A031 Debt Security: it costs 2 food', () => {
  const game = new CardScenario().hold(1, 'debt-security');
  expect(game.changes('1 meeting-place; yes; play debt-security')).toEqual({
    'person meeting-place': [0, 1],
    '1 home': [2, 1],
    '1 food': [2, 0],
    '1 hand debt-security': [1, 0],
    '1 card debt-security': [0, 1],
  });
});

test('A031 Debt Security: 1 point for each major improvement, minor ones and those of others do not count', () => {
  const game = new CardScenario().inPlay(1, 'debt-security basket').own(1, 'well joinery').own(2, 'pottery');
  expect(game.points(1, 'bonus')).toBe(2);
});

test('A031 Debt Security: at most as many points as there are unused farmyard spaces', () => {
  const game = new CardScenario().inPlay(1, 'debt-security').own(1, 'well joinery');
  game.lay(1, { fields: 'a1 a2 a3 a4 a5 b2 b3 b4 b5 c2 c3 c4' });
  expect(game.points(1, 'bonus')).toBe(1);
  game.lay(1, { fields: 'c5' });
  expect(game.points(1, 'bonus')).toBe(0);
});
