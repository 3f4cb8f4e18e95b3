import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { lastTurn } from './harvest-round';

test('A81 Interim Storage: it costs 2 food', () => {
  const game = new CardScenario().hold(1, 'interim-storage');
  expect(game.changes('1 meeting-place; yes; play interim-storage')).toEqual({
    'person meeting-place': [0, 1],
    '1 home': [2, 1],
    '1 food': [2, 0],
    '1 hand interim-storage': [1, 0],
    '1 card interim-storage': [0, 1],
  });
});

const ready = () =>
  new CardScenario({ round: 5, revealed: 'western-quarry' })
    .inPlay(1, 'interim-storage')
    .family(1, 4)
    .family(2, 4);

test('A81 Interim Storage: 1 wood, clay or reed is laid on it with clay, reed and stone', () => {
  const game = ready().play('1 clay-pit\n2 forest\n1 reed-bank\n2 fishing');
  expect(game.changes('1 western-quarry')).toEqual({
    'person western-quarry': [0, 1],
    '1 home': [2, 1],
    'on western-quarry': [1, 0],
    '1 stone': [0, 1],
    '1 on interim-storage reed': [0, 1],
  });
  expect(game.board()).toMatchObject({
    '1 clay': 1,
    '1 reed': 1,
    '1 on interim-storage wood': 1,
    '1 on interim-storage clay': 1,
  });
  expect(game.board()).not.toHaveProperty('1 wood');
});

test('A81 Interim Storage: not when others use them', () => {
  const game = ready().play('1 fishing');
  expect(game.changes('2 clay-pit')).toEqual({
    'person clay-pit': [0, 2],
    '2 home': [4, 3],
    'on clay-pit': [1, 0],
    '2 clay': [0, 1],
  });
});

/** The next round begins with 1 wood, 2 clay and 3 reed on the card. */
const nextRound = (round: number, revealed: string, next = '') => {
  const game = lastTurn({ round, revealed }).inPlay(1, 'interim-storage').give(1, { clay: 0 });
  game.player(1).memory[0] = 1 + 2 * 32 + 3 * 1024;
  return game.changes(`1 fishing${next === '' ? '' : `\n* reveal ${next}`}`);
};

test.each([
  [6, 'basic-wish', 'western-quarry'],
  [10, 'cattle-market', ''],
  [13, 'cultivation', ''],
])(
  'A81 Interim Storage: everything on it comes at the start of the round after round %i',
  (round, now, next) => {
    expect(nextRound(round, now, next)).toMatchObject({
      '1 on interim-storage wood': [1, 0],
      '1 on interim-storage clay': [2, 0],
      '1 on interim-storage reed': [3, 0],
      '1 wood': [0, 1],
      '1 clay': [0, 2],
      '1 reed': [0, 3],
    });
  },
);

test('A81 Interim Storage: in other rounds it stays there', () => {
  const changed = Object.keys(nextRound(5, 'basic-wish', 'western-quarry'));
  expect(changed.filter((name) => /interim-storage|^1 (wood|clay|reed)/.test(name))).toEqual([]);
});
