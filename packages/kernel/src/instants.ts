import type { AnyEffect } from './effect';
import type { Game } from './game';
import type { Position } from './kind';
import { advance, answer } from './machine';
import type { Move } from './move';
import type { Program } from './program';
import type { Rules } from './rules';
import { Run, type Watch } from './run';
import type { Seat } from './seat';

/**
 * Told of each instant by name, with the state as it is then. The game plays on with that same state, so take a copy to
 * keep it. Return true to stop the game there; `goOn` resumes it.
 */
export type Watcher<S extends Position> = (instant: string, state: S) => boolean;

/** A move and whose it is. */
interface Answer {
  readonly seat: Seat;
  readonly move: Move;
}

/** Looks for instants on the main stack: the frame of such a node is on top, and nothing of it has been carried out. */
class WatchFor<S extends Position> implements Watch<S> {
  /** The instant at which the game was stopped. */
  stopped: string | undefined;

  constructor(
    private readonly watcher: Watcher<S>,
    /** The game stands at an instant that was told before. */
    private standing: boolean,
  ) {}

  stops({ rules, state, stack }: Run<S>): boolean {
    if (stack !== state.main || stack.step !== 0) return false;
    const instant = rules.instants.get(stack.node);
    const known = this.standing;
    this.standing = false;
    if (instant === undefined || known || !this.watcher(instant, state)) return false;
    this.stopped = instant;
    return true;
  }
}

/**
 * Makes a move that is known to be legal and goes on to the next decision, or to the instant at which the watcher stops it;
 * then nobody is asked anything until `goOn`. Returns that instant, or undefined if it was not stopped.
 */
export function playWatched<S extends Position>(
  rules: Rules<S>,
  state: S,
  { seat, move }: Answer,
  watcher: Watcher<S>,
): string | undefined {
  const watch = new WatchFor(watcher, false);
  const run = new Run(rules, state, undefined, watch);
  answer(run, seat, move);
  advance(run);
  return watch.stopped;
}

/** Goes on from an instant at which a game was stopped, as `playWatched` does; without a watcher to the next decision. */
export function goOn<S extends Position>(
  rules: Rules<S>,
  state: S,
  watcher: Watcher<S> = () => false,
): string | undefined {
  const watch = new WatchFor(watcher, true);
  advance(new Run(rules, state, undefined, watch));
  return watch.stopped;
}

/** An instant that passed in a game. */
export interface Passed<S extends Position> {
  readonly instant: string;
  /** After how many moves it passed. */
  readonly moves: number;
  /** The state as it was then. */
  readonly state: S;
}

/** The instants that passed in the moves of a game, in their order; the moves are played again. */
export function* instantsIn<S extends Position>(
  game: Game<S>,
  moves: readonly Answer[],
): Generator<Passed<S>> {
  const { rules } = game;
  const state = game.begin();
  for (const [i, one] of moves.entries()) {
    const passed: Passed<S>[] = [];
    playWatched(rules, state, one, (instant, now) => {
      passed.push({ instant, moves: i + 1, state: rules.copy(now) });
      return false;
    });
    yield* passed;
  }
}

/** The instants of a program: each name with the effects that begin then. */
export function instantsOf<S extends Position>(
  { nodes }: Program<S>,
  named: Readonly<Record<string, readonly AnyEffect[]>>,
): ReadonlyMap<number, string> {
  const found = new Map<number, string>();
  for (const [instant, effects] of Object.entries(named)) {
    const begun = nodes.filter(({ effect }) => effects.includes(effect));
    if (begun.length === 0) throw new Error(`nothing begins at the instant '${instant}'`);
    for (const { id } of begun) found.set(id, instant);
  }
  return found;
}
