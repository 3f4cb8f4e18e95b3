import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test('B033 Mantlepiece: 1 bonus point for each complete round left, and -3 points', () => {
  const game = new CardScenario({ round: 5, revealed: 'basic-wish' });
  game.hold(1, 'mantlepiece').lay(1, { house: 'clay' }).give(1, { stone: 1 });
  expect(game.changes('1 meeting-place; yes; play mantlepiece')).toEqual({
    'person meeting-place': [0, 1],
    '1 home': [2, 1],
    '1 stone': [1, 0],
    '1 bonus': [0, 9],
    '1 hand mantlepiece': [1, 0],
    '1 card mantlepiece': [0, 1],
  });
  expect(game.points(1, 'improvements')).toBe(-3);
});

test('B033 Mantlepiece: nothing in the last round, since the round being played does not count', () => {
  const game = new CardScenario({ round: 14, revealed: 'farm-redevelopment' });
  game.hold(1, 'mantlepiece').lay(1, { house: 'stone' }).give(1, { stone: 1 });
  expect(game.changes('1 meeting-place; yes; play mantlepiece')).not.toHaveProperty('1 bonus');
});

test('B033 Mantlepiece: needs a clay or stone house, and its owner may no longer renovate', () => {
  const wood = new CardScenario().hold(1, 'mantlepiece').give(1, { stone: 1 });
  expect(wood.why('1 meeting-place; yes')).toMatchObject({ why: 'no-card-playable' });
  const game = new CardScenario({ round: 6, revealed: 'house-redevelopment' });
  game.inPlay(1, 'mantlepiece').lay(1, { house: 'clay' }).give(1, { stone: 2, reed: 1 });
  expect(game.why('1 house-redevelopment')).toBeDefined();
  const free = new CardScenario({ round: 6, revealed: 'house-redevelopment' });
  free.lay(1, { house: 'clay' }).give(1, { stone: 2, reed: 1 });
  expect(free.why('1 house-redevelopment')).toBeUndefined();
});
