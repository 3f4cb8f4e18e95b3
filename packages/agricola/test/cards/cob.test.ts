import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

/** Round 1 is about to end. */
function ready(goods: { clay: number; grain: number }): CardScenario {
  const game = new CardScenario().inPlay(1, 'cob').give(1, goods);
  for (const player of game.state.players) player.home = 0;
  game.player(1).home = 1;
  return game.play('1 fishing\n* reveal fencing');
}

test('A76 Cob: it costs 1 food', () => {
  const game = new CardScenario().hold(1, 'cob');
  expect(game.changes('1 meeting-place; yes; play cob')).toEqual({
    'person meeting-place': [0, 1],
    '1 home': [2, 1],
    '1 food': [2, 1],
    '1 hand cob': [1, 0],
    '1 card cob': [0, 1],
  });
});

test('A76 Cob: at the start of the work phase exactly 1 grain may become 2 clay and 1 food', () => {
  const game = ready({ clay: 1, grain: 3 });
  expect(game.offered()).toEqual(['yes', 'no']);
  expect(game.changes('1 yes')).toEqual({ '1 grain': [3, 2], '1 clay': [1, 3], '1 food': [3, 4] });
  expect(game.asked()[0]).toMatchObject({ seat: 1, kind: 'work' });
  expect(ready({ clay: 1, grain: 3 }).changes('1 no')).toEqual({});
});

test('A76 Cob: not without clay in the supply, nor without grain', () => {
  expect(ready({ clay: 0, grain: 1 }).asked()[0]).toMatchObject({ kind: 'work' });
  expect(ready({ clay: 1, grain: 0 }).asked()[0]).toMatchObject({ kind: 'work' });
});
