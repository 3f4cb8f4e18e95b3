import { copyFaults, filled, leaves, worded } from '@furrow/testkit/leaves';
import { expect, test } from 'vitest';
import { decodeView, encodeView } from '../src/codec';
import { hash, hashText } from '../src/hash';
import { FRAME } from '../src/stack';
import { SPECTATOR, view } from '../src/view';
import { BIDDING, toyRecord } from './toy/toy-record';
import { toySchema } from './toy/toy-schema';
import { type ToyState } from './toy/toy-state';

const seen = (state: ToyState, viewer: number): string => JSON.stringify(view(toySchema, state, viewer));
const hashOf = (state: ToyState): string => hashText(hash(toySchema, state));

/** Which numbers of a state change what the viewer sees. */
function visible(viewer: number): string[] {
  const state = filled(toySchema);
  const before = seen(state, viewer);
  return leaves(toySchema, state)
    .filter((one) => {
      const was = one.get();
      one.set(was + 1000);
      const isSeen = seen(state, viewer) !== before;
      one.set(was);
      return isSeen;
    })
    .map((one) => one.place.replace(/(\[\d\]|\.)?\[\d+\]$/, '$1'))
    .filter((place, i, all) => all.indexOf(place) === i && !/main|lanes/.test(place));
}

test('each viewer sees exactly the open fields and the own ones', () => {
  const open = ['toy.table.weather', 'toy.table.pot', 'toy.players[0].purse', 'toy.players[1].purse'];
  const own = (seat: number) => ['hand', 'bid'].map((name) => `toy.players[${seat}].${name}`);
  expect(visible(SPECTATOR).sort()).toEqual([...open].sort());
  expect(visible(0).sort()).toEqual([...open, ...own(0)].sort());
  expect(visible(1).sort()).toEqual([...open, ...own(1)].sort());
});

test('states that differ only in what a viewer may not see look the same to it, byte by byte', () => {
  const { state } = toyRecord(2, `${BIDDING}\n1 offer 1 gold`);
  const other = state.clone();
  other.players[0].bid = 0;
  other.players[0].hand[0] = 2;
  other.players[1].luck = 99;
  other.table.secret = 99;
  other.deck.reverse();
  expect(seen(other, 1)).toBe(seen(state, 1));
  expect(seen(other, SPECTATOR)).toBe(seen(state, SPECTATOR));
  expect(seen(other, 0)).not.toBe(seen(state, 0));
  expect(hashOf(other)).not.toBe(hashOf(state));
});

test('of a counted list everybody sees how long it is, and its owner alone what is on it', () => {
  const { state } = toyRecord(1, BIDDING);
  state.players[0].hand.push(2);
  const hands = (viewer: number) => view(toySchema, state, viewer).players?.map(({ hand }) => hand);
  expect(hands(0)).toEqual([[0, 2], [undefined]]);
  expect(hands(1)).toEqual([[undefined, undefined], [2]]);
  expect(hands(SPECTATOR)).toEqual([[undefined, undefined], [undefined]]);
  const other = state.clone();
  other.players[0].hand.splice(0, 2, 1, 1);
  expect(seen(other, 1)).toBe(seen(state, 1));
  other.players[0].hand.push(1);
  expect(seen(other, 1)).not.toBe(seen(state, 1));
});

test('a view is a copy that says what it is', () => {
  const { state } = toyRecord(1, BIDDING);
  const mine = view(toySchema, state, 0);
  expect(mine).toMatchObject({ viewed: true, table: { viewed: true, pot: 0 }, deck: undefined });
  state.players[0].purse[0] = 50;
  state.main.pop();
  expect(mine.players?.[0].purse).toEqual([1, 0]);
  expect(mine.main).toHaveLength(2 * FRAME);
});

test('the hash changes with every number and is the same for equal states', () => {
  const state = worded(toySchema);
  const before = hashOf(state);
  const hashes = leaves(toySchema, state).map((one) => {
    one.set(one.get() + 1);
    const after = hashOf(state);
    one.set(one.get() - 1);
    return after;
  });
  expect(new Set([before, ...hashes]).size).toBe(hashes.length + 1);
  expect(hashOf(state.clone())).toBe(before);
  expect(before).toMatch(/^[0-9a-f]{16}$/);
});

test('the hash tells where in a list a number stands and how long the list is', () => {
  const hashes = [[], [0], [0, 0], [1, 0], [0, 1]].map((deck) => {
    const { state } = toyRecord(1, BIDDING);
    state.deck.splice(0, state.deck.length, ...deck);
    return hashOf(state);
  });
  expect(new Set(hashes).size).toBe(hashes.length);
});

test('a state is copied whole', () => {
  expect(copyFaults(toySchema, (state) => state.clone())).toEqual([]);
});

test('a view is written in the words of states, with every name, and read again', () => {
  const { state } = toyRecord(1, BIDDING);
  for (const viewer of [0, 1, SPECTATOR]) {
    const seen = view(toySchema, state, viewer);
    const coded = JSON.parse(JSON.stringify(encodeView(toySchema, seen))) as unknown;
    expect(decodeView(toySchema, coded)).toEqual(seen);
  }
  expect(encodeView(toySchema, view(toySchema, state, 0))).toMatchObject({
    deck: null,
    table: { pot: 0, weather: 'red', secret: null },
    players: [
      { purse: { gold: 1, silver: 0 }, hand: ['red'], luck: null },
      { hand: [null], bid: null },
    ],
    main: [
      ['game', 3, 0, 0, 0, 0, 'rules'],
      ['game/2', 1, 0, 0, 0, 0, 'rules'],
    ],
  });
});

test('a view that cannot be read is refused with its place', () => {
  const { state } = toyRecord(1, BIDDING);
  const coded = encodeView(toySchema, view(toySchema, state, 0)) as Record<string, unknown>;
  const problem = (spoilt: object) => () => decodeView(toySchema, { ...coded, ...spoilt });
  expect(problem({ table: { ...(coded.table as object), weather: 'grey' } })).toThrow(
    "toy.table.weather: 'grey' is not known",
  );
  expect(problem({ main: [['gone', 0, 0, 0, 0, 0, 'rules']] })).toThrow("no effect is called 'gone'");
  expect(problem({ lanes: [[]] })).toThrow('toy.lanes: is there for 1 of 2 seats');
});
