import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

const GOODS = { '1 wood': [0, 3], '1 clay': [0, 2], '1 reed': [0, 1], '1 stone': [0, 1] };

test('B163 Pastor: 3 wood, 2 clay, 1 reed and 1 stone as soon as all others have other houses', () => {
  const game = new CardScenario({ seats: 4 }).inPlay(1, 'pastor');
  game.lay(2, { rooms: 'a1' }).lay(3, { rooms: 'a1' }).give(4, { wood: 5, reed: 2 });
  game.play('1 day-laborer\n2 fishing\n3 clay-pit');
  expect(game.changes('4 farm-expansion; room a1')).toEqual({
    'person farm-expansion': [0, 4],
    '4 home': [2, 1],
    '4 wood': [5, 0],
    '4 reed': [2, 0],
    '4 a1': [0, 'room'],
    ...GOODS,
  });
});

test('B163 Pastor: at once if that is so when it is played, and only once', () => {
  const game = new CardScenario({ seats: 4 }).hold(1, 'pastor');
  for (const seat of [2, 3, 4]) game.lay(seat, { rooms: 'a1' });
  expect(game.changes('1 lessons; play pastor')).toEqual({
    'person lessons': [0, 1],
    '1 home': [2, 1],
    '1 hand pastor': [1, 0],
    '1 card pastor': [0, 1],
    ...GOODS,
  });
  expect(game.changes('2 day-laborer')).toEqual({
    'person day-laborer': [0, 2],
    '2 home': [2, 1],
    '2 food': [3, 5],
  });
});

test('B163 Pastor: not while somebody else has 2 rooms, nor in a larger house', () => {
  const other = new CardScenario({ seats: 4 }).inPlay(1, 'pastor').lay(2, { rooms: 'a1' });
  expect(other.changes('1 day-laborer')).not.toHaveProperty('1 wood');
  const larger = new CardScenario({ seats: 4 }).inPlay(1, 'pastor').lay(1, { rooms: 'a1' });
  for (const seat of [2, 3, 4]) larger.lay(seat, { rooms: 'a1' });
  expect(larger.changes('1 day-laborer')).not.toHaveProperty('1 wood');
});
