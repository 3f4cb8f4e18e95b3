import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { occupationPlayed } from './played';

test('L103 Piper: played, it does nothing at once', () => {
  const game = new CardScenario().hold(1, 'piper');
  expect(game.changes('1 lessons; play piper')).toEqual(occupationPlayed('piper'));
});

test('L103 Piper: 1 sheep and 1 food when the family grows', () => {
  const game = new CardScenario({ round: 5, revealed: 'sheep-market basic-wish' }).inPlay(1, 'piper');
  game.lay(1, { rooms: 'a1' });
  expect(game.changes('1 basic-wish')).toEqual({
    'person basic-wish': [0, 11],
    '1 home': [2, 1],
    '1 people': [2, 3],
    '1 newborns': [0, 1],
    '1 sheep': [0, 1],
    '1 food': [2, 3],
  });
});
