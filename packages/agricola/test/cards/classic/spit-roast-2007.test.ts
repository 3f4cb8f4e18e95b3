import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { FED, lastTurnBeforeHarvest, minorPlayed, ROUND_FIVE } from './played';

test('K109 Spit Roast RU-318: 1 more food if animals are cooked in the feeding phase, once', () => {
  const game = lastTurnBeforeHarvest()
    .inPlay(1, 'spit-roast-2007')
    .own(1, 'fireplace-2')
    .lay(1, { fences: 'a5n a5e a5s a5w' })
    .give(1, { sheep: 2, food: 4 });
  expect(game.changes('1 clay-1\n1 feed 2 sheep\n2 feed nothing')).toEqual({
    ...ROUND_FIVE,
    ...FED,
    '1 sheep': [2, 0],
    '1 food': [4, 5],
  });
});

test('K109 Spit Roast RU-318: what is cooked first feeds the family with its food', () => {
  const game = lastTurnBeforeHarvest()
    .inPlay(1, 'spit-roast-2007')
    .own(1, 'fireplace-2')
    .lay(1, { fences: 'a5n a5e a5s a5w' })
    .give(1, { sheep: 2, food: 2 })
    .play('1 clay-1\n1 exchange; convert 1 sheep');
  expect(game.player(1).goods[6]).toBe(5);
  game.play('1 exchange; convert 1 sheep');
  expect(game.player(1).goods[6]).toBe(7);
});

test('K109 Spit Roast: nothing in the work phase; it costs 1 wood', () => {
  const game = new CardScenario({ edition: '2007' })
    .hold(1, 'spit-roast-2007')
    .own(1, 'fireplace-2')
    .give(1, { wood: 1, sheep: 1 });
  expect(game.changes('1 start-minor; yes; play spit-roast-2007')).toEqual({
    ...minorPlayed('spit-roast-2007'),
    '1 wood': [1, 0],
  });
  game.play('2 clay-1');
  expect(game.changes('1 exchange; convert 1 sheep; reed-1')).toMatchObject({
    '1 food': [2, 4],
    '1 sheep': [1, 0],
  });
});
