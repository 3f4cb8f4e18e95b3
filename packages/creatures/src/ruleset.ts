import type { Node } from '@furrow/kernel/program';
import type { Rules } from '@furrow/kernel/rules';
import type { Run } from '@furrow/kernel/run';
import type { Building } from './building';
import type { Moment } from './moments';
import type { State } from './state';

/** A building that waits for a moment, with the node of what it then does. */
export interface Waiting {
  readonly building: Building;
  /** What it does, and where it is a step of its own, settling afterwards. */
  readonly node: Node<State>;
  /** What it does: it acts only if this is possible. */
  readonly effect: Node<State>;
}

/** What a building lets its owner do at any time: within a step, and as a step of its own. */
export interface Anytime {
  readonly within: Node<State>;
  readonly alone: Node<State>;
}

/** The compiled rules of the game with the nodes that its effects look up. */
export interface Ruleset extends Rules<State> {
  /** What using each space does. */
  readonly spaces: readonly Node<State>[];
  /** What each building does when it is built. */
  readonly builds: readonly (Node<State> | undefined)[];
  readonly anytime: readonly (Anytime | undefined)[];
  readonly moments: Readonly<Record<Moment, Node<State>>>;
  readonly waiting: Readonly<Record<Moment, readonly Waiting[]>>;
  readonly settle: Node<State>;
  /** Turning down what has come, where its owner would be asked too late. */
  readonly turnDown: Node<State>;
}

/** The rules of a run, known to be this game's. */
export function rulesOf(run: Run<State>): Ruleset {
  return run.rules as Ruleset;
}
