import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { REPLENISHED } from './harvest-round';

/** The last turn of round 1, with so much reed on the Reed Bank. */
function ready(reed: number): CardScenario {
  const game = new CardScenario().inPlay(1, 'nest-site').pile('reed-bank', reed);
  for (const player of game.state.players) player.home = 0;
  game.player(1).home = 1;
  return game.play('1 clay-pit');
}

test('A49 Nest Site: 1 food when reed comes to a Reed Bank that is not empty', () => {
  expect(ready(1).changes('* reveal fencing')).toEqual({
    ...REPLENISHED,
    'revealed fencing': [0, 2],
    'on reed-bank': [1, 2],
    '1 food': [2, 3],
  });
  expect(ready(3).changes('* reveal fencing')).toMatchObject({ 'on reed-bank': [3, 4], '1 food': [2, 3] });
});

test('A49 Nest Site: nothing when it comes to an empty one', () => {
  expect(ready(0).changes('* reveal fencing')).toEqual({
    ...REPLENISHED,
    'revealed fencing': [0, 2],
    'on reed-bank': [0, 1],
  });
});
