import { expect, test } from 'vitest';
import { beggingOf, countsMove, startCounts } from '../src/decisions/drafts/counts';
import { canTap, changed, type DraftState, isChosen, moveOf, startOf } from '../src/decisions/drafts/draft';
import { nearest } from '../src/decisions/nearest';
import type { CountsDraft, EdgesDraft, PiecesDraft, SomeDraft, SowDraft } from '../src/protocol/draft';

/** Two cells side by side with all seven edges; numbers as the engine gives them. */
const edges: EdgesDraft = {
  of: 'edges',
  sites: [
    {
      seat: 0,
      verb: 'fence',
      cells: [
        { cell: 0, row: 0, column: 0 },
        { cell: 4, row: 0, column: 1 },
      ],
      edges: [
        { edge: 0, row: 0, column: 0, vertical: false, name: 'a1n' },
        { edge: 1, row: 1, column: 0, vertical: false, name: 'a1s' },
        { edge: 4, row: 0, column: 1, vertical: false, name: 'a2n' },
        { edge: 5, row: 1, column: 1, vertical: false, name: 'a2s' },
        { edge: 32, row: 0, column: 0, vertical: true, name: 'a1w' },
        { edge: 36, row: 0, column: 1, vertical: true, name: 'a2w' },
        { edge: 40, row: 0, column: 2, vertical: true, name: 'a2e' },
      ],
    },
  ],
};

const cell = (number: number) => ({ on: 'cell', seat: 0, cell: number }) as const;

test('tapped cells are enclosed together, and an edge can be added between them', () => {
  let state = startOf(edges);
  expect(moveOf(edges, state)).toBeUndefined();
  state = changed(edges, state, { do: 'tap', target: cell(0) });
  expect(moveOf(edges, state)).toEqual({ verb: 'fence', things: [0, 1, 32, 36] });
  state = changed(edges, state, { do: 'tap', target: cell(4) });
  expect(moveOf(edges, state)).toEqual({ verb: 'fence', things: [0, 1, 4, 5, 32, 40] });
  state = changed(edges, state, { do: 'edge', edge: 36, chosen: true });
  expect(moveOf(edges, state)?.things).toContain(36);
  state = changed(edges, state, { do: 'edge', edge: 36, chosen: true });
  expect(moveOf(edges, state)?.things).toContain(36);
  state = changed(edges, state, { do: 'edge', edge: 0, chosen: false });
  expect(moveOf(edges, state)?.things).not.toContain(0);
  expect(moveOf(edges, changed(edges, state, { do: 'clear' }))).toBeUndefined();
});

const feeding: CountsDraft = {
  of: 'counts',
  ways: [
    {
      verb: 'feed',
      size: 4,
      rows: [
        { place: 0, good: 'grain', title: 'grain', most: 2, start: 2, rate: 1 },
        { place: 2, good: 'wood', title: 'wood', most: 1, start: 0, rate: 2 },
      ],
      food: { need: 6, have: 1, orBeg: true, begging: { place: 3, most: 6, freely: false } },
    },
  ],
};

test('a feeding begs for exactly what is missing, and counts stay within what there is', () => {
  const start = startCounts(feeding);
  expect(countsMove(feeding, start)).toEqual({ verb: 'feed', things: [2, 0, 0, 3] });
  let state: DraftState = changed(feeding, start, { do: 'count', row: 1, by: 1 });
  state = changed(feeding, state, { do: 'count', row: 1, by: 1 });
  expect(moveOf(feeding, state)).toEqual({ verb: 'feed', things: [2, 0, 1, 1] });
  state = changed(feeding, state, { do: 'beg', by: 9 });
  if (state.of !== 'counts') throw new Error('not counts');
  expect(beggingOf(feeding.ways[0], state)).toBe(6);
  state = changed(feeding, state, { do: 'fill', move: { verb: 'feed', things: [1, 0, 0, 4] } });
  expect(moveOf(feeding, state)).toEqual({ verb: 'feed', things: [1, 0, 0, 4] });
});

test('giving nothing away is no answer, keeping nothing is one', () => {
  const way = (verb: 'discard' | 'keep') => ({
    of: 'counts' as const,
    ways: [{ verb, size: 1, rows: [{ place: 0, good: 'sheep', title: 'sheep', most: 3, start: 0 }] }],
  });
  expect(countsMove(way('discard'), startCounts(way('discard')))).toBeUndefined();
  expect(countsMove(way('keep'), startCounts(way('keep')))).toEqual({ verb: 'keep', things: [0] });
});

const sowing: SowDraft = {
  of: 'sow',
  atMost: 2,
  crops: [
    { crop: 0, good: 'grain', title: 'grain', have: 1 },
    { crop: 1, good: 'vegetable', title: 'vegetables', have: 1 },
  ],
  fields: [0, 1, 2].map((thing) => ({ thing, title: `a${thing}`, target: cell(thing) })),
};

test('a field is sown with the chosen crop, then with another, then bare again; no more than there are', () => {
  const tap = (state: DraftState, field: number) =>
    changed(sowing, state, { do: 'tap', target: cell(field) });
  let state = tap(startOf(sowing), 0);
  expect(moveOf(sowing, state)).toEqual({ verb: 'sow', things: [0, 0] });
  state = tap(state, 1);
  expect(moveOf(sowing, state)).toEqual({ verb: 'sow', things: [0, 0, 1, 1] });
  expect(moveOf(sowing, tap(state, 2))?.things).toHaveLength(4);
  state = tap(state, 1);
  expect(moveOf(sowing, state)).toEqual({ verb: 'sow', things: [0, 0] });
  state = tap(state, 0);
  expect(moveOf(sowing, state)).toEqual({ verb: 'sow', things: [1, 0] });
  expect(isChosen(sowing, state, cell(0))).toBe(true);
  expect(moveOf(sowing, tap(state, 0))).toBeUndefined();
});

test('one field and one sort of crop need not be chosen; where there is a choice, nothing is proposed', () => {
  const [field] = sowing.fields;
  const [grain, vegetables] = sowing.crops;
  const plain: SowDraft = { ...sowing, crops: [{ ...grain, have: 0 }, vegetables], fields: [field] };
  expect(moveOf(plain, startOf(plain))).toEqual({ verb: 'sow', things: [1, 0] });
  expect(moveOf(plain, changed(plain, startOf(plain), { do: 'tap', target: cell(0) }))).toBeUndefined();
  for (const draft of [
    { ...sowing, fields: [field] },
    { ...plain, fields: sowing.fields },
  ])
    expect(moveOf(draft, startOf(draft))).toBeUndefined();
});

test('several things are named in the order of the table', () => {
  const some: SomeDraft = { of: 'some', verb: 'trough', atMost: 3, spots: sowing.fields };
  let state = changed(some, startOf(some), { do: 'tap', target: cell(2) });
  state = changed(some, state, { do: 'tap', target: cell(0) });
  expect(moveOf(some, state)).toEqual({ verb: 'trough', things: [0, 2] });
  expect(canTap(some, state, cell(9))).toBe(false);
});

test('a piece is taken up and put down elsewhere; back at its place it has not moved', () => {
  const pieces: PiecesDraft = {
    of: 'pieces',
    seat: 0,
    pieces: [
      { piece: 0, what: 'trough', cell: 0, title: 'a0' },
      { piece: 1, what: 'stall', cell: 0, title: 'a0' },
    ],
    cells: [0, 1].map((one) => ({ cell: one, title: `a${one}` })),
  };
  const tap = (state: DraftState, at: number) => changed(pieces, state, { do: 'tap', target: cell(at) });
  let state = startOf(pieces);
  expect(canTap(pieces, state, cell(1))).toBe(false);
  state = tap(tap(tap(state, 0), 0), 1);
  expect(moveOf(pieces, state)).toEqual({ verb: 'move', things: [1, 0, 1] });
  expect(moveOf(pieces, tap(tap(state, 1), 0))).toBeUndefined();
});

test('arrows lead to what lies ahead rather than aside', () => {
  const places = [
    { x: 0, y: 0 },
    { x: 100, y: 5 },
    { x: 60, y: 90 },
    { x: -50, y: 0 },
  ];
  expect(nearest('ArrowRight', places[0], places)).toBe(1);
  expect(nearest('ArrowDown', places[0], places)).toBe(2);
  expect(nearest('ArrowLeft', places[0], places)).toBe(3);
  expect(nearest('ArrowUp', places[0], places)).toBe(-1);
});
