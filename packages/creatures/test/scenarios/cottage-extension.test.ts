import { Scenario } from '@furrow/testkit/scenario';
import { expect, test } from 'vitest';
import { quietRounds } from './quiet-rounds';

const EXTENSION = 'cottage-extension';

test('R141 the Cottage Extension cannot be built on the first turn of round 1', () => {
  const first = new Scenario({ buildings: EXTENSION }).give(1, { wood: 1 });
  expect(first.why('1 special-1')).toMatchObject({ why: 'needs', condition: { turn: 2, round: 1 } });
});

test('R141 the Cottage Extension cannot be built on the third turn of round 1', () => {
  const third = new Scenario({ buildings: EXTENSION }).play(`
    1 wood-3
    2 stone-1
    1 stone-2
    2 building-resources`);
  expect(third.why('1 special-1')).toMatchObject({ why: 'needs' });
});

test('R141 the own second turn is what counts, for the second player too', () => {
  const game = new Scenario({ buildings: EXTENSION, start: 1 }).play(`
    1 stone-2
    2 wood-3
    1 stone-1
    2 special-1; build cottage-extension; at c1`);
  expect(game.board()).toMatchObject({ '2 c1': EXTENSION, '2 wood': 2 });
});

test('R141 the Cottage Extension stands beside the Cottage', () => {
  const game = new Scenario({ buildings: EXTENSION }).play(`
    1 wood-3
    2 stone-1
    1 special-1; build cottage-extension`);
  expect(game.offered()).toEqual(['at b0', 'at c1']);
  expect(game.why('1 at b1')).toMatchObject({ why: 'cannot-stand-there' });
});

test('R141 after it a stall must stand beside a building as well', () => {
  const game = new Scenario().lay(1, { at: { b0: EXTENSION }, columns: 3 });
  game.give(1, { stone: 3, reed: 1 }).play('1 stall');
  expect(game.offered()).toEqual(['at a0', 'at b1', 'at c1']);
  expect(game.why('1 at a1')).toMatchObject({ why: 'cannot-stand-there' });
});

test('R141 after it a special building must stand beside a stall, a stable or another building', () => {
  const game = new Scenario({ buildings: 'pen' });
  game.lay(1, { at: { b0: EXTENSION, b1: 'stall', b2: 'stable' }, columns: 4 });
  game.give(1, { wood: 2 }).play('1 special-1; build pen');
  expect(game.offered()).toEqual(['at a0', 'at a1', 'at c1', 'at a2', 'at c2', 'at b3']);
});

test('R141 the opponent of the Cottage Extension builds anywhere', () => {
  const game = new Scenario({ buildings: 'pen' }).lay(1, { at: { b0: EXTENSION } });
  game.give(2, { wood: 2 }).play(`
    1 wood-3
    2 special-1; build pen; at a1`);
  expect(game.board()).toMatchObject({ '2 a1': 'pen' });
});

test('Q36 not built on a second turn of round 1 it stays in the offer for good', () => {
  const game = new Scenario({ buildings: EXTENSION }).play(quietRounds(1)).play(`
    1 wood-3
    2 stone-1`);
  expect(game.why('1 special-1')).toMatchObject({ why: 'needs' });
  expect(game.board()).toMatchObject({ round: 2, 'offer cottage-extension': 1 });
});

test('E34 the Cottage Extension follows the Conservatory on b1 or a0', () => {
  const after = (cell: string) =>
    new Scenario({ buildings: `conservatory,${EXTENSION}` }).play(`
      1 building-resources
      2 wood-3
      1 special-1; build conservatory; at ${cell}`);
  expect(after('b1').play('1 build cottage-extension').offered().sort()).toEqual(['at b0', 'at c1']);
  expect(after('b1').changes('1 build cottage-extension; at b0')).toEqual({
    'offer cottage-extension': [1, 0],
    '1 wood': [1, 0],
    '1 b0': [0, EXTENSION],
  });
  expect(after('a0').changes('1 build cottage-extension')).toMatchObject({ '1 b0': [0, EXTENSION] });
  for (const cell of ['b0', 'c1', 'a1']) {
    expect(after(cell).asked()).toMatchObject([{ seat: 2, kind: 'work' }]);
  }
});

test('Q35 an earlier building that stands apart may stay, and new ones may touch it', () => {
  const game = new Scenario({ buildings: `hayrick,${EXTENSION},pen` }).play(`
    1 special-1; build hayrick; at a1
    2 wood-3`);
  game.give(1, { wood: 3 }).play('1 special-2; build cottage-extension; at c1').play('2 stone-1');
  expect(game.board()).toMatchObject({ '1 a1': 'hayrick', '1 c1': EXTENSION });
  game.play('1 expand; expand right').play('2 building-resources');
  game.play('1 special-1; build pen');
  expect(game.offered()).toEqual(['at a0', 'at b0', 'at b1', 'at a2', 'at c2']);
});

test('Q35 a Carpenter move may not increase the number of separate groups', () => {
  const game = new Scenario();
  game.lay(1, { at: { c1: EXTENSION, c2: 'stall', c3: 'carpenter', a0: 'hayrick' }, columns: 4 });
  game.play('1 carpenter');
  expect(game.why('1 move stall c2 b1')).toEqual({ why: 'splits-buildings' });
  expect(game.why('1 move stall c2 a2')).toEqual({ why: 'splits-buildings' });
  const joined = new Scenario();
  joined.lay(1, { at: { c1: EXTENSION, b1: 'stall', b0: 'carpenter', a2: 'hayrick' }, columns: 4 });
  joined.play('1 carpenter; move stall b1 a1');
  expect(joined.board()).toMatchObject({ '1 a1': 'stall', '1 a2': 'hayrick' });
});
