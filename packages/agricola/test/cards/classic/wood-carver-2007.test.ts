import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

const carver = (revealed = 'sheep') =>
  new CardScenario({ edition: '2007', revealed }).inPlay(1, 'wood-carver-2007');

test('K301 Wood Carver: of two stables one costs 1 wood less', () => {
  const game = carver().give(1, { wood: 3 });
  expect(game.changes('1 farm-expansion; stable a5; stable b5')).toEqual({
    'person farm-expansion': [0, 1],
    '1 home': [2, 1],
    '1 wood': [3, 0],
    '1 a5 stable': [0, 1],
    '1 b5 stable': [0, 1],
  });
});

test('K301 Wood Carver: a room of the wooden house costs 4 wood', () => {
  const game = carver().give(1, { wood: 4, reed: 2 });
  expect(game.changes('1 farm-expansion; room a1')).toEqual({
    'person farm-expansion': [0, 1],
    '1 home': [2, 1],
    '1 wood': [4, 0],
    '1 reed': [2, 0],
    '1 a1': [0, 'room'],
  });
});

test('K301 Wood Carver: wood that replaces clay in the price of a clay room costs as much as ever', () => {
  const game = carver()
    .inPlay(1, 'frame-builder-2007')
    .lay(1, { house: 'clay' })
    .give(1, { clay: 3, wood: 1, reed: 2 });
  expect(game.changes('1 farm-expansion; room a1')).toMatchObject({ '1 wood': [1, 0], '1 clay': [3, 0] });
});

test('K301 Wood Carver: a minor improvement costs 1 wood less, and nothing else of the round', () => {
  const game = carver('fences').hold(1, 'lumber-2007 wooden-strongbox-2007').give(1, { wood: 4 });
  expect(game.changes('1 start-minor; yes; play wooden-strongbox-2007')).toEqual({
    'person start-minor': [0, 1],
    '1 home': [2, 1],
    '1 hand wooden-strongbox-2007': [1, 0],
    '1 card wooden-strongbox-2007': [0, 1],
  });
  game.play('2 clay-1');
  expect(game.changes('1 fences; pasture a5')['1 wood']).toEqual([4, 0]);
});

test('K301 Wood Carver: what costs no wood leaves it for later in the round', () => {
  const game = carver('fences').hold(1, 'lumber-2007').give(1, { stone: 1 });
  game.play('1 start-minor; yes; play lumber-2007\n2 clay-1');
  expect(game.changes('1 fences; pasture a5')['1 wood']).toEqual([3, 0]);
});

test('K301 Wood Carver: one of the fences is free, once, though the action builds two pastures', () => {
  const game = carver('fences').give(1, { wood: 9 });
  expect(game.changes('1 fences; pasture a5; pasture b5; done')['1 wood']).toEqual([9, 3]);
});

test('K301 Wood Carver: it helps with a major improvement, and again in the next round', () => {
  const game = carver('improvement').give(1, { wood: 2, stone: 4 });
  expect(game.changes('1 improvement; major joinery')).toMatchObject({
    '1 wood': [2, 1],
    '1 stone': [4, 2],
    'major joinery': [0, 1],
  });
  game.play('2 clay-1\n1 reed-1\n2 day-laborer\n* reveal sheep');
  expect(game.changes('1 farm-expansion; stable a5')['1 wood']).toEqual([1, 0]);
});
