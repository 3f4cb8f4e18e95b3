import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { minorPlayed } from './played';

test.each([
  [1, 'sheep', 1],
  [7, 'growth-minor', 1],
  [8, 'boar', 2],
  [14, 'renovate-fences', 2],
])('E12 Fishing Rod: in round %i fishing brings more food (%s)', (round, revealed, more) => {
  const game = new CardScenario({ edition: '2007', round, revealed }).inPlay(1, 'fishing-rod-2007');
  expect(game.changes('1 fishing')).toEqual({
    'person fishing': [0, 1],
    '1 home': [2, 1],
    'on fishing': [1, 0],
    '1 food': [2, 3 + more],
  });
});

test('E12 Fishing Rod: not for others', () => {
  const game = new CardScenario({ edition: '2007', start: 2 }).inPlay(1, 'fishing-rod-2007');
  expect(game.changes('2 fishing')).toEqual({
    'person fishing': [0, 2],
    '2 home': [2, 1],
    'on fishing': [1, 0],
    '2 food': [2, 3],
  });
});

test('E12 Fishing Rod: it costs 1 wood', () => {
  const game = new CardScenario({ edition: '2007' }).hold(1, 'fishing-rod-2007').give(1, { wood: 1 });
  expect(game.changes('1 start-minor; yes; play fishing-rod-2007')).toEqual({
    ...minorPlayed('fishing-rod-2007'),
    '1 wood': [1, 0],
  });
});
