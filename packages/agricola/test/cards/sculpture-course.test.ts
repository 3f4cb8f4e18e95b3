import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { lastTurn, ROUND_FIVE } from './harvest-round';

const ROUND_TWO = { ...ROUND_FIVE, round: [1, 2] };

test.each([
  ['yes; wood', { '1 wood': [1, 0], '1 food': [20, 22] }],
  ['yes; stone', { '1 stone': [1, 0], '1 food': [20, 24] }],
])('B053 Sculpture Course: at the end of a round without harvest, %s', (answer, traded) => {
  const game = lastTurn().inPlay(1, 'sculpture-course').give(1, { wood: 1, stone: 1 });
  expect(game.changes(`1 clay-pit; ${answer}`)).toEqual({ ...ROUND_TWO, ...traded });
});

test('B053 Sculpture Course: it may be declined, and a round with a harvest does not ask', () => {
  const game = lastTurn().inPlay(1, 'sculpture-course').give(1, { wood: 1, stone: 1 });
  expect(game.changes('1 clay-pit; no')).toEqual(ROUND_TWO);
  const harvest = lastTurn({ round: 4 }).inPlay(1, 'sculpture-course').give(1, { wood: 1, stone: 1 });
  expect(harvest.changes('1 clay-pit')).toMatchObject({ round: [4, 5], '1 food': [20, 16] });
});

test('B053 Sculpture Course: it costs 1 grain', () => {
  const game = new CardScenario().hold(1, 'sculpture-course').give(1, { grain: 1 });
  expect(game.changes('1 meeting-place; yes; play sculpture-course')).toEqual({
    'person meeting-place': [0, 1],
    '1 home': [2, 1],
    '1 grain': [1, 0],
    '1 hand sculpture-course': [1, 0],
    '1 card sculpture-course': [0, 1],
  });
});
