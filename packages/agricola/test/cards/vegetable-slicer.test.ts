import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

const slicing = () => new CardScenario({ revealed: 'major-improvement' }).inPlay(1, 'vegetable-slicer');

test('A041 Vegetable Slicer: a Fireplace becomes a Cooking Hearth for 2 wood and 1 vegetable', () => {
  const game = slicing().own(1, 'fireplace-2');
  expect(game.changes('1 major-improvement; major cooking-hearth-5')).toEqual({
    'person major-improvement': [0, 1],
    '1 home': [2, 1],
    'major fireplace-2': [1, 0],
    'major cooking-hearth-5': [0, 1],
    '1 wood': [0, 2],
    '1 vegetable': [0, 1],
  });
});

test('A041 Vegetable Slicer: a hearth that is paid with clay is no upgrade, even with a Fireplace there', () => {
  const game = slicing().own(1, 'fireplace-2').give(1, { clay: 4 });
  expect(game.changes('1 major-improvement; major cooking-hearth-4; pay 4 clay')).toEqual({
    'person major-improvement': [0, 1],
    '1 home': [2, 1],
    'major cooking-hearth-4': [0, 1],
    '1 clay': [4, 0],
  });
});

test('A041 Vegetable Slicer, RU-84: the Oriental Fireplace is a Fireplace that can be returned', () => {
  const game = slicing().inPlay(1, 'oriental-fireplace');
  expect(game.changes('1 major-improvement; major cooking-hearth-4')).toMatchObject({
    '1 wood': [0, 2],
    '1 vegetable': [0, 1],
    'out oriental-fireplace': [0, 1],
  });
});

test('A041 Vegetable Slicer: what is returned for another card is no upgrade to a Cooking Hearth', () => {
  const game = slicing().own(1, 'cooking-hearth-4').hold(1, 'oriental-fireplace');
  const changes = game.changes('1 major-improvement; play oriental-fireplace');
  expect(changes).not.toHaveProperty('1 wood');
});

test('A041 Vegetable Slicer: the upgrade of another player is none of its owner', () => {
  const game = slicing().own(2, 'fireplace-2');
  game.play('1 forest');
  expect(game.changes('2 major-improvement; major cooking-hearth-4')).not.toHaveProperty('1 vegetable');
});
