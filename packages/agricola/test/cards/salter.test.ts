import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { cardOfRound } from './harvest-round';

const salter = (round = 1) =>
  new CardScenario({ seats: 4, round, revealed: cardOfRound(round) }).inPlay(1, 'salter');

/** 1 food on each of these round spaces. */
const food = (from: number, to: number) =>
  Object.fromEntries(Array.from({ length: to - from + 1 }, (_, i) => [`1 round ${from + i} food`, [0, 1]]));

test.each([
  ['sheep', 3],
  ['boar', 5],
  ['cattle', 7],
] as const)('B157 Salter: 1 %s becomes 1 food on each of the next %i round spaces', (animal, rounds) => {
  const game = salter().give(1, { [animal]: 1 });
  expect(game.changes(`1 salter; ${animal}`)).toEqual({ [`1 ${animal}`]: [1, 0], ...food(2, rounds + 1) });
});

test('B157 Salter: as often as there are animals; only those that are there', () => {
  const game = salter().lay(1, { stables: 'a5' }).give(1, { sheep: 1, boar: 1 });
  expect(game.play('1 salter').offered()).toEqual(['sheep', 'boar']);
  expect(game.changes('sheep')).toEqual({ '1 sheep': [1, 0], ...food(2, 4) });
  expect(game.changes('1 salter; boar')).toMatchObject({ '1 boar': [1, 0], '1 round 2 food': [1, 2] });
  expect(game.why('1 salter')).toBeDefined();
});

test('B157 Salter AG-R1402: only as far as there are rounds, and not in the last one', () => {
  expect(salter(12).give(1, { cattle: 1 }).changes('1 salter; cattle')).toEqual({
    '1 cattle': [1, 0],
    ...food(13, 14),
  });
  expect(salter(14).give(1, { cattle: 1 }).why('1 salter')).toBeDefined();
});

test('B157 Salter: of animals that arrive together none is salted before all that are kept have room', () => {
  const game = new CardScenario({ seats: 4 })
    .inPlay(1, 'salter')
    .pile('sheep-market', 2)
    .play('1 sheep-market');
  expect(game.offered()).toEqual(['keep 1 sheep']);
  expect(game.why('1 salter')).toMatchObject({ why: 'condition' });
  game.play('keep 1 sheep');
  expect(game.changes('1 salter; sheep')).toEqual({ '1 sheep': [1, 0], ...food(2, 4) });
});
