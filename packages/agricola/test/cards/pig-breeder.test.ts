import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { lastTurn } from './harvest-round';

/** The last turn of round 12 with four players; seat 1 owns the Pig Breeder. */
const late = () =>
  lastTurn({ seats: 4, round: 12, revealed: 'cattle-market urgent-wish' }).inPlay(1, 'pig-breeder');

test('A165 Pig Breeder: 1 wild boar when it is played', () => {
  const game = new CardScenario({ seats: 4 }).hold(1, 'pig-breeder');
  expect(game.changes('1 lessons; play pig-breeder')).toEqual({
    'person lessons': [0, 1],
    '1 home': [2, 1],
    '1 hand pig-breeder': [1, 0],
    '1 card pig-breeder': [0, 1],
    '1 boar': [0, 1],
  });
});

test('A165 Pig Breeder AG-R904: the boar needs room, or something else leaves', () => {
  const game = new CardScenario({ seats: 4 }).hold(1, 'pig-breeder').give(1, { sheep: 1 });
  game.play('1 lessons; play pig-breeder');
  expect(game.offered()).toEqual(['keep 1 boar', 'keep 1 sheep']);
});

test('A165 Pig Breeder: at the end of round 12 the boars breed, and nothing else', () => {
  const game = late().give(1, { boar: 2, sheep: 2 }).give(2, { boar: 2 });
  game.lay(1, { stables: 'a5 a3 c5 c3' }).lay(2, { stables: 'a5' });
  expect(game.changes('1 clay-pit')).toMatchObject({ '1 boar': [2, 3] });
  expect(game.board()).toMatchObject({ round: 13, '1 boar': 3, '1 sheep': 2, '2 boar': 2, '1 food': 20 });
});

test('A165 Pig Breeder: not at the end of another round; in a harvest as always', () => {
  const early = lastTurn({ seats: 4, round: 10, revealed: 'cattle-market' }).inPlay(1, 'pig-breeder');
  early.give(1, { boar: 2 }).lay(1, { stables: 'a5 a3 c5' }).play('1 clay-pit');
  expect(early.board()).toMatchObject({ round: 11, '1 boar': 2 });
  const harvest = lastTurn({ seats: 4, round: 11, revealed: 'cattle-market' }).inPlay(1, 'pig-breeder');
  harvest.give(1, { boar: 2 }).lay(1, { stables: 'a5 a3 c5' }).play('1 clay-pit');
  expect(harvest.board()).toMatchObject({ round: 12, '1 boar': 3 });
});

test('A165 Pig Breeder: one boar alone does not breed', () => {
  const game = late().give(1, { boar: 1 }).lay(1, { stables: 'a5 a3' }).play('1 clay-pit');
  expect(game.board()).toMatchObject({ round: 13, '1 boar': 1 });
});

test('A165 Pig Breeder RU-75: other animals may be given up for the newborn; it is not cooked', () => {
  const game = late().own(1, 'fireplace-2').give(1, { boar: 2, sheep: 1 }).lay(1, { stables: 'a5 a3' });
  game.play('1 clay-pit');
  expect(game.offered()).toEqual(['keep 3 boar', 'keep 1 sheep 2 boar']);
  expect(game.why('1 exchange')).toMatchObject({ why: 'not-while-breeding' });
  expect(game.changes('1 keep 3 boar')).toMatchObject({ round: [12, 13], '1 sheep': [1, 0] });
  expect(game.board()).toMatchObject({ '1 boar': 3, '1 food': 20 });
});
