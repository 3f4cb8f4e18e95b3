import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { INTO_ROUND_FIVE, lastTurnBeforeHarvest, minorPlayed, ROUND_FIVE } from './played';

test('I93 Milking Shed: 1 food for every 5 sheep and every 3 cattle of all players', () => {
  const game = lastTurnBeforeHarvest().inPlay(1, 'milking-shed-2007');
  game.lay(1, { fences: 'a3n a3w c3n a4n a5n a5e b3w b5e c4n c5n' }).give(1, { sheep: 4 });
  game
    .lay(2, { fences: 'a4n a4w a4s a5n a5e a5s' })
    .lay(2, { stables: 'b3 b4 b5' })
    .give(2, { cattle: 3, sheep: 1 });
  expect(game.changes('1 clay-1\n1 feed nothing\n2 feed nothing')).toEqual({
    ...ROUND_FIVE,
    '1 food': [20, 18],
    '2 food': [20, 16],
    '1 sheep': [4, 5],
    '2 cattle': [3, 4],
  });
});

test('I93 Milking Shed: nothing for 4 sheep and 2 cattle', () => {
  const game = lastTurnBeforeHarvest().inPlay(1, 'milking-shed-2007');
  game.lay(1, { stables: 'a1 a2 a3' }).give(1, { sheep: 1, cattle: 1 });
  game.lay(2, { stables: 'a1 a2 a3' }).give(2, { sheep: 1, cattle: 1 });
  expect(game.changes(INTO_ROUND_FIVE)).toEqual({ ...ROUND_FIVE, '1 food': [20, 16], '2 food': [20, 16] });
});

test('I93 Milking Shed: it costs 3 stone and 2 clay, and has 2 points', () => {
  const game = new CardScenario({ edition: '2007' })
    .hold(1, 'milking-shed-2007')
    .give(1, { stone: 3, clay: 2 });
  expect(game.changes('1 start-minor; yes; play milking-shed-2007')).toEqual({
    ...minorPlayed('milking-shed-2007'),
    '1 stone': [3, 0],
    '1 clay': [2, 0],
  });
  expect(game.points(1, 'improvements')).toBe(2);
});
