import { Scenario } from '@furrow/testkit/scenario';
import { expect, test } from 'vitest';

test('R158 the Home Depot takes no wood if its owner likes', () => {
  const game = new Scenario({ buildings: 'shelter' }).lay(1, { at: { a0: 'home-depot' } });
  expect(game.changes('1 building-resources; no')).toEqual({
    'worker building-resources': [0, 1],
    '1 wood': [0, 1],
    '1 stone': [0, 1],
    '1 reed': [0, 1],
  });
});

test('E31 with 6 wood on the 3 Wood space the Home Depot leaves 5', () => {
  const game = new Scenario({ buildings: 'shelter' }).lay(1, { at: { a0: 'home-depot' } }).play(`
    1 start-wood
    2 stone-1
    1 stone-2
    2 building-resources
    1 reed-sheep
    2 pig-sheep`);
  game.give(1, { wood: 0, stone: 0, reed: 0 });
  expect(game.changes('1 building-resources; yes')).toEqual({
    'worker building-resources': [0, 1],
    'on wood-3': [6, 5],
    '1 wood': [0, 2],
    '1 stone': [0, 1],
    '1 reed': [0, 1],
  });
});

test('E31 Q46 with a worker on the 3 Wood space there is no wood left for the Home Depot', () => {
  const game = new Scenario({ buildings: 'shelter' }).lay(1, { at: { a0: 'home-depot' } });
  game.play('1 stone-1').play('2 wood-3');
  expect(game.changes('1 building-resources')).toEqual({
    'worker building-resources': [0, 1],
    '1 wood': [0, 1],
    '1 stone': [1, 2],
    '1 reed': [0, 1],
  });
  expect(game.asked()[0]).toEqual({ seat: 2, kind: 'work', open: false });
});

test('R158 the Home Depot acts each time, but not when the opponent uses Building Resources', () => {
  const game = new Scenario({ buildings: 'shelter' }).lay(1, { at: { a0: 'home-depot' } });
  game.play('1 stone-1');
  expect(game.changes('2 building-resources')).toEqual({
    'worker building-resources': [0, 2],
    '2 wood': [0, 1],
    '2 stone': [0, 1],
    '2 reed': [0, 1],
  });
});

test('R158 the wood taken by the Home Depot is missing on the 3 Wood space', () => {
  const game = new Scenario({ buildings: 'shelter' }).lay(1, { at: { a0: 'home-depot' } });
  game.play('1 building-resources; yes');
  expect(game.changes('2 wood-3')).toEqual({
    'worker wood-3': [0, 2],
    'on wood-3': [2, 0],
    '2 wood': [0, 2],
  });
});
