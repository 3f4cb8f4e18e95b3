import { expect, test } from 'vitest';
import { atQuarry, drawing, TAKEN } from './at-quarry';

test('AG-V52 Carbonite Cousin: frozen for 3 rounds, a space is claimed, and used before all others', () => {
  const game = atQuarry();
  expect(game.changes(drawing('carbonite-cousin'))).toEqual({
    ...TAKEN,
    '1 card carbonite-cousin': [0, 1],
    '1 on carbonite-cousin': [0, 8],
  });
  game.give(1, { food: 40 }).give(2, { food: 40 });
  game.play('2 clay-pit\n1 fishing\n2 day-laborer\n* reveal basic-wish');
  for (const next of ['house-redevelopment', 'vegetable-seeds']) {
    expect(game.board()['1 home']).toBe(1);
    const reveal = next === 'house-redevelopment' ? '' : `\n* reveal ${next}`;
    game.play(`1 fishing\n2 day-laborer\n2 clay-pit${reveal}`);
  }
  expect(game.board()).toMatchObject({ round: 8, '1 home': 1 });
  game.play('1 fishing\n2 day-laborer\n2 clay-pit');
  expect(game.offered()).toContain('claim forest');
  expect(game.offered()).not.toContain('claim pig-market');
  expect(game.changes('1 claim forest')).toMatchObject({
    round: [8, 9],
    'person forest': [0, 1],
    '1 home': [0, 1],
    'out carbonite-cousin': [0, 1],
  });
});
