import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test('A129 Swagman: from Grain Seeds the same person goes on to Farm Expansion', () => {
  const game = new CardScenario({ seats: 3 }).inPlay(1, 'swagman').give(1, { wood: 2 });
  expect(game.changes('1 grain-seeds; yes; jump farm-expansion; stable a5')).toEqual({
    'person farm-expansion': [0, 1],
    '1 grain': [0, 1],
    '1 wood': [2, 0],
    '1 a5 stable': [0, 1],
    '1 home': [2, 1],
  });
  expect(game.changes('2 grain-seeds')).toMatchObject({ 'person grain-seeds': [0, 2], '2 grain': [0, 1] });
});

test('A129 Swagman: from Farm Expansion to Grain Seeds, though somebody stands there', () => {
  const game = new CardScenario({ seats: 3, start: 2 }).inPlay(1, 'swagman').give(1, { wood: 2 });
  game.play('2 forest\n3 grain-seeds');
  expect(game.changes('1 farm-expansion; stable a5; yes; jump grain-seeds')).toEqual({
    'person grain-seeds': [3, 31],
    '1 grain': [0, 1],
    '1 wood': [2, 0],
    '1 a5 stable': [0, 1],
    '1 home': [2, 1],
  });
});

test('A129 Swagman: only one jump a turn (RU-44)', () => {
  const game = new CardScenario({ seats: 3 }).inPlay(1, 'swagman').give(1, { wood: 4 });
  game.play('1 grain-seeds; yes; jump farm-expansion; stable a5; done');
  expect(game.asked()[0]).toEqual({ seat: 2, kind: 'work', open: false });
  game.play('2 forest\n3 fishing\n1 grain-seeds');
  expect(game.offered()).toEqual(['yes', 'no']);
});

test('A129 Swagman: it may be left', () => {
  const game = new CardScenario({ seats: 3 }).inPlay(1, 'swagman').give(1, { wood: 2 });
  expect(game.changes('1 grain-seeds; no')).toEqual({
    'person grain-seeds': [0, 1],
    '1 grain': [0, 1],
    '1 home': [2, 1],
  });
});

test('A129 Swagman: nothing is asked where the other space cannot be used, nor elsewhere', () => {
  const game = new CardScenario({ seats: 3 }).inPlay(1, 'swagman').play('1 grain-seeds');
  expect(game.asked()[0]).toEqual({ seat: 2, kind: 'work', open: false });
  game.play('2 forest\n3 fishing').give(1, { wood: 2 }).play('1 clay-pit');
  expect(game.asked()[0].seat).toBe(2);
});

/** Four players; seat 1 can build a stable and a Fireplace, and has two cards that let a person go on. */
function wanderer(): CardScenario {
  const game = new CardScenario({ seats: 4, revealed: 'major-improvement' });
  return game.inPlay(1, 'swagman large-scale-farmer').give(1, { wood: 2, clay: 2, food: 1 });
}

test('A129 Swagman: another card may lead the same person further (RU-44)', () => {
  const game = wanderer().play(
    '1 grain-seeds; yes; jump farm-expansion; stable a5; yes; jump major-improvement',
  );
  expect(game.changes('1 major fireplace-2')).toMatchObject({ 'major fireplace-2': [0, 1] });
  expect(game.board()).toMatchObject({ 'person major-improvement': 1, '1 home': 1 });
  expect(game.board()).not.toHaveProperty('person farm-expansion');
});

test('A129 Swagman: nobody goes on from a space that was left (RU-44)', () => {
  const game = wanderer().play('1 farm-expansion; stable a5; first swagman; jump grain-seeds');
  expect(game.board()).toMatchObject({ 'person grain-seeds': 1, '1 food': 1 });
  expect(game.asked()[0]).toEqual({ seat: 2, kind: 'work', open: false });
});

test('A129 Swagman: one jump a turn, also for another person placed in it (RU-44)', () => {
  const game = new CardScenario({ seats: 3, round: 2, revealed: 'sheep-market fencing' });
  game
    .inPlay(1, 'swagman lasso')
    .give(1, { wood: 4 })
    .play('1 grain-seeds; yes; jump farm-expansion; stable a5; done');
  game.play('1 yes; sheep-market');
  expect(game.asked()[0].seat).toBe(2);
  const other = new CardScenario({ seats: 3, round: 2, revealed: 'sheep-market fencing' }).inPlay(
    1,
    'swagman lasso',
  );
  other.give(1, { wood: 4 }).play('1 sheep-market; yes; grain-seeds');
  expect(other.offered()).toEqual(['yes', 'no']);
});
