import { expect, test } from 'vitest';
import { lastTurn } from '../harvest-round';
import { inForest } from './in-forest';

test('AG-V53.5 The Unicorn, Pt. 1: needs no room, stands for a second animal when animals breed, and cannot be cooked', () => {
  const game = lastTurn({ round: 4, options: { 'forest-deck': 'on' } })
    .inPlay(1, 'the-unicorn-1')
    .give(1, { sheep: 1 });
  game.lay(1, { stables: 'a5' }).play('1 clay-pit');
  expect(game.offered()).toEqual(['sheep']);
  expect(game.changes('1 sheep')).toMatchObject({ '1 sheep': [1, 2] });
});

test('AG-V53.5 The Unicorn, Pt. 1: nothing is born without exactly 1 animal of a type', () => {
  const game = lastTurn({ round: 4, options: { 'forest-deck': 'on' } }).inPlay(1, 'the-unicorn-1');
  expect(game.changes('1 clay-pit')).toMatchObject({ round: [4, 5] });
});

test('AG-V53.5 The Unicorn, Pt. 1: counts as the animal that gives most points', () => {
  const game = inForest().inPlay(1, 'the-unicorn-1');
  expect(game.points(1, 'bonus')).toBe(2);
  game.give(1, { sheep: 1, boar: 1, cattle: 1 });
  expect(game.points(1, 'bonus')).toBe(1);
});
