import { expect, test } from 'vitest';
import { atQuarry } from './at-quarry';

test('AG-V52 Transmogrifier: up to three times one thing becomes another', () => {
  const game = atQuarry().beside('transmogrifier').give(1, { grain: 2 });
  expect(game.changes('1 transmogrifier; vegetable; yes; vegetable')).toEqual({
    'person transmogrifier': [0, 1],
    '1 home': [2, 1],
    '1 grain': [2, 0],
    '1 vegetable': [0, 2],
  });
});

test('AG-V52 Transmogrifier: a sheep becomes a boar and then cattle; whoever wants stops before', () => {
  const game = atQuarry().beside('transmogrifier').give(1, { sheep: 1, grain: 1 });
  expect(game.changes('1 transmogrifier; boar; yes; cattle; no')).toMatchObject({
    '1 sheep': [1, 0],
    '1 cattle': [0, 1],
  });
});
