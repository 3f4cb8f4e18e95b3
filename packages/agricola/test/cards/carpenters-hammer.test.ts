import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

const hammer = () => new CardScenario().inPlay(1, 'carpenters-hammer');

test("A014 Carpenter's Hammer: two wooden rooms cost 2 wood and 2 reed less in all", () => {
  const game = hammer().give(1, { wood: 8, reed: 2 });
  expect(game.changes('1 farm-expansion; room a1; room b2')).toEqual({
    'person farm-expansion': [0, 1],
    '1 home': [2, 1],
    '1 a1': [0, 'room'],
    '1 b2': [0, 'room'],
    '1 wood': [8, 0],
    '1 reed': [2, 0],
  });
});

test("A014 Carpenter's Hammer: clay rooms cost 3 clay less, stone rooms 4 stone less", () => {
  const clay = hammer().lay(1, { house: 'clay' }).give(1, { clay: 7, reed: 2 });
  expect(clay.changes('1 farm-expansion; room a1; room b2')).toMatchObject({
    '1 clay': [7, 0],
    '1 reed': [2, 0],
  });
  const stone = hammer().lay(1, { house: 'stone' }).give(1, { stone: 6, reed: 2 });
  expect(stone.changes('1 farm-expansion; room a1; room b2')).toMatchObject({
    '1 stone': [6, 0],
    '1 reed': [2, 0],
  });
});

test("A014 Carpenter's Hammer: nothing less for a single room, and only once for three", () => {
  const one = hammer().give(1, { wood: 4, reed: 2 });
  expect(one.why('1 farm-expansion; room a1')).toMatchObject({ why: 'cannot-pay' });
  const three = hammer().give(1, { wood: 13, reed: 4 });
  expect(three.changes('1 farm-expansion; room a1; room b2; room c2')).toMatchObject({
    '1 wood': [13, 0],
    '1 reed': [4, 0],
  });
});

test("A014 Carpenter's Hammer: with the Frame Builder wood that replaces clay is not made cheaper", () => {
  const game = hammer()
    .inPlay(1, 'frame-builder')
    .lay(1, { house: 'clay' })
    .give(1, { clay: 5, wood: 1, reed: 2 })
    .play('1 farm-expansion; room a1');
  expect(game.offered()).toEqual(['pay 1 wood 3 clay 2 reed', 'pay 5 clay 2 reed']);
  expect(game.changes('pay 5 clay 2 reed; room b2')).toMatchObject({
    '1 clay': [5, 0],
    '1 reed': [2, 0],
    '1 wood': [1, 0],
    '1 b2': [0, 'room'],
  });
});

test("A014 Carpenter's Hammer, RU-90: what the second room does not cost is given back of the first", () => {
  const game = new CardScenario({ seats: 4 })
    .inPlay(1, 'carpenters-hammer house-artist')
    .pile('traveling-players', 1)
    .give(1, { wood: 8, reed: 2 });
  game.play('1 traveling-players; yes; room a1');
  expect(game.changes('1 room b2')).toMatchObject({
    '1 wood': [3, 0],
    '1 reed': [1, 2],
    '1 b2': [0, 'room'],
  });
  expect(game.heard).toContainEqual({ event: 'refunded', seat: 0, goods: [[2, 1]] });
});

test("A014 Carpenter's Hammer, RU-90: with the Frame Builder 4 stone come off two rooms of 3 stone and 1 wood", () => {
  const game = hammer()
    .inPlay(1, 'frame-builder')
    .lay(1, { house: 'stone' })
    .give(1, { stone: 3, wood: 2, reed: 2 });
  expect(game.changes('1 farm-expansion; room a1; room b2')).toMatchObject({
    '1 stone': [3, 1],
    '1 wood': [2, 0],
    '1 reed': [2, 0],
  });
});

test("A014 Carpenter's Hammer, RU-90: nothing is given back where the second room costs more than the discount", () => {
  const game = hammer().give(1, { wood: 8, reed: 2 }).play('1 farm-expansion; room a1; room b2');
  expect(game.heard.filter(({ event }) => event === 'refunded')).toEqual([]);
});
