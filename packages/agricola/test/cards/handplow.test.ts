import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

import { lastTurn } from './harvest-round';

test('A019 Handplow: 1 wood; a field waits on the space of the round 5 rounds later', () => {
  const game = new CardScenario({ round: 2, revealed: 'fencing sheep-market' })
    .hold(1, 'handplow')
    .give(1, { wood: 1 });
  expect(game.changes('1 meeting-place; yes; play handplow')).toEqual({
    'person meeting-place': [0, 1],
    '1 home': [2, 1],
    '1 wood': [1, 0],
    '1 round 7 handplow': [0, 1],
    '1 hand handplow': [1, 0],
    '1 card handplow': [0, 1],
  });
});

test('A019 Handplow: at the start of that round it may be plowed', () => {
  const game = lastTurn({ round: 5, revealed: 'basic-wish' }).hold(1, 'handplow').give(1, { wood: 1 });
  game.player(1).home = 2;
  game.play('1 meeting-place; yes; play handplow');
  game.state.round = 9;
  game.play('1 clay-pit');
  game.play(`* ${game.offered()[0]}`);
  expect(game.asked()).toEqual([{ seat: 1, kind: 'may', open: false }]);
  expect(game.changes('1 yes; field b3')).toMatchObject({
    '1 b3': [0, 'field'],
    '1 round 10 handplow': [1, 0],
  });
});

test('A019 Handplow: … or left, and then it is lost', () => {
  const game = lastTurn({ round: 5, revealed: 'basic-wish' }).hold(1, 'handplow').give(1, { wood: 1 });
  game.player(1).home = 2;
  game.play('1 meeting-place; yes; play handplow');
  game.state.round = 9;
  game.play('1 clay-pit');
  game.play(`* ${game.offered()[0]}`);
  expect(game.changes('1 no')).toMatchObject({ '1 round 10 handplow': [1, 0] });
  expect(game.board()).not.toHaveProperty('1 b3');
});

test('A019 Handplow AG-R1402: nothing if that would be after the last round', () => {
  const game = new CardScenario({ round: 10, revealed: 'cattle-market' })
    .hold(1, 'handplow')
    .give(1, { wood: 1 });
  expect(game.changes('1 meeting-place; yes; play handplow')).toEqual({
    'person meeting-place': [0, 1],
    '1 home': [2, 1],
    '1 wood': [1, 0],
    '1 hand handplow': [1, 0],
    '1 card handplow': [0, 1],
  });
});
