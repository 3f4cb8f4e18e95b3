import { layDelivery } from '@furrow/agricola/coming';
import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test('A89 Stable Planner: a stable waits 3, 6 and 9 rounds later', () => {
  const game = new CardScenario({ round: 2 }).hold(1, 'stable-planner');
  expect(game.changes('1 lessons; play stable-planner')).toEqual({
    'person lessons': [0, 1],
    '1 home': [2, 1],
    '1 hand stable-planner': [1, 0],
    '1 card stable-planner': [0, 1],
    '1 round 5 stable-planner': [0, 1],
    '1 round 8 stable-planner': [0, 1],
    '1 round 11 stable-planner': [0, 1],
  });
});

/** Round 2 is about to begin, for which a stable waits. */
function waiting(): CardScenario {
  const game = new CardScenario().inPlay(1, 'stable-planner stable-tree');
  layDelivery(game.player(1), game.player(1).played[0], 2);
  for (const player of game.state.players) player.home = 0;
  game.player(1).home = 1;
  return game.play('1 clay-pit');
}

test('A89 Stable Planner: at the start of such a round 1 stable may be built for nothing', () => {
  const game = waiting();
  game.play('* reveal fencing\n1 yes');
  expect(game.changes('1 stable a5')).toMatchObject({
    '1 a5 stable': [0, 1],
    '1 round 2 stable-planner': [1, 0],
  });
});

test('A89 Stable Planner A74 Stable Tree: it is not built in a turn of its owner, and may be declined', () => {
  const built = waiting().play('* reveal fencing\n1 yes; stable a5');
  expect(built.board()).not.toHaveProperty('1 round 3 wood');
  const declined = waiting().play('* reveal fencing\n1 no');
  expect(declined.board()).not.toHaveProperty('1 a5 stable');
  expect(declined.board()).not.toHaveProperty('1 round 2 stable-planner');
});

test('A89 Stable Planner: in the last rounds nothing waits', () => {
  const game = new CardScenario({ round: 12, revealed: 'cattle-market urgent-wish' }).hold(
    1,
    'stable-planner',
  );
  expect(game.changes('1 lessons; play stable-planner')).toEqual({
    'person lessons': [0, 1],
    '1 home': [2, 1],
    '1 hand stable-planner': [1, 0],
    '1 card stable-planner': [0, 1],
  });
});
