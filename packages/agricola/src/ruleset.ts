import type { Node } from '@furrow/kernel/program';
import type { Rules } from '@furrow/kernel/rules';
import type { Run } from '@furrow/kernel/run';
import type { Seat } from '@furrow/kernel/seat';
import type { Listener } from './moments';
import type { Space } from './space';
import type { State } from './state';
import type { Variant } from './variant';

/** The compiled rules of one variant with what its effects look up. */
export interface Ruleset extends Rules<State> {
  readonly variant: Variant;
  /** All spaces of the board, revealed or not, by number. */
  readonly spaces: readonly Space[];
  /** What using each space does. */
  readonly uses: readonly Node<State>[];
  /** Whether each space can be used from the start. */
  readonly permanent: readonly boolean[];
  /** What each major improvement does when it is built. */
  readonly builds: readonly (Node<State> | undefined)[];
  readonly settle: Node<State>;
  /** On whose farms each seat may build: its own first, in team play the partner's too. */
  readonly farmsFor: readonly (readonly Seat[])[];
  /** No tile and no season closes a space. */
  readonly plain: boolean;
  /** What waits for the use of a space. */
  readonly waiting: readonly { readonly listener: Listener; readonly node: Node<State> }[];
}

/** The rules of a run, known to be this game's. */
export function rulesOf(run: Run<State>): Ruleset {
  return run.rules as Ruleset;
}

/** Sources of effects are numbered: majors first, then spaces. */
export const FIRST_SPACE = 64;
/** The source of what comes from the rules themselves. */
export const NO_SOURCE = -1;
/** The source of turning goods into food, which every player may do at any time. */
export const CONVERT = 32;
/** The source of giving goods back to the general supply, likewise. */
export const DISCARD = 33;
