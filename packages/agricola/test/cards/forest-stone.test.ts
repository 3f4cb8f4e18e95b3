import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

const owner = (round = 1, revealed = 'sheep-market') =>
  new CardScenario({ round, revealed }).inPlay(1, 'forest-stone');

test('B48 Forest Stone: 1 of its food with a wood accumulation space', () => {
  expect(owner().changes('1 forest')).toEqual({
    'person forest': [0, 1],
    '1 home': [2, 1],
    'on forest': [3, 0],
    '1 wood': [0, 3],
    '1 food': [2, 3],
    '1 on forest-stone': [2, 1],
  });
});

test('B48 Forest Stone: 2 food more on it with a stone accumulation space', () => {
  expect(owner(5, 'western-quarry').changes('1 western-quarry')).toEqual({
    'person western-quarry': [0, 1],
    '1 home': [2, 1],
    'on western-quarry': [1, 0],
    '1 stone': [0, 1],
    '1 on forest-stone': [2, 4],
  });
});

test('B48 Forest Stone: an empty card gives nothing', () => {
  const game = owner();
  game.player(1).memory[0] = 0;
  expect(game.changes('1 forest')).not.toHaveProperty('1 food');
});

test('B48 Forest Stone: costs 2 wood or 1 stone and needs 1 occupation', () => {
  const game = new CardScenario().hold(1, 'forest-stone corn-scoop').give(1, { wood: 1, stone: 1 });
  expect(game.why('1 meeting-place; yes; play forest-stone')).toMatchObject({ why: 'needs' });
  game.inPlay(1, 'freshman');
  expect(game.changes('1 play forest-stone')).toMatchObject({
    '1 stone': [1, 0],
    '1 card forest-stone': [0, 1],
  });
  const wooden = new CardScenario().hold(1, 'forest-stone').inPlay(1, 'freshman').give(1, { wood: 2 });
  expect(wooden.changes('1 meeting-place; yes; play forest-stone')).toMatchObject({ '1 wood': [2, 0] });
});
