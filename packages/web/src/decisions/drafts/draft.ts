import type { Move } from '@furrow/kernel/move';
import type { Target } from '../../protocol/asked';
import type { Draft, SomeDraft, Spot } from '../../protocol/draft';
import { type CountsState, countsMove, fillCounts, startCounts, stepCount } from './counts';
import { type EdgesState, edgesMove, noEdges, setEdge, toggleCell, toggled } from './edges';
import { type PiecesState, piecesMove, startPieces, tapForPiece } from './pieces';
import { fillSowing, type SowState, sowMove, startSowing, tapField } from './sow';

/** Several things being chosen. */
export interface SomeState {
  readonly of: 'some';
  readonly chosen: readonly number[];
}

/** An answer that is being put together. */
export type DraftState = EdgesState | CountsState | SowState | SomeState | PiecesState;

/** What changes a draft. */
export type DraftAction =
  | { readonly do: 'tap'; readonly target: Target }
  | { readonly do: 'edge'; readonly edge: number; readonly chosen: boolean }
  | { readonly do: 'site'; readonly site: number }
  | { readonly do: 'count'; readonly row: number; readonly by: number }
  | { readonly do: 'beg'; readonly by: number }
  | { readonly do: 'way'; readonly way: number }
  | { readonly do: 'crop'; readonly crop: number }
  /** Takes over what a listed answer names. */
  | { readonly do: 'fill'; readonly move: Move }
  | { readonly do: 'clear' };

/** How a draft begins. */
export function startOf(draft: Draft): DraftState {
  switch (draft.of) {
    case 'edges':
      return noEdges;
    case 'counts':
      return startCounts(draft);
    case 'sow':
      return startSowing(draft);
    case 'some':
      return { of: 'some', chosen: [] };
    case 'pieces':
      return startPieces(draft);
  }
}

/** A draft after an action; actions that mean nothing to it leave it as it is. */
export function changed(draft: Draft, state: DraftState, action: DraftAction): DraftState {
  if (action.do === 'clear') return startOf(draft);
  if (action.do === 'tap') return tapped(draft, state, action.target);
  if (draft.of === 'edges' && state.of === 'edges') {
    if (action.do === 'edge') return setEdge(draft, state, action.edge, action.chosen);
    return action.do === 'site' ? { ...noEdges, site: action.site } : state;
  }
  if (draft.of === 'counts' && state.of === 'counts') {
    if (action.do === 'count') return stepCount(draft, state, action.row, action.by);
    if (action.do === 'beg') return { ...state, begged: Math.max(0, state.begged + action.by) };
    if (action.do === 'way') return { ...state, way: action.way };
    return action.do === 'fill' ? fillCounts(draft, state, action.move) : state;
  }
  if (state.of === 'sow') {
    if (action.do === 'crop') return { ...state, crop: action.crop };
    return action.do === 'fill' ? fillSowing(state, action.move) : state;
  }
  return state;
}

function tapped(draft: Draft, state: DraftState, target: Target): DraftState {
  if (draft.of === 'edges' && state.of === 'edges')
    return target.on === 'cell' && canTap(draft, state, target) ? toggleCell(state, target.cell) : state;
  if (state.of === 'pieces') return target.on === 'cell' ? tapForPiece(state, target.cell) : state;
  const spot = spotAt(draft, target);
  if (spot === undefined) return state;
  if (draft.of === 'sow' && state.of === 'sow') return tapField(draft, state, spot.thing);
  if (draft.of !== 'some' || state.of !== 'some') return state;
  return { ...state, chosen: chosenAfter(draft, state.chosen, spot.thing) };
}

/** One more or less is chosen; where their number is fixed, the one that was chosen first makes room. */
function chosenAfter({ atLeast, atMost }: SomeDraft, chosen: readonly number[], thing: number): number[] {
  const next = toggled(chosen, thing);
  return atLeast === atMost ? next.slice(-atMost) : next;
}

/** The move that a draft says; undefined if it says none yet. */
export function moveOf(draft: Draft, state: DraftState): Move | undefined {
  if (draft.of === 'edges' && state.of === 'edges') return edgesMove(draft, state);
  if (draft.of === 'counts' && state.of === 'counts') return countsMove(draft, state);
  if (draft.of === 'pieces' && state.of === 'pieces') return piecesMove(draft, state);
  if (state.of === 'sow') return sowMove(state);
  if (draft.of !== 'some' || state.of !== 'some') return undefined;
  if (state.chosen.length < (draft.atLeast ?? 1)) return undefined;
  return {
    verb: draft.verb,
    things: draft.spots.map(({ thing }) => thing).filter((one) => state.chosen.includes(one)),
  };
}

/** Whether pointing there changes the draft. */
export function canTap(draft: Draft, state: DraftState, target: Target): boolean {
  if (draft.of === 'counts') return false;
  if (draft.of === 'edges') {
    const site = draft.sites[state.of === 'edges' ? state.site : 0];
    return (
      target.on === 'cell' && target.seat === site.seat && site.cells.some(({ cell }) => cell === target.cell)
    );
  }
  if (draft.of === 'pieces')
    return target.on === 'cell' && target.seat === draft.seat && canTake(state, target.cell);
  return spotAt(draft, target) !== undefined;
}

/** With empty hands only a piece can be taken; what is in the hand can be put anywhere. */
function canTake(state: DraftState, cell: number): boolean {
  return state.of === 'pieces' && (state.held >= 0 || state.at.includes(cell));
}

/** Whether something on the table is part of the draft. */
export function isChosen(draft: Draft, state: DraftState, target: Target): boolean {
  if (state.of === 'edges') return target.on === 'cell' && state.cells.includes(target.cell);
  if (state.of === 'pieces')
    return target.on === 'cell' && state.held >= 0 && state.at[state.held] === target.cell;
  const spot = spotAt(draft, target);
  if (spot === undefined) return false;
  if (state.of === 'sow') return state.sown.some(({ field }) => field === spot.thing);
  return state.of === 'some' && state.chosen.includes(spot.thing);
}

/** What a move would name at a place of the table. */
function spotAt(draft: Draft, target: Target): Spot | undefined {
  const spots = draft.of === 'sow' ? draft.fields : draft.of === 'some' ? draft.spots : [];
  return spots.find((spot) => sameTarget(spot.target, target));
}

/** Whether two targets are the same place; the order of cells and edges counts. */
export function sameTarget(a: Target | undefined, b: Target | undefined): boolean {
  if (a === undefined || b === undefined || a.on !== b.on) return false;
  switch (a.on) {
    case 'space':
    case 'card':
      return a.id === (b as typeof a).id;
    case 'cell':
      return a.seat === (b as typeof a).seat && a.cell === (b as typeof a).cell;
    case 'end':
      return a.seat === (b as typeof a).seat && a.side === (b as typeof a).side;
    case 'cells':
      return a.seat === (b as typeof a).seat && cellsText(a) === cellsText(b as typeof a);
    case 'edges':
      return a.seat === (b as typeof a).seat && a.edges.join() === (b as typeof a).edges.join();
  }
}

function cellsText({ cells, goods = [] }: Extract<Target, { on: 'cells' }>): string {
  return `${cells.join()} ${goods.join()}`;
}
