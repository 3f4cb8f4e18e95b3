import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

/** Seat 3 of four owns the card. */
const stagehand = () => new CardScenario({ seats: 4 }).inPlay(3, 'stagehand');

test('A150 Stagehand: fences when another player uses the Traveling Players', () => {
  const game = stagehand().give(3, { wood: 4 }).play('1 traveling-players');
  expect(game.asked()[0].seat).toBe(3);
  expect(game.play('3 yes').offered()).toEqual(['fences', 'stables']);
  expect(game.changes('3 fences; pasture a5')).toEqual({
    '3 wood': [4, 0],
    '3 fence a5n': [0, 1],
    '3 fence a5w': [0, 1],
    '3 fence a5e': [0, 1],
    '3 fence b5n': [0, 1],
    'on traveling-players': [1, 0],
    '1 food': [2, 3],
  });
  expect(game.asked()[0]).toMatchObject({ seat: 2, kind: 'work' });
});

test('A150 Stagehand: any number of stables for 2 wood each', () => {
  const game = stagehand().give(3, { wood: 4 });
  expect(game.changes('1 traveling-players\n3 yes; stables; stable a3; stable a4')).toEqual({
    'person traveling-players': [0, 1],
    '1 home': [2, 1],
    '3 wood': [4, 0],
    '3 a3 stable': [0, 1],
    '3 a4 stable': [0, 1],
    'on traveling-players': [1, 0],
    '1 food': [2, 3],
  });
});

test('A150 Stagehand: any number of rooms at their usual price', () => {
  const game = stagehand().give(3, { wood: 10, reed: 4 }).play('1 traveling-players\n3 yes');
  expect(game.offered()).toEqual(['fences', 'stables', 'rooms']);
  expect(game.changes('3 rooms; room a1; room b2')).toMatchObject({
    '3 wood': [10, 0],
    '3 reed': [4, 0],
    '3 a1': [0, 'room'],
    '3 b2': [0, 'room'],
  });
});

test('A150 Stagehand: only one of the actions, no stables among the rooms', () => {
  const game = stagehand().give(3, { wood: 9, reed: 2 }).play('1 traveling-players\n3 yes; rooms; room a1');
  expect(game.asked()[0]).toMatchObject({ seat: 2, kind: 'work' });
  expect(game.board()['3 wood']).toBe(4);
});

test('A150 Stagehand: may be declined; nothing for the own use or when nothing is possible', () => {
  const game = stagehand().give(3, { wood: 4 }).play('1 traveling-players');
  expect(game.changes('3 no')).toEqual({ 'on traveling-players': [1, 0], '1 food': [2, 3] });
  const own = stagehand().give(3, { wood: 4 }).play('1 forest\n2 fishing');
  expect(own.changes('3 traveling-players')).toEqual({
    'person traveling-players': [0, 3],
    'on traveling-players': [1, 0],
    '3 home': [2, 1],
    '3 food': [3, 4],
  });
  const poor = stagehand().give(3, { wood: 1 });
  expect(poor.changes('1 traveling-players')).toMatchObject({ '1 food': [2, 3] });
});
