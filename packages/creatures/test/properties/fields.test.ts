import { creatures } from '@furrow/creatures/game';
import { hash } from '@furrow/kernel/hash';
import { copyFaults, filled, leaves, worded } from '@furrow/testkit/leaves';
import { expect, test } from 'vitest';

const { schema, rules } = creatures.open({}, 2);

test('clone copies every field of the schema and shares none', () => {
  expect(copyFaults(schema, (state) => rules.copy(state))).toEqual([]);
});

test('clone carries nothing but the fields of the schema, and leaves none of them out', () => {
  const state = filled(schema);
  const data = (value: object) => Object.keys(value).sort();
  expect(data(state)).toEqual(Object.keys(schema.fields).sort());
  expect(data(state.clone())).toEqual(data(state));
  expect(data(state.players[0].clone())).toEqual(data(state.players[0]));
  expect(data(state.players[0].farm.clone())).toEqual(data(state.players[0].farm));
});

test('a forgotten field shows', () => {
  const forgetful = copyFaults(schema, (state) => {
    const copy = state.clone();
    copy.players[1].farm.troughs = 0;
    return copy;
  });
  expect(forgetful).toEqual(['state.players[1].farm.troughs is not copied']);
});

test('a shared list shows', () => {
  const sharing = copyFaults(schema, (state) => Object.assign(state.clone(), { offer: state.offer }));
  expect(sharing).toEqual([0, 1, 2].map((i) => `state.offer[${i}] is shared`));
});

test('the hash changes with every number of a state', () => {
  const state = worded(schema);
  const before = String(hash(schema, state));
  const blind = leaves(schema, state).filter((one) => {
    const was = one.get();
    one.set(was + 1);
    const after = String(hash(schema, state));
    one.set(was);
    return after === before;
  });
  expect(blind.map((one) => one.place)).toEqual([]);
  expect(String(hash(schema, state))).toBe(before);
});
