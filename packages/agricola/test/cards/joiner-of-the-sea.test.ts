import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

const ready = () =>
  new CardScenario({ seats: 4, start: 2 }).inPlay(1, 'joiner-of-the-sea').give(1, { wood: 2 });

test('A159 Joiner of the Sea: 1 wood for whoever fishes brings 2 food, at the Reed Bank 3', () => {
  const game = ready().play('2 fishing');
  expect(game.changes('1 yes')).toEqual({
    '1 wood': [2, 1],
    '1 food': [3, 5],
    '2 wood': [0, 1],
    '2 food': [2, 3],
    'on fishing': [1, 0],
  });
  game.play('3 reed-bank');
  expect(game.changes('1 yes')).toEqual({
    '1 wood': [1, 0],
    '1 food': [5, 8],
    '3 wood': [0, 1],
    '3 reed': [0, 1],
    'on reed-bank': [1, 0],
  });
});

test('A159 Joiner of the Sea: it is optional, and not asked without wood', () => {
  expect(ready().play('2 fishing\n1 no').asked()[0]).toMatchObject({ seat: 3, kind: 'work' });
  expect(ready().give(1, { wood: 0 }).play('2 fishing').asked()[0]).toMatchObject({ seat: 3, kind: 'work' });
});
