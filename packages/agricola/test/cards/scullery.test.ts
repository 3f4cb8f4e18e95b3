import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { lastTurn } from './harvest-round';

const NEXT_ROUND = {
  'revealed fencing': [0, 2],
  'on forest': [3, 6],
  'on reed-bank': [1, 2],
  'on fishing': [1, 2],
  'on clay-pit': [0, 1],
  'on sheep-market': [1, 2],
};

test('B057 Scullery: it costs 1 wood and 1 clay', () => {
  const game = new CardScenario().hold(1, 'scullery').give(1, { wood: 1, clay: 1 });
  expect(game.changes('1 meeting-place; yes; play scullery')).toEqual({
    'person meeting-place': [0, 1],
    '1 home': [2, 1],
    '1 wood': [1, 0],
    '1 clay': [1, 0],
    '1 hand scullery': [1, 0],
    '1 card scullery': [0, 1],
  });
});

test('B057 Scullery: in a wooden house 1 food at the start of each round', () => {
  const game = lastTurn().inPlay(1, 'scullery').play('1 clay-pit');
  expect(game.changes('* reveal fencing')).toEqual({ ...NEXT_ROUND, '1 food': [20, 21] });
});

test.each(['clay', 'stone'] as const)('B057 Scullery: nothing in a house of %s', (house) => {
  const game = lastTurn().inPlay(1, 'scullery').lay(1, { house }).play('1 clay-pit');
  expect(game.changes('* reveal fencing')).toEqual(NEXT_ROUND);
});
