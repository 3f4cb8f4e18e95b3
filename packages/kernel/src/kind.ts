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
  /** Whether others cannot know if it is possible: its owner is then asked even if it is not, so that no silence tells. */
  hides?(run: Run<S>, node: Node<S, E>, seat: Seat, source: Source): boolean;
  /** Whether it asks by itself if its owner wants it, so that nobody is asked before. */
  asksItself?(run: Run<S>, node: Node<S, E>, seat: Seat, source: Source): boolean;
  /** Why it is not possible. */
  why?(run: Run<S>, node: Node<S, E>, seat: Seat, source: Source): Reason;
  /** Carries out one step of the top frame: push, pop or wait. */
  step(run: Run<S>, node: Node<S, E>): typeof ON | typeof WAIT;
  /** What may be answered while it waits. */
  ask?(run: Run<S>, node: Node<S, E>): Domain;
  /** What it asks while it waits, for words; the name of the effect alone if it says nothing. */
  question?(run: Run<S>, node: Node<S, E>): Question;
  /** The seat that alone learns the answer, if not everybody does. */
  secretOf?(run: Run<S>, node: Node<S, E>): Seat | undefined;
  /**
   * Whether the seat on whose lane it waits has answered, in secret: nobody waits for it any more, and it may still answer
   * anew. When all seats whose lanes are at work have answered, every lane is told to `carryOut` what it was answered.
   */
  answered?(run: Run<S>, node: Node<S, E>): boolean;
  carryOut?(run: Run<S>, node: Node<S, E>): void;
  /** Lets chance, which it asks, bring nothing: whether something can be carried through must not rest on luck. */
  inVain?(run: Run<S>, node: Node<S, E>): void;
  /** The answers that are enough to try where it is looked whether an action can be completed, besides declining; all, if it says nothing. */
  tries?(run: Run<S>, node: Node<S, E>): readonly Move[] | undefined;
  /** Takes an answer. */
  answer?(run: Run<S>, node: Node<S, E>, move: Move): void;
  /** Hears that its owner has used something at any time while it waits. */
  called?(run: Run<S>, node: Node<S, E>): void;
  /** Nothing is half done while it waits: seats may use what they may use at any time, others included. */
  readonly gap?: boolean;
  /** The generation of questions that it came with: stored games of an earlier one decline it by `done`, unasked. */
  readonly generation?: number;
  /** Its canonical answers include what may be used at any time, because it could matter here. */
  readonly calls?: boolean;
}

/** Why an effect is not possible, as far as its kind can tell. */
export function whyNot<S extends Position>(run: Run<S>, node: Node<S>, seat: Seat, source: Source): Reason {
  return node.kind.why?.(run, node, seat, source) ?? { why: 'not-possible' };
}
