import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { lastTurnBeforeHarvest, minorPlayed } from './played';

test('I97 Slaughterhouse: it costs 2 clay and 2 stone, and has 2 points', () => {
  const game = new CardScenario({ edition: '2007' })
    .hold(1, 'slaughterhouse-2007')
    .give(1, { clay: 2, stone: 2 });
  expect(game.changes('1 start-minor; yes; play slaughterhouse-2007')).toEqual({
    ...minorPlayed('slaughterhouse-2007'),
    '1 clay': [2, 0],
    '1 stone': [2, 0],
  });
  expect(game.points(1, 'improvements')).toBe(2);
});

test('I97 Slaughterhouse: 1 food when another turns animals into food, none for vegetables', () => {
  const game = new CardScenario({ edition: '2007', start: 2 })
    .inPlay(1, 'slaughterhouse-2007')
    .own(2, 'fireplace-2')
    .lay(2, { fences: 'a5n a5e a5s a5w' })
    .give(2, { sheep: 2, vegetable: 1 });
  expect(game.changes('2 exchange; convert 1 vegetable')).toEqual({
    '2 vegetable': [1, 0],
    '2 food': [2, 4],
  });
  expect(game.changes('2 exchange; convert 2 sheep')).toEqual({
    '2 sheep': [2, 0],
    '2 food': [4, 8],
    '1 food': [3, 4],
  });
});

test('I97 Slaughterhouse: its owner feeds last, with what the others have slaughtered', () => {
  const game = lastTurnBeforeHarvest(3)
    .inPlay(1, 'slaughterhouse-2007')
    .own(2, 'fireplace-2')
    .give(2, { sheep: 1, food: 2 })
    .give(1, { food: 3 })
    .play('1 clay-1');
  expect(game.asked().map(({ seat }) => seat)).toEqual([2, 3]);
  game.play('2 feed 1 sheep\n3 feed nothing');
  expect(game.asked().map(({ seat }) => seat)).toEqual([1]);
  expect(game.changes('1 feed nothing')).toMatchObject({ '1 food': [4, 0] });
});
