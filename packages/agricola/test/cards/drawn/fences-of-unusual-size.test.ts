import { expect, test } from 'vitest';
import { inForest } from './in-forest';

test('AG-E67 Fences of Unusual Size: a pasture of 3 by 3 spaces costs 4 wood', () => {
  const game = inForest({ revealed: 'fencing' }).inPlay(1, 'fences-of-unusual-size').give(1, { wood: 3 });
  const pasture = '1 fencing; pasture a3+a4+a5+b3+b4+b5+c3+c4+c5; done';
  expect(game.why(pasture)).toMatchObject({ why: 'cannot-pay' });
  game.give(1, { wood: 4 });
  expect(game.changes('1 pasture a3+a4+a5+b3+b4+b5+c3+c4+c5')).toMatchObject({ '1 wood': [4, 0] });
});

test('AG-V53 Fences of Unusual Size: up to 3 fences of one action cost 1 wood together', () => {
  const game = inForest({ revealed: 'fencing' }).inPlay(1, 'fences-of-unusual-size').give(1, { wood: 5 });
  expect(game.changes('1 fencing; pasture a5; pasture a4; done')).toMatchObject({ '1 wood': [5, 2] });
});
