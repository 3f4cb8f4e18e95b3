import type { Run } from '@furrow/kernel/run';
import type { Seat } from '@furrow/kernel/seat';
import { ABOUT, FRAME, SEAT, type Stack } from '@furrow/kernel/stack';
import { turnFrame } from '../course/work-phase';
import { type Ruleset, rulesOf } from '../ruleset';
import type { State } from '../state/state';

/** What a seat has done in the turn that is going on, and in the work phase, as cards look back at it. */
export type Deed = keyof typeof PLACES | keyof typeof PHASE;

/** Where the deeds of the turn stand in the number that the frame of the work phase is about, and in how many bits. */
const PLACES = {
  /** Rooms, stables and fences that were built. */
  built: [0, 6],
  stables: [6, 3],
  woodRooms: [9, 1],
  clayRooms: [10, 1],
  stoneRooms: [11, 1],
  /** Goods were turned into food with a cooking improvement. */
  cooked: [12, 1],
} as const;
/** Besides them: how many entries `state.turns` had before the turn, and whether the turn has begun. */
const ENTRIES = 13;
const MOST_ENTRIES = 63;
const BEGUN = 1 << 19;

/** `stocked` of a player: goods were placed in the farmyard; above it a bit for each type of animals that look for room. */
export const PLACED = 1;

/** The deeds of the work phase: building resources that were obtained, and whether goods were placed in the farmyard. */
const PHASE = {
  gathered: (state: State, seat: Seat) => state.players[seat].gathered,
  stocked: (state: State, seat: Seat) => state.players[seat].stocked & PLACED,
} as const;

function isOfPhase(deed: Deed): deed is keyof typeof PHASE {
  return deed in PHASE;
}

/** The turn of a seat begins: what it has done since it was asked belongs to it. */
export function beginTurn({ stack, state }: Run<State>): void {
  remember(stack, stack.about | BEGUN | (Math.min(state.turns.length, MOST_ENTRIES) << ENTRIES));
}

/** What the top frame is about from now on. */
function remember({ frames }: Stack, about: number): void {
  frames[frames.length - FRAME + ABOUT] = about;
}

/** Nothing of a turn that is over is remembered. */
export function endTurn({ stack }: Run<State>): void {
  if ((stack.about & BEGUN) !== 0) remember(stack, 0);
}

/** Where the frame begins that remembers the turn of the seat; -1 if it is not its turn, or no card could look back. */
function recordOf({ pool, program }: Ruleset, state: State, seat: Seat): number {
  if (pool.length === 0) return -1;
  const at = turnFrame(program, state);
  return at >= 0 && state.main.frames[at + SEAT] === seat ? at : -1;
}

/** Notes that the seat has done something so many times, if it is its turn. */
export function note(run: Run<State>, seat: Seat, deed: keyof typeof PLACES, n = 1): void {
  const at = recordOf(rulesOf(run), run.state, seat);
  if (at < 0 || n === 0) return;
  const { frames } = run.state.main;
  const [first, bits] = PLACES[deed];
  const most = (1 << bits) - 1;
  const before = (frames[at + ABOUT] >> first) & most;
  frames[at + ABOUT] += (Math.min(most, before + n) - before) << first;
}

/** How often the seat has done something. */
export function countOf(rules: Ruleset, state: State, seat: Seat, deed: Deed): number {
  if (isOfPhase(deed)) return PHASE[deed](state, seat);
  const at = recordOf(rules, state, seat);
  const [first, bits] = PLACES[deed];
  return at < 0 ? 0 : (state.main.frames[at + ABOUT] >> first) & ((1 << bits) - 1);
}

/** From which entry of `state.turns` on the turn of the seat is told; beyond them if it is not its turn. */
export function firstEntry(rules: Ruleset, state: State, seat: Seat): number {
  const at = recordOf(rules, state, seat);
  return at < 0 ? state.turns.length : (state.main.frames[at + ABOUT] >> ENTRIES) & MOST_ENTRIES;
}
