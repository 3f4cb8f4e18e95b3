import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test('B152 Junior Artist: for 1 food from Day Laborer on to Traveling Players', () => {
  const game = new CardScenario({ seats: 4 }).inPlay(1, 'junior-artist').pile('traveling-players', 4);
  expect(game.changes('1 day-laborer; yes; jump traveling-players')).toEqual({
    'person traveling-players': [0, 1],
    'on traveling-players': [4, 0],
    '1 food': [2, 7],
    '1 home': [2, 1],
  });
});

test('B152 Junior Artist: or to either Lessons', () => {
  const game = new CardScenario({ seats: 4 })
    .inPlay(1, 'junior-artist')
    .hold(1, 'wood-cutter')
    .play('1 day-laborer; yes');
  expect(game.offered()).toEqual(['jump lessons', 'jump lessons-4', 'jump traveling-players']);
  expect(game.changes('1 jump lessons-4; play wood-cutter')).toMatchObject({
    'person day-laborer': [1, 0],
    'person lessons-4': [0, 1],
    '1 food': [3, 2],
    '1 card wood-cutter': [0, 1],
  });
});

test('B152 Junior Artist: Lessons must be payable after the 1 food (RU-43)', () => {
  const game = new CardScenario({ seats: 4 }).inPlay(1, 'junior-artist wood-cutter').hold(1, 'ropemaker');
  game.occupy('traveling-players', 2).occupy('lessons', 2).give(1, { food: 0 }).play('1 day-laborer');
  expect(game.offered()).toEqual(['no']);
});

test('B152 Junior Artist: only unoccupied spaces', () => {
  const game = new CardScenario({ seats: 4 }).inPlay(1, 'junior-artist').hold(1, 'wood-cutter');
  game.occupy('lessons', 2).occupy('traveling-players', 3).play('1 day-laborer; yes');
  expect(game.offered()).toEqual(['jump lessons-4']);
  expect(game.why('1 jump lessons')).toMatchObject({ why: 'occupied' });
});

test('B152 Junior Artist: it may be left, and asks nobody elsewhere', () => {
  const game = new CardScenario({ seats: 4 }).inPlay(1, 'junior-artist').play('1 day-laborer; no');
  expect(game.board()).toMatchObject({ '1 food': 4, 'person day-laborer': 1 });
  game.play('2 forest\n3 clay-pit\n4 reed-bank\n1 fishing');
  expect(game.asked()[0].seat).toBe(2);
});
