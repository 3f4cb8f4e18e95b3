import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { occupationPlayed } from './played';

test('E193 Pastor: goods at once, if nobody else has 2 rooms', () => {
  const game = new CardScenario({ edition: '2007', seats: 4 }).hold(1, 'pastor-2007');
  for (const seat of [2, 3, 4]) game.lay(seat, { rooms: 'a1' });
  expect(game.changes('1 occupation; play pastor-2007')).toEqual({
    ...occupationPlayed('pastor-2007'),
    '1 wood': [0, 3],
    '1 clay': [0, 2],
    '1 reed': [0, 1],
    '1 stone': [0, 1],
  });
});

test('E193 Pastor: or when the last other player builds a third room', () => {
  const game = new CardScenario({ edition: '2007', seats: 4 })
    .inPlay(1, 'pastor-2007')
    .give(2, { wood: 5, reed: 2 });
  for (const seat of [3, 4]) game.lay(seat, { rooms: 'a1' });
  game.play('1 clay-1\n2 farm-expansion; room a1');
  expect(game.board()).toMatchObject({ '1 wood': 3, '1 clay': 3, '1 reed': 1, '1 stone': 1 });
});
