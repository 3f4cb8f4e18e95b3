import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test('A074 Stable Tree: stables built in the own turn lay 1 wood on each of the next 3 round spaces', () => {
  const game = new CardScenario().inPlay(1, 'stable-tree').give(1, { wood: 4 });
  expect(game.changes('1 farm-expansion; stable a5; stable b5')).toEqual({
    'person farm-expansion': [0, 1],
    '1 home': [2, 1],
    '1 wood': [4, 0],
    '1 a5 stable': [0, 1],
    '1 b5 stable': [0, 1],
    '1 round 2 wood': [0, 1],
    '1 round 3 wood': [0, 1],
    '1 round 4 wood': [0, 1],
  });
});

test('A074 Stable Tree: stables built in the turn of another player do not count', () => {
  const game = new CardScenario({ seats: 4 }).inPlay(1, 'stable-tree stagehand').give(1, { wood: 2 });
  game.play('1 day-laborer');
  expect(game.changes('2 traveling-players\n1 yes; stables; stable a5')).toEqual({
    'person traveling-players': [0, 2],
    'on traveling-players': [1, 0],
    '2 home': [2, 1],
    '2 food': [3, 4],
    '1 wood': [2, 0],
    '1 a5 stable': [0, 1],
  });
});
