import type { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { lastTurn } from './harvest-round';

const working = (cards = '') =>
  lastTurn({ seats: 3, round: 3, revealed: 'sheep-market grain-utilization' }).inPlay(
    1,
    `farmyard-worker ${cards}`,
  );

const food = (game: CardScenario) => game.player(1).goods[6];

test('B140 Farmyard Worker: 2 food at the end of a work phase in which crops were sown', () => {
  const game = working().lay(1, { fields: 'a5' }).give(1, { grain: 1 });
  expect(game.changes('1 grain-utilization; sow grain a5')).toEqual({
    round: [3, 4],
    '1 home': [1, 2],
    '2 home': [0, 2],
    '3 home': [0, 2],
    '1 grain': [1, 0],
    '1 a5 grain': [0, 3],
    '1 food': [20, 22],
  });
});

test('B140 Farmyard Worker: an animal that finds a place in the farmyard', () => {
  expect(working().pile('sheep-market', 1).changes('1 sheep-market')).toMatchObject({
    '1 sheep': [0, 1],
    '1 food': [20, 22],
  });
});

test('B140 Farmyard Worker: goods in the supply are not placed, and animals that leave at once neither', () => {
  expect(working().changes('1 forest')).not.toHaveProperty('1 food');
  const game = working().pile('sheep-market', 1).give(1, { boar: 1 });
  game.play('1 sheep-market; keep 1 boar');
  expect(food(game)).toBe(20);
});

test('B140 Farmyard Worker: an animal that has room only on a card stands on no space of the farmyard', () => {
  const game = working('stockyard').pile('sheep-market', 1).give(1, { boar: 1 });
  expect(game.changes('1 sheep-market')).toMatchObject({ '1 sheep': [0, 1], '1 food': [20, 22] });
  const full = working('woolgrower').pile('sheep-market', 1).give(1, { boar: 1 });
  full.state.round = 5;
  full.play('1 sheep-market');
  expect(full.player(1).goods[7]).toBe(1);
  expect(food(full)).toBe(20);
});

test('B140 Farmyard Worker: crops on a field card lie on no space of the farmyard', () => {
  const game = working('beanfield').give(1, { vegetable: 1 });
  game.play('1 grain-utilization; sow vegetable beanfield');
  expect(food(game)).toBe(20);
});

test('B140 Farmyard Worker: each work phase for itself, and what comes at the start of a round does not count', () => {
  const game = working().lay(1, { stables: 'a5' }).pile('sheep-market', 1);
  game.player(1).coming.push(4, 8, 1);
  game.play('1 sheep-market');
  game.play(`* ${game.offered()[0]}`);
  expect(game.player(1).goods.slice(6)).toEqual([22, 1, 1, 0]);
  for (const player of game.state.players) player.home = 0;
  game.player(1).home = 1;
  // Round 4 ends with a harvest: 4 food feed the family.
  expect(game.changes('1 forest')).toMatchObject({ '1 food': [22, 18] });
});

test('B140 Farmyard Worker, A11 Mud Patch RU-142: a field tile with a wild boar on it is a space of the farmyard', () => {
  const game = lastTurn({ seats: 3 })
    .inPlay(1, 'farmyard-worker')
    .hold(1, 'mud-patch')
    .give(1, { sheep: 1 })
    .lay(1, { fields: 'a5' });
  expect(game.changes('1 meeting-place; yes; play mud-patch')).toMatchObject({
    '1 boar': [0, 1],
    '1 food': [20, 22],
  });
});
