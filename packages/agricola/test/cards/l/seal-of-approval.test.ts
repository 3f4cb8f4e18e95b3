import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { minorPlayed } from './played';

test('L083 Seal of Approval: it costs 2 food and is worth 1 point', () => {
  const game = new CardScenario().hold(1, 'seal-of-approval').give(1, { food: 2 });
  expect(game.changes('1 meeting-place; yes; play seal-of-approval')).toEqual({
    ...minorPlayed('seal-of-approval'),
    '1 food': [2, 0],
  });
  expect(game.points(1, 'improvements')).toBe(1);
});

test('L083 Seal of Approval: who fishes gets as much from the general supply besides', () => {
  const game = new CardScenario().inPlay(1, 'seal-of-approval').pile('fishing', 3);
  expect(game.changes('1 fishing')).toEqual({
    'person fishing': [0, 1],
    'on fishing': [3, 0],
    '1 home': [2, 1],
    '1 food': [2, 8],
  });
});

test('L083 Seal of Approval: not when others fish', () => {
  const game = new CardScenario({ start: 2 }).inPlay(1, 'seal-of-approval');
  expect(game.changes('2 fishing')).not.toHaveProperty('1 food');
});
