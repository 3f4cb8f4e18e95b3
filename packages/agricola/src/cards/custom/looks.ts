import type { Look } from '../../measure';

/** Which spaces a card lets its owner use though others could not: those occupied, those not yet revealed. */
export interface Joins {
  /** Only to place a person there, not to go on there from another space. */
  readonly placing?: true;
  readonly oncePerRound?: true;
  occupied?(look: Look, space: number): boolean;
  unrevealed?(look: Look, space: number): boolean;
}

/** What only single cards look at, by name. Take the lowest that works: a quantity or condition before an effect. */
export interface CustomLooks {
  readonly quantities?: Readonly<Record<string, (look: Look) => number>>;
  readonly conditions?: Readonly<Record<string, (look: Look) => boolean>>;
  readonly joins?: Readonly<Record<string, Joins>>;
}
