import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

const ALL =
  'fencing grain-utilization major-improvement sheep-market basic-wish house-redevelopment western-quarry vegetable-seeds pig-market cattle-market eastern-quarry urgent-wish cultivation farm-redevelopment';

test('B104 Sheep Walker: at any time 1 sheep becomes 1 wild boar, 1 vegetable or 1 stone', () => {
  const game = new CardScenario().inPlay(1, 'sheep-walker').give(1, { sheep: 1 });
  expect(game.changes('1 sheep-walker; stone')).toEqual({ '1 sheep': [1, 0], '1 stone': [0, 1] });
  game.give(1, { sheep: 1 });
  expect(game.changes('1 sheep-walker; vegetable')).toEqual({ '1 sheep': [1, 0], '1 vegetable': [0, 1] });
  game.give(1, { sheep: 1 });
  expect(game.changes('1 sheep-walker; boar')).toEqual({ '1 sheep': [1, 0], '1 boar': [0, 1] });
  expect(game.why('1 sheep-walker')).toMatchObject({ why: 'cannot-pay' });
});

test('B104 Sheep Walker: the boar needs room of its own', () => {
  const game = new CardScenario()
    .inPlay(1, 'sheep-walker')
    .lay(1, { fences: 'a2n a2w a2e b2n' })
    .give(1, { sheep: 2, cattle: 1 });
  game.play('1 sheep-walker; boar');
  expect(game.offered()).toEqual(['keep 1 boar 1 cattle', 'keep 1 sheep 1 cattle', 'keep 1 sheep 1 boar']);
  expect(game.changes('keep 1 sheep 1 boar')).toEqual({ '1 cattle': [1, 0] });
});

test('B104 Sheep Walker: in the middle of the own turn, as a vegetable that becomes food', () => {
  const game = new CardScenario().inPlay(1, 'sheep-walker').hold(1, 'grocer').give(1, { sheep: 1, food: 0 });
  expect(game.why('1 lessons')).toMatchObject({ why: 'cannot-pay' });
  expect(game.changes('1 sheep-walker; vegetable\n1 lessons; play grocer')).toMatchObject({
    '1 sheep': [1, 0],
    '1 card grocer': [0, 1],
  });
});

test('B104 Sheep Walker: the sheep must stand on the farm (AG-R1426, RU-63)', () => {
  const full = new CardScenario().inPlay(1, 'sheep-walker').give(1, { cattle: 1 }).play('1 sheep-market');
  expect(full.offered()).toEqual(['keep 1 cattle', 'keep 1 sheep']);
  expect(full.why('1 sheep-walker')).toMatchObject({ why: 'cannot-pay' });
  const room = new CardScenario().inPlay(1, 'sheep-walker').pile('sheep-market', 2).play('1 sheep-market');
  expect(room.offered()).toEqual(['keep 1 sheep']);
  expect(room.changes('1 sheep-walker; stone')).toEqual({ '1 sheep': [2, 1], '1 stone': [0, 1] });
  expect(room.asked()[0].seat).toBe(2);
});

test('B104 Sheep Walker: not while animals breed, but right after it, as often as its owner likes (RU-67)', () => {
  const game = new CardScenario({
    round: 4,
    revealed: 'fencing grain-utilization major-improvement sheep-market',
  })
    .inPlay(1, 'sheep-walker')
    .lay(1, { fences: 'a2n a2w a2e b2n' })
    .give(1, { sheep: 3, food: 9 });
  game.play('1 fishing\n2 day-laborer\n1 clay-pit\n2 reed-bank\n1 done');
  expect(game.offered(1)).toEqual(['keep 3 sheep']);
  expect(game.why('1 sheep-walker')).toEqual({ why: 'not-while-breeding' });
  game.play('1 keep 3 sheep');
  expect(game.changes('1 yes; stone')).toEqual({ '1 sheep': [3, 2], '1 stone': [0, 1] });
  expect(game.changes('1 yes; vegetable')).toEqual({ '1 sheep': [2, 1], '1 vegetable': [0, 1] });
  expect(game.changes('1 no')).toMatchObject({ round: [4, 5] });
});

test('B104 Sheep Walker: after the last breeding too, and then nothing else (AG-Q13, RU-67)', () => {
  const game = new CardScenario({ round: 14, revealed: ALL })
    .inPlay(1, 'sheep-walker grocer')
    .give(1, { sheep: 1, food: 9, grain: 1 });
  game.play('1 fishing\n2 day-laborer\n1 clay-pit\n2 reed-bank\n1 done');
  expect(game.offered(1)).toEqual(['yes', 'no']);
  expect(game.why('1 grocer')).toEqual({ why: 'not-while-breeding' });
  expect(game.why('1 exchange')).toEqual({ why: 'not-while-breeding' });
  expect(game.points(1, 'boar')).toBe(-1);
  expect(game.changes('1 yes; boar')).toEqual({ '1 sheep': [1, 0], '1 boar': [0, 1] });
  expect(game.asked()).toEqual([]);
  expect(game.points(1, 'boar')).toBe(1);
});
