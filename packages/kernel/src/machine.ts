import type { Position } from './kind';
import type { Move } from './move';
import type { Node } from './program';
import type { Rules } from './rules';
import { type Happening, Run } from './run';
import type { Seat } from './seat';
import type { Stack } from './stack';

/** The verb of using something that may be used at any time. */
export const CALL = 'call';

/** Carries out effects until somebody must answer, the game is over, or a watcher stops it. */
export function advance<S extends Position>(run: Run<S>): void {
  const { main, lanes } = run.state;
  for (;;) {
    let waiting = 0;
    for (const lane of lanes) if (lane.frames.length > 0 && !drain(run, lane)) waiting++;
    const busy = countBusy(lanes);
    if (busy > 0) {
      if (waiting === busy && !carryOutTogether(run)) return;
      continue;
    }
    if (drain(run, main) || countBusy(lanes) === 0) return;
  }
}

/** How many lanes are at work. A lane may be given work by another after it was drained. */
function countBusy(lanes: readonly Stack[]): number {
  let busy = 0;
  for (const lane of lanes) if (lane.frames.length > 0) busy++;
  return busy;
}

/** Carries out what was answered in secret, if every lane at work has its answer. */
function carryOutTogether<S extends Position>(run: Run<S>): boolean {
  const busy = run.state.lanes.filter((lane) => !lane.empty);
  if (!busy.every((lane) => hasAnswered(run, lane))) return false;
  for (const lane of busy) {
    const node = topNode(run.rules, lane);
    run.stack = lane;
    node.kind.carryOut?.(run, node);
  }
  return true;
}

/** Whether the seat of a lane has answered in secret, so that nobody is waiting for it. */
export function hasAnswered<S extends Position>(run: Run<S>, lane: Stack): boolean {
  const node = topNode(run.rules, lane);
  if (node.kind.answered === undefined) return false;
  run.stack = lane;
  return node.kind.answered(run, node);
}

/** Runs one stack; true if nothing is left on it. */
function drain<S extends Position>(run: Run<S>, stack: Stack): boolean {
  run.stack = stack;
  const { nodes } = run.rules.program;
  while (stack.frames.length > 0) {
    if (run.watch?.stops(run)) return false;
    const node = nodes[stack.node];
    if (node.kind.step(run, node)) return false;
  }
  return true;
}

/** Whether the game is over. */
export function isOver(state: Position): boolean {
  return state.main.empty;
}

/** Makes a move that is known to be legal and goes on to the next decision. */
export function play<S extends Position>(
  rules: Rules<S>,
  state: S,
  seat: Seat,
  move: Move,
  heard?: Happening[],
): void {
  const run = new Run(rules, state, heard);
  answer(run, seat, move);
  advance(run);
}

/** Makes a move that is known to be legal; what follows from it is left to `advance`. */
export function answer<S extends Position>(run: Run<S>, seat: Seat, move: Move): void {
  const stack = stackOf(run.state, seat);
  run.stack = stack;
  const node = topNode(run.rules, stack);
  if (move.verb === CALL) answerCall(run, stack, node, seat, move.things[0]);
  else if (node.kind.answer === undefined) throw new Error(`${node.path} does not take answers`);
  else node.kind.answer(run, node, move);
}

/** The stack on which the seat answers: the first lane that asks it, else the main one. */
export function stackOf(state: Position, seat: Seat): Stack {
  for (const lane of state.lanes) if (lane.frames.length > 0 && lane.seat === seat) return lane;
  return state.main;
}

/** The node of a stack's top frame. */
export function topNode<S extends Position>(rules: Rules<S>, stack: Stack): Node<S> {
  return rules.program.nodes[stack.node];
}

/** A seat that is being asked calls on the stack that asks it, any other on its own lane, so that nobody's path is disturbed. */
function answerCall<S extends Position>(
  run: Run<S>,
  stack: Stack,
  node: Node<S>,
  seat: Seat,
  source: number,
): void {
  const call = run.rules.call(run.state, seat, node.kind.gap === true, source);
  if (call === undefined) throw new Error(`seat ${seat} cannot call ${source}`);
  const on = stack.seat === seat ? stack : run.state.lanes[seat];
  node.kind.called?.(run, node);
  run.rules.tellCall?.(run, seat, source);
  if (on === stack && node.kind.gap !== true) on.push(run.rules.within, seat, source);
  on.push(call.node, seat, source);
}
