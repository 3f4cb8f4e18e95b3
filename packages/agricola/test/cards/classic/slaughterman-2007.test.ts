import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { lastTurnBeforeHarvest } from './played';

test('K299 Slaughterman: 1 food when another turns animals into food', () => {
  const game = new CardScenario({ edition: '2007', seats: 3, start: 2 })
    .inPlay(1, 'slaughterman-2007')
    .own(2, 'fireplace-2')
    .lay(2, { fences: 'a5n a5e a5s a5w' })
    .give(2, { sheep: 2 });
  expect(game.changes('2 exchange; convert 2 sheep')).toEqual({
    '2 sheep': [2, 0],
    '2 food': [2, 6],
    '1 food': [3, 4],
  });
});

test('K299 Slaughterman: its owner feeds last, with what the others have slaughtered', () => {
  const game = lastTurnBeforeHarvest(3)
    .inPlay(1, 'slaughterman-2007')
    .own(2, 'fireplace-2')
    .give(2, { sheep: 1, food: 2 })
    .give(1, { food: 3 })
    .play('1 clay-1');
  expect(game.asked().map(({ seat }) => seat)).toEqual([2, 3]);
  game.play('2 feed 1 sheep\n3 feed nothing');
  expect(game.asked().map(({ seat }) => seat)).toEqual([1]);
  expect(game.changes('1 feed nothing')).toMatchObject({ '1 food': [4, 0] });
});

test('K299 Slaughterman: nothing for own animals', () => {
  const game = new CardScenario({ edition: '2007', seats: 3 })
    .inPlay(1, 'slaughterman-2007')
    .own(1, 'fireplace-2')
    .give(1, { sheep: 1 });
  expect(game.changes('1 exchange; convert 1 sheep')).toEqual({ '1 sheep': [1, 0], '1 food': [2, 4] });
});
