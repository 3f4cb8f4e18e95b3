import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

/** Seat 1 has four people and has placed two of them, the second on Grain Seeds; three play. */
function twoPlaced(cards = 'mummys-boy'): CardScenario {
  const game = new CardScenario({ seats: 3 }).inPlay(1, cards).family(1, 4);
  return game.play('1 forest\n2 clay-pit\n3 reed-bank\n1 grain-seeds\n2 fishing\n3 grove');
}

test("A130 Mummy's Boy: a person after the first two uses the space of the second again", () => {
  const game = twoPlaced();
  expect(game.changes('1 grain-seeds')).toEqual({
    'person grain-seeds': [1, 11],
    '1 grain': [1, 2],
    '1 home': [2, 1],
  });
});

test("A130 Mummy's Boy: once a round", () => {
  const game = twoPlaced().play('1 grain-seeds');
  expect(game.why('1 grain-seeds')).toEqual({ why: 'occupied', space: 2 });
});

test("A130 Mummy's Boy: not the space of the first, not that of another player", () => {
  const game = twoPlaced().pile('forest', 3).pile('fishing', 1);
  expect(game.why('1 forest')).toMatchObject({ why: 'occupied' });
  expect(game.why('1 fishing')).toMatchObject({ why: 'occupied' });
});

test("A130 Mummy's Boy: not for the second person itself", () => {
  const game = new CardScenario({ seats: 3 }).inPlay(1, 'mummys-boy').family(1, 3);
  game.play('1 grain-seeds\n2 clay-pit\n3 reed-bank');
  expect(game.why('1 grain-seeds')).toEqual({ why: 'occupied', space: 2 });
});

test("A130 Mummy's Boy: never on the Meeting Place", () => {
  const game = new CardScenario({ seats: 3 }).inPlay(1, 'mummys-boy').family(1, 3);
  game.play('1 forest\n2 clay-pit\n3 reed-bank\n1 meeting-place\n2 fishing\n3 grove');
  expect(game.why('1 meeting-place')).toEqual({ why: 'occupied', space: 1 });
});

test("A130 Mummy's Boy: the space to which the second person went on (RU-45)", () => {
  const game = new CardScenario({ seats: 3 })
    .family(2, 3)
    .inPlay(1, 'mummys-boy swagman')
    .family(1, 3)
    .give(1, { wood: 2 });
  game.play(
    '1 forest\n2 clay-pit\n3 reed-bank\n1 grain-seeds; yes; jump farm-expansion; stable a5; done\n2 fishing\n3 grain-seeds',
  );
  expect(game.why('1 grain-seeds')).toMatchObject({ why: 'occupied' });
  expect(game.changes('1 farm-expansion; stable a4; no')).toMatchObject({
    'person farm-expansion': [1, 11],
  });
});

test("A130 Mummy's Boy: joining thanks to another card does not use it up (RU-46)", () => {
  const game = new CardScenario({ seats: 4 }).inPlay(1, 'mummys-boy little-peasant').family(1, 5);
  game.play(
    '1 forest\n2 clay-pit\n3 reed-bank\n4 copse\n1 grain-seeds\n2 fishing\n3 grove\n4 hollow\n1 grain-seeds',
  );
  game.lay(1, { rooms: 'a1' });
  expect(game.changes('1 grain-seeds')).toMatchObject({ 'person grain-seeds': [11, 111] });
  expect(game.why('1 grain-seeds')).toMatchObject({ why: 'occupied' });
});
