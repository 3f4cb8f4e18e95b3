import { Scenario } from '@furrow/testkit/scenario';
import { expect, test } from 'vitest';
import { FIVE_WORKERS, quietRounds, SIXTH_WORKER } from './quiet-rounds';

const WORK = [{ seat: 1, kind: 'work', open: false }];
const BUILD_AND_FETCH = `
    1 special-1; build farm-well; at a1
    2 wood-3
    1 stone-1
    2 stone-2
    1 building-resources
    2 reed-sheep`;

test('E30 a Farm Well built in round 3 brings 1 trough when rounds 6, 7 and 8 begin', () => {
  const game = new Scenario({ buildings: 'farm-well' }).play(`${quietRounds(2)}${BUILD_AND_FETCH}`);
  expect(game.board()).toMatchObject({ round: 4, '1 a1': 'farm-well' });
  game.play(quietRounds(2));
  for (const [round, cell] of [
    [6, 'a0'],
    [7, 'b0'],
    [8, 'c1'],
  ]) {
    expect(game.board()).toMatchObject({ round });
    expect(game.changes(`1 trough ${cell}`)).toMatchObject({ [`1 ${cell} trough`]: [0, 1] });
    game.play(quietRounds(1));
  }
  expect(game.asked()).toEqual([]);
  expect(game.board()).toMatchObject({ 'supply troughs': 7 });
});

test('E30 a Farm Well built in round 7 brings a trough only in round 8', () => {
  const game = new Scenario({ buildings: 'farm-well' }).play(quietRounds(6));
  expect(game.asked()).toEqual(WORK);
  game.play(BUILD_AND_FETCH);
  expect(game.board()).toMatchObject({ round: 8, 'supply troughs': 10 });
  expect(game.changes('1 trough b1')).toEqual({ 'supply troughs': [10, 9], '1 b1 trough': [0, 1] });
});

test('E30 a Farm Well built in round 8 brings none', () => {
  const game = new Scenario({ buildings: 'farm-well' }).play(`${quietRounds(7)}${BUILD_AND_FETCH}`);
  expect(game.asked()).toEqual([]);
  expect(game.board()).toMatchObject({ 'supply troughs': 10 });
});

test('R149 the trough of the Farm Well is placed on one space, and not left aside', () => {
  const game = new Scenario({ buildings: 'shelter' })
    .lay(1, { at: { a0: 'farm-well' } })
    .play(quietRounds(5));
  expect(game.why('1 done')).toMatchObject({ why: 'too-few', atLeast: 1 });
  expect(game.why('1 trough a1 b1')).toMatchObject({ why: 'too-many', atMost: 1 });
  expect(game.why('1 wood-3')).toMatchObject({ why: 'not-asked' });
  expect(game.offered()).toEqual(['a0', 'b0', 'c0', 'a1', 'b1', 'c1'].map((cell) => `trough ${cell}`));
});

test('R149 the Farm Well costs no wood and brings nothing when round 5 begins', () => {
  const game = new Scenario({ buildings: 'shelter' })
    .lay(1, { at: { a0: 'farm-well' } })
    .play(quietRounds(4));
  expect(game.asked()).toEqual(WORK);
  game.play(FIVE_WORKERS).give(1, { wood: 0 }).play(SIXTH_WORKER);
  expect(game.changes('1 trough a1')).toEqual({ 'supply troughs': [10, 9], '1 a1 trough': [0, 1] });
});

test('Q43 the Farm Well acts after the refill and before the first placement', () => {
  const game = new Scenario({ buildings: 'shelter' })
    .lay(2, { at: { a0: 'farm-well' } })
    .play(quietRounds(5));
  expect(game.board()).toMatchObject({ round: 6, 'on wood-3': 3, 'on expand': 6 });
  expect(game.asked()).toEqual([{ seat: 2, kind: 'troughs', open: false }]);
  game.play('2 trough a1');
  expect(game.asked()).toEqual(WORK);
});

test('X71 with no trough in the supply the Farm Well brings nothing', () => {
  const game = new Scenario({ buildings: 'shelter' }).lay(1, { at: { a0: 'farm-well' } });
  game.state.troughs = 0;
  game.play(quietRounds(5));
  expect(game.asked()).toEqual(WORK);
});

test('X71 with a trough on every space the Farm Well brings nothing', () => {
  const game = new Scenario({ buildings: 'shelter' }).lay(1, {
    at: { a0: 'farm-well' },
    troughs: 'a0 b0 c0 a1 b1 c1',
  });
  game.play(quietRounds(5));
  expect(game.asked()).toEqual(WORK);
});

test('R149 a trough of the Farm Well that leaves less room makes the owner choose', () => {
  const game = new Scenario({ buildings: 'shelter' })
    .lay(1, { at: { a0: 'farm-well', b0: 'barn', a1: 'stud' } })
    .play(`${quietRounds(4)}${FIVE_WORKERS}`)
    .give(1, { horse: 3, sheep: 1, pig: 1 })
    .play(SIXTH_WORKER);
  expect(game.board()).toMatchObject({ round: 6, '1 horse': 4 });
  game.play('1 trough b1');
  expect(game.asked()).toEqual([{ seat: 1, kind: 'settle', open: false }]);
  expect(game.changes('1 keep 1 sheep 1 pig 3 horse')).toEqual({ '1 horse': [4, 3] });
});
