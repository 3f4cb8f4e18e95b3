import { expect, test } from 'vitest';
import { GATHERED, inForest, meeting } from './in-forest';

test('AG-V53.5 A Midsummer Night’s Dream: whoever drew it decides when the other player’s person is placed', () => {
  const game = inForest();
  const { '1 home': _, ...taken } = GATHERED;
  expect(game.changes(meeting('midsummer-nights-dream'))).toEqual({
    ...taken,
    '2 home': [2, 1],
    '2 food': [3, 5],
    'out midsummer-nights-dream': [0, 1],
  });
  game.play('2 clay-pit\n1 fishing');
  expect(game.asked()).toMatchObject([{ kind: 'work', seat: 1 }]);
  expect(game.changes('1 grain-seeds')).toMatchObject({ '1 grain': [0, 1] });
});

test('AG-V53.5 A Midsummer Night’s Dream RU-410: of several players one is chosen, and nobody who has nobody at home', () => {
  const game = inForest({ seats: 4 });
  game.player(2).home = 0;
  game.play(meeting('midsummer-nights-dream'));
  expect(game.offered()).toEqual(['player 3', 'player 4']);
  expect(game.changes('1 player 4')).toEqual({
    '1 home': [1, 2],
    '4 home': [2, 1],
    '4 food': [3, 5],
    '1 card midsummer-nights-dream': [1, 0],
    'out midsummer-nights-dream': [0, 1],
  });
});

test('AG-V53.5 A Midsummer Night’s Dream RU-410: in the next round everybody places their own people', () => {
  const game = inForest().play(meeting('midsummer-nights-dream'));
  game.play('2 clay-pit\n1 fishing\n1 grain-seeds\n* reveal fencing');
  expect(game.board()).toMatchObject({ '1 home': 2, '2 home': 2 });
});
