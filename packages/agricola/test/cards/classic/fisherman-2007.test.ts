import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test('E161 Fisherman: the food of Fishing doubles, and the owners of fishing gear get 1 food each', () => {
  const game = new CardScenario({ edition: '2007', seats: 3 })
    .inPlay(1, 'fisherman-2007')
    .inPlay(2, 'raft-2007 canoe-2007')
    .inPlay(3, 'landing-net-2007')
    .pile('fishing', 4);
  expect(game.changes('1 fishing; yes')).toEqual({
    'person fishing': [0, 1],
    'on fishing': [4, 0],
    '1 home': [2, 1],
    '1 food': [2, 7],
    '2 food': [3, 5],
    '3 food': [3, 4],
  });
});

test('E161 Fisherman RU-312: what the own Fishing Rod adds does not double, and nobody is paid for it', () => {
  const game = new CardScenario({ edition: '2007', seats: 3 })
    .inPlay(1, 'fisherman-2007 fishing-rod-2007')
    .pile('fishing', 2);
  expect(game.changes('1 fishing; yes')).toMatchObject({ '1 food': [2, 7] });
});

test('E161 Fisherman: or not', () => {
  const game = new CardScenario({ edition: '2007', seats: 3 })
    .inPlay(1, 'fisherman-2007')
    .inPlay(2, 'fish-trap-2007');
  expect(game.changes('1 fishing; no')).toEqual({
    'person fishing': [0, 1],
    'on fishing': [1, 0],
    '1 home': [2, 1],
    '1 food': [2, 3],
  });
});

test('E161 Fisherman: not at other spaces with food', () => {
  const game = new CardScenario({ edition: '2007', seats: 3 }).inPlay(1, 'fisherman-2007');
  game.play('1 day-laborer');
  expect(game.asked()[0]).toMatchObject({ seat: 2, kind: 'work' });
});
