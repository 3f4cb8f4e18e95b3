import { expect, test } from 'vitest';
import { atQuarry, drawing, STAGE_2, TAKEN } from './at-quarry';

test('AG-V52.5 Mind the Jets!: the spaces of a destroyed house count as unused until it is rebuilt', () => {
  const game = atQuarry().give(1, { wood: 2 }).give(2, { wood: 2 });
  const unused = game.points(1, 'unused');
  expect(game.changes(drawing('mind-the-jets'))).toEqual({
    ...TAKEN,
    '1 card mind-the-jets': [0, 1],
    '1 on mind-the-jets': [0, 2],
  });
  expect(game.points(1, 'unused')).toBe(unused - 2);
  expect(game.changes('1 mind-the-jets')).toEqual({ '1 wood': [2, 1], '1 on mind-the-jets': [2, 1] });
  expect(game.changes('1 mind-the-jets')).toEqual({ '1 wood': [1, 0], '1 on mind-the-jets': [1, 0] });
  expect(game.points(1, 'unused')).toBe(unused);
  expect(game.give(1, { wood: 1 }).why('1 mind-the-jets')).toBeDefined();
});

test('AG-V52.5 Mind the Jets! RU-412: nobody leaves the family, but it grows only with rooms that stand', () => {
  const game = atQuarry({ round: 7, revealed: STAGE_2 }).lay(1, { rooms: 'b2' }).give(1, { wood: 3 });
  game.play(drawing('mind-the-jets'));
  expect(game.board()).toMatchObject({ '1 people': 2, '1 on mind-the-jets': 3 });
  game.play('2 clay-pit');
  expect(game.offered()).not.toContain('basic-wish');
  expect(game.play('1 mind-the-jets\n1 mind-the-jets').offered()).not.toContain('basic-wish');
  expect(game.play('1 mind-the-jets').offered()).toContain('basic-wish');
});

test('AG-V52.5 Mind the Jets! RU-412: a house of clay or stone is not destroyed', () => {
  const game = atQuarry().lay(1, { house: 'clay' });
  expect(game.changes(drawing('mind-the-jets'))).toEqual({ ...TAKEN, '1 card mind-the-jets': [0, 1] });
});
