import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { minorPlayed } from './played';

test.each([
  ['stone-2', 5],
  ['stone-4', 10],
])('E56 Stone Tongs: %s (round %i) gives 1 more stone', (space, round) => {
  const game = new CardScenario({ edition: '2007', round, revealed: space }).inPlay(1, 'stone-tongs-2007');
  game.pile(space, 2);
  expect(game.changes(`1 ${space}`)).toEqual({
    [`person ${space}`]: [0, 1],
    '1 home': [2, 1],
    [`on ${space}`]: [2, 0],
    '1 stone': [0, 3],
  });
});

test('E56 Stone Tongs: not where reed, stone and food are given', () => {
  const game = new CardScenario({ edition: '2007', seats: 4 }).inPlay(1, 'stone-tongs-2007');
  expect(game.changes('1 4-reed-stone-food')).toMatchObject({ '1 stone': [0, 1] });
});

test('E56 Stone Tongs: it costs 1 wood', () => {
  const game = new CardScenario({ edition: '2007' }).hold(1, 'stone-tongs-2007').give(1, { wood: 1 });
  expect(game.changes('1 start-minor; yes; play stone-tongs-2007')).toEqual({
    ...minorPlayed('stone-tongs-2007'),
    '1 wood': [1, 0],
  });
});
