import { expect, test } from 'vitest';
import { lastTurn } from '../harvest-round';

test('I254 Groom: in a stone house a stable for 1 wood at the start of a round', () => {
  const game = lastTurn({ edition: '2007', seats: 4, round: 2 }).inPlay(1, 'groom-2007').give(1, { wood: 2 });
  game.player(1).farm.house = 2;
  expect(game.changes('1 clay-1\n* reveal fences\n1 yes; stable a1')).toMatchObject({
    '1 wood': [2, 1],
    '1 a1 stable': [0, 1],
  });
  expect(game.asked()[0].kind).toBe('work');
});

test('I254 Groom: not in a clay hut', () => {
  const game = lastTurn({ edition: '2007', seats: 4, round: 2 }).inPlay(1, 'groom-2007').give(1, { wood: 2 });
  game.player(1).farm.house = 1;
  game.play('1 clay-1\n* reveal fences');
  expect(game.asked()[0].kind).toBe('work');
});
