import type { Domain } from './domain';
import type { AnyEffect } from './effect';
import type { Move } from './move';
import type { Source } from './numbered';
import type { Node, Program } from './program';
import type { Question } from './question';
import type { Run } from './run';
import type { Seat } from './seat';
import type { Stack } from './stack';
import type { Reason } from './verdict';
import type { Words } from './words';

/** What every game's state holds for the kernel: the path through the effects at work. */
export interface Position {
  /** The course of the game. */
  readonly main: Stack;
  /** One stack a seat, for what seats do at the same time; while one of them is at work the main stack rests. */
  readonly lanes: readonly Stack[];
}

/** A step of an effect was done and the machine goes on. */
export const ON = false;
/** The top frame waits for an answer, or for the lanes. */
export const WAIT = true;

/** What the numbers of a frame stand for; those that are not named are plain numbers. */
export interface Registers {
  readonly step?: Words;
  readonly a?: Words;
  readonly b?: Words;
  /** What the effect is about; so are the effects inside it. */
  readonly about?: Words | undefined;
  /** The effects inside it are about plain numbers, whatever it is about itself. */
  readonly countsInside?: boolean;
}

/** One kind of effect: everything the kernel must know to carry it out. */
export interface Kind<S extends Position, E extends AnyEffect = AnyEffect> {
  /** The effects inside it. */
  parts?(effect: E): readonly AnyEffect[];
  /** What the numbers of its frames stand for, where they are not plain numbers. */
  registers?(effect: E, program: Program<S>): Registers;
  /** Whether it could be carried out at all, now, by this seat. */
  possible(run: Run<S>, node: Node<S, E>, seat: Seat, source: Source): boolean;
  /** Whether others cannot know if it is possible. Its owner is then asked even if it is not, so that silence gives nothing away. */
  hides?(run: Run<S>, node: Node<S, E>, seat: Seat, source: Source): boolean;
  /** Whether it asks its owner itself, so that no yes-or-no question is needed first. */
  asksItself?(run: Run<S>, node: Node<S, E>, seat: Seat, source: Source): boolean;
  /** Whether it is impossible, and nothing done before it in the same turn could change that. */
  outOfReach?(run: Run<S>, node: Node<S, E>, seat: Seat, source: Source): boolean;
  /** Why it is not possible. */
  why?(run: Run<S>, node: Node<S, E>, seat: Seat, source: Source): Reason;
  /** Carries out one step of the top frame: push, pop or wait. */
  step(run: Run<S>, node: Node<S, E>): typeof ON | typeof WAIT;
  /** What may be answered while it waits. */
  ask?(run: Run<S>, node: Node<S, E>): Domain;
  /** What it asks while it waits, as data for a sentence; by default just the name of the effect. */
  question?(run: Run<S>, node: Node<S, E>): Question;
  /** The only seat that learns the answer, if not everybody does. */
  secretOf?(run: Run<S>, node: Node<S, E>): Seat | undefined;
  /**
   * Whether the seat on whose lane it waits has answered in secret. Nobody waits for it any longer, and it may still
   * change its answer. Once every busy lane has its answer, each is told to `carryOut` its own.
   */
  answered?(run: Run<S>, node: Node<S, E>): boolean;
  carryOut?(run: Run<S>, node: Node<S, E>): void;
  /** Skips its question to chance, giving nothing: whether an action can be completed must not depend on luck. */
  inVain?(run: Run<S>, node: Node<S, E>): void;
  /** Takes an answer. */
  answer?(run: Run<S>, node: Node<S, E>, move: Move): void;
  /** Told when its owner has used something at any time while it waits. */
  called?(run: Run<S>, node: Node<S, E>): void;
  /** Nothing is half done while it waits, so every seat may use what it may use at any time. */
  readonly gap?: boolean;
  /** The generation of questions that introduced it: stored games of an earlier one decline it with `done`, unasked. */
  readonly generation?: number;
  /** Its canonical answers include what may be used at any time, because it could matter here. */
  readonly calls?: boolean;
}

/** Whether all of these effects are impossible, and nothing done before them in the same turn could change that. */
export function areOutOfReach<S extends Position>(
  run: Run<S>,
  nodes: readonly Node<S>[],
  seat: Seat,
  source: Source,
): boolean {
  return nodes.every((node) => node.kind.outOfReach?.(run, node, seat, source) === true);
}

/** Why an effect is not possible, as far as its kind can tell. */
export function whyNot<S extends Position>(run: Run<S>, node: Node<S>, seat: Seat, source: Source): Reason {
  return node.kind.why?.(run, node, seat, source) ?? { why: 'not-possible' };
}
