import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test('A74 Stable Tree: stables built in the own turn bring 1 wood in each of the next 3 rounds', () => {
  const game = new CardScenario({ round: 3 }).inPlay(1, 'stable-tree').give(1, { wood: 3 });
  expect(game.changes('1 farm-expansion; stable a3')).toEqual({
    'person farm-expansion': [0, 1],
    '1 home': [2, 1],
    '1 wood': [3, 1],
    '1 a3 stable': [0, 1],
    '1 round 4 wood': [0, 1],
    '1 round 5 wood': [0, 1],
    '1 round 6 wood': [0, 1],
  });
});

test('A74 Stable Tree: only as many rounds as are left', () => {
  const game = new CardScenario({ round: 13, revealed: 'cultivation' })
    .inPlay(1, 'stable-tree')
    .give(1, { wood: 2 });
  expect(game.changes('1 farm-expansion; stable a3')).toMatchObject({ '1 round 14 wood': [0, 1] });
});

test('A74 Stable Tree: not for stables built outside the own turn', () => {
  const game = new CardScenario({ seats: 4 }).inPlay(3, 'stable-tree stagehand').give(3, { wood: 4 });
  game.play('1 traveling-players\n3 yes; stables; stable a3; stable a4');
  expect(game.board()).not.toHaveProperty('3 round 2 wood');
});
