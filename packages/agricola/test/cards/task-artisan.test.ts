import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test('A96 Task Artisan: 1 wood and a Minor Improvement action when it is played', () => {
  const game = new CardScenario().hold(1, 'task-artisan stable-tree');
  expect(game.changes('1 lessons; play task-artisan')).toEqual({
    'person lessons': [0, 1],
    '1 home': [2, 1],
    '1 hand task-artisan': [1, 0],
    '1 card task-artisan': [0, 1],
    '1 wood': [0, 1],
  });
  expect(game.changes('1 yes; play stable-tree')).toEqual({
    '1 wood': [1, 0],
    '1 hand stable-tree': [1, 0],
    '1 card stable-tree': [0, 1],
  });
});

/** Round 5 is about to begin. */
function ready(): CardScenario {
  const game = new CardScenario({ round: 5, revealed: 'basic-wish' }).inPlay(1, 'task-artisan');
  for (const player of game.state.players) player.home = 0;
  game.player(1).home = 1;
  return game.hold(1, 'stable-tree').play('1 clay-pit');
}

test('A96 Task Artisan: … and when a stone accumulation space appears', () => {
  const game = ready().play('* reveal western-quarry');
  expect(game.changes('1 yes; play stable-tree')).toMatchObject({
    '1 wood': [1, 0],
    '1 card stable-tree': [0, 1],
  });
});

test('A96 Task Artisan: the wood comes even if the improvement is declined; no other card brings it', () => {
  expect(ready().play('* reveal western-quarry\n1 no').board()).toMatchObject({ '1 wood': 1 });
  const other = ready().play('* reveal house-redevelopment');
  expect(other.board()).not.toHaveProperty('1 wood');
});
