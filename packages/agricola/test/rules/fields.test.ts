import { list } from '@furrow/kernel/move';
import { AgricolaScenario } from '@furrow/testkit/agricola-scenario';
import { expect, test } from 'vitest';
import { atRound } from './at-round';

const PERSON = (space: string) => ({ [`person ${space}`]: [0, 1], '1 home': [2, 1] });

function farmland(given: Parameters<AgricolaScenario['lay']>[1] = {}): AgricolaScenario {
  return new AgricolaScenario().play('* reveal grain-utilization').lay(1, given).play('1 farmland');
}

test('AG-R701 plowing places exactly one field tile and costs nothing', () => {
  const game = new AgricolaScenario().play('* reveal fencing');
  expect(game.changes('1 farmland; field a3')).toEqual({ ...PERSON('farmland'), '1 a3': [0, 'field'] });
});

test('AG-R701 no field on a room, a stable, a fenced space or another field', () => {
  const given = { stables: 'a2', fences: 'a5n a5w a5e b5n', fields: 'c3' };
  for (const cell of ['b1', 'c1', 'a2', 'a5', 'c3']) {
    expect(farmland(given).why(`field ${cell}`)).toMatchObject({ why: 'cannot-stand-there' });
  }
});

test('AG-R701 AG-Q21 without an unused space beside the fields the space cannot be used', () => {
  const game = new AgricolaScenario().play('* reveal fencing').lay(1, {
    fields: 'a1',
    stables: 'a2',
  });
  expect(game.offered()).not.toContain('farmland');
  expect(game.why('1 farmland')).toMatchObject({ why: 'no-field-space' });
});

test('AG-R702 the first field goes on any unused space', () => {
  expect(farmland({ stables: 'c5' }).offered().sort()).toEqual(
    ['a1', 'a2', 'b2', 'c2', 'a3', 'b3', 'c3', 'a4', 'b4', 'c4', 'a5', 'b5']
      .map((cell) => `field ${cell}`)
      .sort(),
  );
});

test('AG-R702 every later field shares an edge with a field', () => {
  expect(farmland({ fields: 'b3' }).offered().sort()).toEqual([
    'field a3',
    'field b2',
    'field b4',
    'field c3',
  ]);
  expect(farmland({ fields: 'b3' }).why('field a4')).toMatchObject({ why: 'cannot-stand-there' });
  expect(farmland({ fields: 'b3' }).why('field a1')).toMatchObject({ why: 'cannot-stand-there' });
});

test('AG-R702 the house does not attract fields and fields need not touch it', () => {
  expect(farmland({ fields: 'a5' }).offered().sort()).toEqual(['field a4', 'field b5']);
});

test('AG-R704 AG-E11 a gained grain goes to the supply and the empty field stays empty', () => {
  const game = new AgricolaScenario().play('* reveal grain-utilization').lay(1, { fields: 'a3' });
  expect(game.changes('1 grain-seeds')).toEqual({ ...PERSON('grain-seeds'), '1 grain': [0, 1] });
  expect(game.asked()[0]).toMatchObject({ seat: 2 });
});

test('AG-R704 AG-E11 a gained vegetable goes to the supply and the empty field stays empty', () => {
  const game = atRound(8, 'vegetable-seeds').lay(1, { fields: 'a3' });
  expect(game.changes('1 vegetable-seeds')).toEqual({ ...PERSON('vegetable-seeds'), '1 vegetable': [0, 1] });
  expect(game.asked()[0]).toMatchObject({ seat: 2 });
});

test('AG-R705 AG-E19 a sown grain field holds 3 grain, a vegetable field 2 vegetables', () => {
  const game = atRound(1, 'grain-utilization')
    .give(1, { grain: 3, vegetable: 2 })
    .lay(1, { fields: 'a3 a4 a5' });
  expect(game.changes('1 grain-utilization; sow grain a3 vegetable a5')).toEqual({
    ...PERSON('grain-utilization'),
    '1 grain': [3, 2],
    '1 vegetable': [2, 1],
    '1 a3 grain': [0, 3],
    '1 a5 vegetable': [0, 2],
  });
});

test('AG-R705 each field takes one crop from the supply, so nobody sows more than they have', () => {
  const game = atRound(1, 'grain-utilization').give(1, { grain: 1 }).lay(1, { fields: 'a3 a4' });
  expect(game.why('1 grain-utilization; sow grain a3 grain a4')).toMatchObject({ why: 'no-crops' });
  expect(game.why('sow vegetable a3')).toMatchObject({ why: 'no-crops' });
});

test('AG-R705 AG-Q49 sowing is at least one field', () => {
  const game = atRound(1, 'grain-utilization').give(1, { grain: 1 }).lay(1, { fields: 'a3' });
  game.play('1 grain-utilization');
  expect(game.offered()).toEqual(['sow grain a3']);
  expect(game.decision()?.domain.contains(list('sow', []))).toMatchObject({ ok: false });
  expect(game.why('done')).toBeDefined();
});

test('AG-R705 sowing without an empty field or without a crop is impossible', () => {
  const noField = atRound(1, 'grain-utilization').give(1, { grain: 1, vegetable: 1 });
  expect(noField.why('1 grain-utilization')).toBeDefined();
  expect(noField.offered()).not.toContain('grain-utilization');
  const noCrop = atRound(1, 'grain-utilization').lay(1, { fields: 'a3' });
  expect(noCrop.why('1 grain-utilization')).toBeDefined();
});

test('AG-R706 a planted field, a meadow or a room cannot be sown', () => {
  const given = { fields: 'a3 a4 b3', grain: { a3: 1 }, vegetables: { a4: 2 } };
  for (const cell of ['a3', 'a4', 'a5', 'b1']) {
    const game = atRound(1, 'grain-utilization').give(1, { grain: 2 }).lay(1, given);
    expect(game.why(`1 grain-utilization; sow grain ${cell}`)).toMatchObject({ why: 'field-planted' });
  }
});

test('AG-R706 a field gets one crop per sowing', () => {
  const game = atRound(1, 'grain-utilization')
    .give(1, { grain: 1, vegetable: 1 })
    .lay(1, { fields: 'a3 a4' });
  expect(game.why('1 grain-utilization; sow grain a3 vegetable a3')).toMatchObject({ why: 'named-twice' });
});

test('AG-R706 all empty fields may be sown with one action, or some left empty', () => {
  const game = atRound(1, 'grain-utilization')
    .give(1, { grain: 2, vegetable: 1 })
    .lay(1, { fields: 'a3 a4' });
  game.play('1 grain-utilization');
  expect(
    game
      .offered()
      .map((words) => words.replace(/ [abc]\d/g, ''))
      .sort(),
  ).toEqual(['sow grain', 'sow grain grain', 'sow grain vegetable', 'sow vegetable']);
});

test('AG-R705 AG-R706 numbers that stand for no crop and no field are refused', () => {
  const game = atRound(1, 'grain-utilization')
    .give(1, { grain: 2, vegetable: 2 })
    .lay(1, { fields: 'a1 b2' });
  const domain = game.play('1 grain-utilization').decision()?.domain;
  expect(domain?.contains(list('sow', [0, 0]))).toMatchObject({ ok: true });
  const odd = [[2, 0], [5, 0], [0], [0, 32], [0, 64], [0, 0, 1]];
  expect(odd.filter((things) => domain?.contains(list('sow', things)).ok !== false)).toEqual([]);
});

test('AG-R707 crops on fields are neither converted nor baked nor sown again', () => {
  const game = atRound(1, 'grain-utilization')
    .own(1, 'fireplace-2')
    .lay(1, { fields: 'a3 a4 a5', grain: { a3: 3 }, vegetables: { a4: 2 } });
  expect(game.why('1 grain-utilization')).toBeDefined();
  expect(game.why('1 exchange; convert 1 grain')).toMatchObject({ why: 'not-so-many' });
  expect(game.why('1 convert 1 vegetable')).toMatchObject({ why: 'not-so-many' });
  expect(game.points(1, 'grain')).toBe(1);
  expect(game.points(1, 'vegetables')).toBe(2);
});

test('AG-E23 AG-R313 Cultivation: the field just plowed can be sown', () => {
  const game = atRound(12, 'cultivation').give(1, { grain: 1 });
  expect(game.changes('1 cultivation; field b4; sow; sow grain b4')).toEqual({
    ...PERSON('cultivation'),
    '1 b4': [0, 'field'],
    '1 b4 grain': [0, 3],
    '1 grain': [1, 0],
  });
});

test('AG-Q48 revised: sowing before plowing is allowed', () => {
  const game = atRound(12, 'cultivation').give(1, { grain: 2 }).lay(1, { fields: 'b3' });
  expect(game.changes('1 cultivation; sow; sow grain b3; plow; field b4')).toEqual({
    ...PERSON('cultivation'),
    '1 b3 grain': [0, 3],
    '1 b4': [0, 'field'],
    '1 grain': [2, 1],
  });
});

test('AG-Q48 2007: plowing comes first, if it is done', () => {
  const options = { edition: '2007', mode: 'family' };
  const first = atRound(12, 'plow-sow', { options }).give(1, { grain: 2 }).lay(1, { fields: 'b3' });
  first.play('1 plow-sow; sow; sow grain b3');
  expect(first.asked()[0]).toMatchObject({ seat: 2 });
  expect(first.board()).toMatchObject({ '1 b3 grain': 3 });
  const both = atRound(12, 'plow-sow', { options }).give(1, { grain: 2 }).lay(1, { fields: 'b3' });
  both.play('1 plow-sow; plow; field b4; sow; sow grain b3 grain b4');
  expect(both.board()).toMatchObject({ '1 b3 grain': 3, '1 b4 grain': 3 });
});

test('AG-E18 AG-R705 AG-R1002 AG-R706 AG-R709 from the first sowing to the second', () => {
  const game = atRound(4, 'grain-utilization').lay(1, { fields: 'a3 a4' }).own(1, 'fireplace-2');
  game.give(1, { grain: 1, vegetable: 1, food: 10 }).give(2, { food: 10 });
  game.play('1 grain-utilization; sow; sow grain a3 vegetable a4');
  expect(game.board()).toMatchObject({ '1 a3 grain': 3, '1 a4 vegetable': 2 });
  game.play('2 clay-pit\n1 forest\n2 reed-bank');
  expect(game.board()).toMatchObject({
    '1 a3 grain': 2,
    '1 a4 vegetable': 1,
    '1 grain': 1,
    '1 vegetable': 1,
  });
  game.state.round = 7;
  game.give(1, { food: 10 }).give(2, { food: 10 });
  game.play(`* ${game.offered()[0]}`);
  game.play('1 farmland; field a5\n2 clay-pit\n1 forest\n2 reed-bank');
  const board = game.board();
  expect(board).toMatchObject({ '1 a3 grain': 1, '1 grain': 2, '1 vegetable': 2 });
  expect(board['1 a4 vegetable']).toBeUndefined();
  game.play(`* ${game.offered()[0]}`);
  expect(game.changes('1 grain-utilization; sow; sow vegetable a4 vegetable a5; bake; bake 2')).toEqual({
    ...PERSON('grain-utilization'),
    '1 vegetable': [2, 0],
    '1 a4 vegetable': [0, 2],
    '1 a5 vegetable': [0, 2],
    '1 grain': [2, 0],
    '1 food': [6, 10],
  });
});
