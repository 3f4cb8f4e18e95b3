import type { Position } from './kind';
import type { NodeNumber, Source } from './numbered';
import type { Program } from './program';
import type { Run } from './run';
import type { Seat } from './seat';
import type { Reason } from './verdict';

/** Something a seat may use at any time: where it comes from and the node that carries it out. */
export interface Call {
  readonly source: Source;
  readonly node: NodeNumber;
  /** Listed for bots and tests, or only accepted from people. */
  readonly canonical: boolean;
}

/** What the kernel must know of a game to run it. */
export interface Rules<S extends Position> {
  readonly program: Program<S>;
  /** The instants that pass by themselves, by the node that begins then. */
  readonly instants: ReadonlyMap<number, string>;
  /** The node that stands under what is used in the middle of an action. */
  readonly within: NodeNumber;
  copy(state: S): S;
  /** The seats in the order in which they act when a rule names all of them. */
  order(state: S): readonly Seat[];
  /** What the seat may use at any time, now; `gap` says that nothing is half done. */
  calls(state: S, seat: Seat, gap: boolean): readonly Call[];
  /** What people are shown besides, though bots leave it alone. */
  shownCalls?(state: S, seat: Seat): readonly Call[];
  /** What the seat may use at any time from one source; also what is never listed. */
  call(state: S, seat: Seat, gap: boolean, source: Source): Call | undefined;
  /** Tells whoever listens that the seat uses it. */
  tellCall?(run: Run<S>, seat: Seat, source: Source): void;
  /** Why the seat may not use it now. */
  whyNotCall(state: S, seat: Seat, source: Source): Reason;
}
