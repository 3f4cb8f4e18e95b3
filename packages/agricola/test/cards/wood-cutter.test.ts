import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test('A116 Wood Cutter: 1 more wood at a wood accumulation space', () => {
  const game = new CardScenario().inPlay(1, 'wood-cutter');
  expect(game.changes('1 forest')).toEqual({
    'person forest': [0, 1],
    'on forest': [3, 0],
    '1 home': [2, 1],
    '1 wood': [0, 4],
  });
});

test('A116 Wood Cutter: at every space where wood accumulates', () => {
  const game = new CardScenario({ seats: 4 }).inPlay(1, 'wood-cutter');
  expect(game.changes('1 copse')).toMatchObject({ 'on copse': [1, 0], '1 wood': [0, 2] });
  game.play('2 fishing\n3 day-laborer\n4 clay-pit');
  expect(game.changes('1 grove')).toMatchObject({ 'on grove': [2, 0], '1 wood': [2, 5] });
});

test('A116 Wood Cutter: neither elsewhere nor for others', () => {
  const game = new CardScenario().inPlay(1, 'wood-cutter');
  expect(game.changes('1 clay-pit')).toEqual({
    'person clay-pit': [0, 1],
    'on clay-pit': [1, 0],
    '1 home': [2, 1],
    '1 clay': [0, 1],
  });
  expect(game.changes('2 forest')).toEqual({
    'person forest': [0, 2],
    'on forest': [3, 0],
    '2 home': [2, 1],
    '2 wood': [0, 3],
  });
});

test('A116 Wood Cutter: an empty space stays unusable (AG-Q30)', () => {
  const game = new CardScenario().inPlay(1, 'wood-cutter').pile('forest', 0);
  expect(game.why('1 forest')).toEqual({ why: 'nothing-there' });
});
