import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

const ready = (stone: number) =>
  new CardScenario({ round: 5, revealed: 'western-quarry' }).inPlay(1, 'corf').pile('western-quarry', stone);

test('B79 Corf: 1 stone when anybody takes at least 3 stone', () => {
  expect(ready(3).changes('1 western-quarry')).toEqual({
    'person western-quarry': [0, 1],
    '1 home': [2, 1],
    'on western-quarry': [3, 0],
    '1 stone': [0, 4],
  });
  const game = ready(3).play('1 clay-pit');
  expect(game.changes('2 western-quarry')).toMatchObject({ '2 stone': [0, 3], '1 stone': [0, 1] });
});

test('B79 Corf: not with 2', () => {
  expect(ready(2).changes('1 western-quarry')).toMatchObject({ '1 stone': [0, 2] });
});
