import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

/** The last turn of round 1, with so much reed on the Reed Bank. */
function ready(reed: number): CardScenario {
  const game = new CardScenario().inPlay(1, 'shoreforester').pile('reed-bank', reed);
  for (const player of game.state.players) player.home = 0;
  game.player(1).home = 1;
  return game.play('1 clay-pit');
}

test('B116 Shoreforester: 1 wood when it is played', () => {
  const game = new CardScenario().hold(1, 'shoreforester');
  expect(game.changes('1 lessons; play shoreforester')).toEqual({
    'person lessons': [0, 1],
    '1 home': [2, 1],
    '1 hand shoreforester': [1, 0],
    '1 card shoreforester': [0, 1],
    '1 wood': [0, 1],
  });
});

test('B116 Shoreforester: 1 wood when reed comes to an empty Reed Bank', () => {
  expect(ready(0).changes('* reveal fencing')).toMatchObject({ 'on reed-bank': [0, 1], '1 wood': [0, 1] });
});

test('B116 Shoreforester: nothing when reed lies there', () => {
  expect(ready(1).changes('* reveal fencing')).not.toHaveProperty('1 wood');
});
