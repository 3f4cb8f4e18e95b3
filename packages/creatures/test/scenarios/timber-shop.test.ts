import { Scenario } from '@furrow/testkit/scenario';
import { expect, test } from 'vitest';
import { nextRound } from './quiet-rounds';

function timberShop(seat: 1 | 2 = 1): Scenario {
  return new Scenario({ buildings: 'timber-shop' }).lay(seat, { at: { a0: 'timber-shop' } });
}

test('X59 workers of both players count, and the owner need not have placed the fourth', () => {
  const game = timberShop(1).play(`
    1 stone-1
    2 wood-3
    1 stone-2`);
  expect(game.changes('2 start-wood')).toEqual({
    'worker start-wood': [0, 2],
    'on start-wood': [1, 0],
    marker: [1, 2],
    '1 wood': [0, 3],
    '2 wood': [3, 4],
  });
});

test('X59 the owner need not have a worker on any of the four spaces but the opponent on three', () => {
  const game = timberShop(2).play(`
    1 stone-1
    2 building-resources
    1 wood-3
    2 reed-sheep
    1 stone-2`);
  const before = game.board();
  expect(game.changes('2 start-wood')).toEqual({
    ...nextRound(before, 'start-wood'),
    marker: [1, 2],
    '2 wood': [1, 5],
  });
});

test('R179 three of the top four spaces are not enough', () => {
  const game = timberShop(1).play(`
    1 stone-1
    2 wood-3
    1 stone-2
    2 building-resources
    1 reed-sheep`);
  const before = game.board();
  expect(game.changes('2 pig-sheep')).toEqual({ ...nextRound(before, 'pig-sheep'), '2 pig': [0, 1] });
});

test('R179 the Timber Shop gives wood once in a round, and again in the next', () => {
  const game = timberShop(1).play(`
    1 stone-1
    2 wood-3
    1 stone-2
    2 building-resources`);
  expect(game.changes('1 start-wood')).toMatchObject({ '1 wood': [0, 4] });
  game.play('2 reed-sheep').play(`
    1 stone-1
    2 wood-3
    1 stone-2`);
  expect(game.changes('2 start-wood')).toMatchObject({ '1 wood': [4, 7] });
  expect(game.changes('1 building-resources')).toMatchObject({ '1 wood': [7, 8] });
});

test('X60 Q24 a Timber Shop built when the four spaces are already occupied gives nothing that round', () => {
  const game = new Scenario({ buildings: 'timber-shop' }).play(`
    1 stone-2
    2 wood-3
    1 stone-1
    2 start-wood`);
  expect(game.changes('1 special-1; build timber-shop; at a0')).toEqual({
    'worker special-1': [0, 1],
    'offer timber-shop': [1, 0],
    '1 stone': [3, 1],
    '1 a0': [0, 'timber-shop'],
  });
  const before = game.board();
  expect(game.changes('2 building-resources')).toEqual({
    ...nextRound(before),
    '2 wood': [4, 5],
    '2 stone': [0, 1],
    '2 reed': [0, 1],
  });
});

test('Q25 the wood of the Timber Shop comes after the action on the fourth space', () => {
  const game = timberShop(1).play(`
    1 stone-1
    2 wood-3
    1 stone-2`);
  const heard = game.heard.length;
  game.play('2 start-wood');
  const gains = game.heard.slice(heard).filter(({ event }) => event === 'gained');
  expect(gains).toEqual([
    { event: 'gained', seat: 1, goods: [[0, 1]] },
    { event: 'gained', seat: 0, goods: [[0, 3]] },
  ]);
});
