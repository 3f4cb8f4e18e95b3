import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test('A044 Pond Hut: 1 wood; 1 food on each of the next 3 round spaces; 1 point', () => {
  const game = new CardScenario().hold(1, 'pond-hut').inPlay(1, 'wood-cutter ropemaker').give(1, { wood: 1 });
  expect(game.changes('1 meeting-place; yes; play pond-hut')).toEqual({
    'person meeting-place': [0, 1],
    '1 home': [2, 1],
    '1 wood': [1, 0],
    '1 round 2 food': [0, 1],
    '1 round 3 food': [0, 1],
    '1 round 4 food': [0, 1],
    '1 hand pond-hut': [1, 0],
    '1 card pond-hut': [0, 1],
  });
  expect(game.points(1, 'improvements')).toBe(1);
});

test.each(['wood-cutter', 'wood-cutter ropemaker stonecutter'])(
  'A044 Pond Hut: exactly 2 occupations, not %s',
  (occupations) => {
    const game = new CardScenario().hold(1, 'pond-hut basket').inPlay(1, occupations);
    game.give(1, { wood: 1, reed: 1 }).play('1 meeting-place; yes');
    expect(game.why('play pond-hut')).toMatchObject({ why: 'needs' });
  },
);

test('A044 Pond Hut AG-R1402: near the end only the round spaces that are left', () => {
  const game = new CardScenario({ round: 13, revealed: 'cultivation' })
    .hold(1, 'pond-hut')
    .inPlay(1, 'wood-cutter ropemaker')
    .give(1, { wood: 1 });
  expect(game.changes('1 meeting-place; yes; play pond-hut')).toEqual({
    'person meeting-place': [0, 1],
    '1 home': [2, 1],
    '1 wood': [1, 0],
    '1 round 14 food': [0, 1],
    '1 hand pond-hut': [1, 0],
    '1 card pond-hut': [0, 1],
  });
});
