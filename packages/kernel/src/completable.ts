import type { Position } from './kind';
import { advance, topNode } from './machine';
import { type Move, sameMove, say } from './move';
import type { Rules } from './rules';
import { Run, type Watch } from './run';
import { NOBODY, type Seat } from './seat';
import type { Stack } from './stack';

/** How many positions a probe looks at before it gives the benefit of the doubt. Nearly all need a handful. */
const BUDGET = 2000;

/** The answers that end something soonest and spend nothing: they are tried first, mostly before others are even listed. */
const DECLINING: readonly Move[] = [say('no'), say('done')];

let givenUp = 0;

/** How often a probe has given the benefit of the doubt so far. */
export function timesGivenUp(): number {
  return givenUp;
}

/** Something that a seat has begun and must carry through. */
export interface Begun {
  readonly seat: Seat;
  /** The lane on which it goes on; -1 for the main stack. */
  readonly lane: number;
  /** How many frames that stack had when the question came up. */
  readonly depth: number;
}

/** On which lane of a state a stack is; -1 for the main one. */
export function laneOf({ lanes }: Position, stack: Stack): number {
  return lanes.indexOf(stack);
}

/**
 * Whether the seat can carry through what it has begun: whether some sequence of its own answers leads back to a gap, where
 * nothing is half done. An answer that takes the stack below its depth is good enough, because what lies beneath was
 * possible when it was begun. Where another seat must answer in between, it is assumed to decline what it can decline,
 * because its help cannot be counted on; else its first answer is taken.
 *
 * First it is tried to decline everything, or to answer what comes first; then to do so but for one answer, then but for
 * two, and so on: what helps is mostly few answers away, and a question with many answers must not keep others from being tried.
 */
export function completable<S extends Position>(rules: Rules<S>, state: S, begun: Begun): boolean {
  const probe = new Probe(rules, begun);
  if (leadsThrough(probe, state)) return true;
  while (probe.passed.length > 0) {
    const passed = probe.passed;
    probe.passed = [];
    for (const { at, others } of passed)
      for (const move of others()) if (leadsThrough(probe, after(probe, at, move))) return true;
  }
  return false;
}

/** One look ahead. What it plays stops where the stack has come below its depth: nothing further is asked about. */
class Probe<S extends Position> implements Watch<S> {
  /** How many more positions it looks at. */
  left = BUDGET;
  /** Where the seat has given its first answer, and what else it could have answered. */
  passed: { readonly at: S; readonly others: () => readonly Move[] }[] = [];

  constructor(
    readonly rules: Rules<S>,
    readonly begun: Begun,
  ) {}

  stackIn({ main, lanes }: S): Stack {
    const { lane } = this.begun;
    return lane < 0 ? main : lanes[lane];
  }

  stops({ state, stack }: Run<S>): boolean {
    return stack.depth < this.begun.depth && stack === this.stackIn(state);
  }

  /** A run on a state, or on a copy of it, that goes on with what was begun. */
  runOn(state: S): Run<S> {
    const run = new Run(this.rules, state, undefined, this);
    run.stack = this.stackIn(state);
    return run;
  }
}

/** Whether first answers lead from a position to where nothing is half done. */
function leadsThrough<S extends Position>(probe: Probe<S>, from: S): boolean {
  const { rules, begun } = probe;
  for (let state: S | undefined = from; state !== undefined; state = afterFirst(probe, state)) {
    const stack = probe.stackIn(state);
    if (stack.empty || stack.depth < begun.depth) return true;
    const { kind } = topNode(rules, stack);
    if (kind.gap === true || kind.ask === undefined) return true;
    if (probe.left-- <= 0) {
      givenUp++;
      return true;
    }
  }
  return false;
}

/** The position after the first answer to what is asked; none if there is no answer. */
function afterFirst<S extends Position>(probe: Probe<S>, state: S): S | undefined {
  const { rules, begun } = probe;
  const run = probe.runOn(state);
  const { stack } = run;
  const node = topNode(rules, stack);
  if (stack.seat === NOBODY && node.kind.inVain !== undefined) {
    const next = probe.runOn(rules.copy(state));
    node.kind.inVain(next, node);
    advance(next);
    return next.state;
  }
  const domain = node.kind.ask?.(run, node);
  const first = DECLINING.find((move) => domain?.contains(move).ok) ?? domain?.first();
  if (first === undefined) return undefined;
  if (stack.seat === begun.seat) {
    const others = () => domain?.moves().filter((move) => !sameMove(move, first)) ?? [];
    probe.passed.push({ at: state, others });
  }
  return after(probe, state, first);
}

/** The position after an answer; the one before it stays as it is. */
function after<S extends Position>(probe: Probe<S>, state: S, move: Move): S {
  const next = probe.runOn(probe.rules.copy(state));
  const node = topNode(probe.rules, next.stack);
  node.kind.answer?.(next, node, move);
  advance(next);
  return next.state;
}
