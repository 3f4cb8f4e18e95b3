import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test.each([
  [1, 'sheep-market', [3, 5]],
  [2, 'sheep-market', [3, 5]],
  [12, 'urgent-wish', [13]],
])(
  'B096 Tree Farm Joiner: in round %i (with %s) 1 wood and the card on the spaces of the rounds %o',
  (round, card, rounds) => {
    const game = new CardScenario({ round, revealed: card }).hold(1, 'tree-farm-joiner');
    expect(game.changes('1 lessons; play tree-farm-joiner')).toEqual({
      'person lessons': [0, 1],
      '1 home': [2, 1],
      ...Object.fromEntries(
        rounds.flatMap((one) => [
          [`1 round ${one} wood`, [0, 1]],
          [`1 round ${one} tree-farm-joiner`, [0, 1]],
        ]),
      ),
      '1 hand tree-farm-joiner': [1, 0],
      '1 card tree-farm-joiner': [0, 1],
    });
  },
);

test('B096 Tree Farm Joiner: at the start of the round the wood comes first and can pay for the minor improvement', () => {
  const game = new CardScenario({ round: 2 }).hold(1, 'tree-farm-joiner reed-belt stable-tree');
  for (const seat of [1, 2]) game.player(seat).home = seat === 1 ? 1 : 0;
  game.play('1 lessons; play tree-farm-joiner\n* reveal fencing');
  expect(game.changes('1 yes; play stable-tree')).toMatchObject({
    '1 wood': [1, 0],
    '1 card stable-tree': [0, 1],
  });
});
