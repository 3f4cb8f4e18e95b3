import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { lastTurn } from './harvest-round';

/** Fences around three spaces: room for six animals, and one more in the house. */
const PASTURE = 'a3n a4n a5n a5e a5s a4s a3s a3w';
const MARKET = { seats: 4, round: 8, revealed: 'pig-market' };

test('A153 Pig Owner: 3 bonus points as soon as there are 5 wild boars', () => {
  const game = new CardScenario(MARKET).inPlay(1, 'pig-owner').lay(1, { fences: PASTURE });
  game.give(1, { boar: 3 }).pile('pig-market', 2);
  expect(game.changes('1 pig-market')).toEqual({
    'person pig-market': [0, 1],
    'on pig-market': [2, 0],
    '1 home': [2, 1],
    '1 boar': [3, 5],
    '1 bonus': [0, 3],
  });
  expect(game.points(1, 'bonus')).toBe(3);
});

test('A153 Pig Owner: 4 are too few; nobody else counts', () => {
  const game = new CardScenario(MARKET).inPlay(1, 'pig-owner').lay(1, { fences: PASTURE });
  game.lay(2, { fences: PASTURE }).give(2, { boar: 6 }).give(1, { boar: 3 });
  game.play('1 pig-market\n2 forest');
  expect(game.board()).not.toHaveProperty('1 bonus');
});

test('A153 Pig Owner: boars that find no room do not count', () => {
  const game = new CardScenario(MARKET).inPlay(1, 'pig-owner').give(1, { boar: 1 });
  game.lay(1, { fences: 'a5n a5e a5s a5w' }).pile('pig-market', 4);
  game.play('1 pig-market; keep 3 boar');
  expect(game.board()).not.toHaveProperty('1 bonus');
});

test('A153 Pig Owner: a newborn may be the fifth', () => {
  const game = lastTurn({ ...MARKET, round: 9 })
    .inPlay(1, 'pig-owner')
    .lay(1, { fences: PASTURE });
  game.give(1, { boar: 4 });
  expect(game.changes('1 clay-pit')).toMatchObject({ '1 boar': [4, 5], '1 bonus': [0, 3] });
});

test('A153 Pig Owner: only the first time', () => {
  const game = new CardScenario(MARKET).inPlay(1, 'pig-owner').lay(1, { fences: PASTURE });
  game.give(1, { boar: 4 }).play('1 pig-market\n2 forest\n3 clay-pit\n4 reed-bank');
  game.play('1 give-back; discard 1 boar');
  game.state.placed.fill(0);
  expect(game.pile('pig-market', 1).changes('1 pig-market')).toEqual({
    'person pig-market': [0, 1],
    'on pig-market': [1, 0],
    '1 home': [1, 0],
    '1 boar': [4, 5],
  });
});

test('A153 Pig Owner RU-74: 5 boars that are there when it is played count at once', () => {
  const game = new CardScenario(MARKET).hold(1, 'pig-owner').lay(1, { fences: PASTURE }).give(1, { boar: 5 });
  expect(game.changes('1 lessons; play pig-owner')).toMatchObject({ '1 bonus': [0, 3] });
});
