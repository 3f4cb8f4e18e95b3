import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test('B164 Sheep Whisperer: 1 sheep comes 2, 5, 8 and 10 rounds later', () => {
  const game = new CardScenario({ seats: 4, round: 3 }).hold(1, 'sheep-whisperer');
  expect(game.changes('1 lessons; play sheep-whisperer')).toEqual({
    'person lessons': [0, 1],
    '1 home': [2, 1],
    '1 hand sheep-whisperer': [1, 0],
    '1 card sheep-whisperer': [0, 1],
    '1 round 5 sheep': [0, 1],
    '1 round 8 sheep': [0, 1],
    '1 round 11 sheep': [0, 1],
    '1 round 13 sheep': [0, 1],
  });
});

test('B164 Sheep Whisperer AG-R1402: only as far as there are rounds', () => {
  const game = new CardScenario({ seats: 4, round: 9, revealed: 'pig-market' }).hold(1, 'sheep-whisperer');
  game.play('1 lessons; play sheep-whisperer');
  expect(game.board()).toMatchObject({ '1 round 11 sheep': 1, '1 round 14 sheep': 1 });
  const late = new CardScenario({ seats: 4, round: 13, revealed: 'urgent-wish' }).hold(1, 'sheep-whisperer');
  expect(late.changes('1 lessons; play sheep-whisperer')).toEqual({
    'person lessons': [0, 1],
    '1 home': [2, 1],
    '1 hand sheep-whisperer': [1, 0],
    '1 card sheep-whisperer': [0, 1],
  });
});
