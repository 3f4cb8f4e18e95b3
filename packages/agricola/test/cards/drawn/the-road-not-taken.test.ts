import { expect, test } from 'vitest';
import { GATHERED, inForest, meeting } from './in-forest';

test('AG-V53.5 The Road Not Taken: one side gives reed and stone, both of them; the other wood and clay', () => {
  const game = inForest();
  expect(game.changes(meeting('the-road-not-taken'))).toEqual({
    ...GATHERED,
    'on clay-pit': [1, 0],
    'beside the-road-not-taken': [0, 1],
  });
  expect(game.changes('2 the-road-not-taken; reed')).toMatchObject({ '2 reed': [0, 1], '2 stone': [0, 1] });
  game.play('1 fishing\n2 reed-bank\n* reveal fencing');
  expect(game.board()).not.toHaveProperty('on clay-pit');
});
