import type { Viewpoint } from '../../effects/measure';
import type { SpaceNumber } from '../../state/numbers';
import type { State } from '../../state/state';
import type { CustomCondition, CustomJoin, CustomQuantity, CustomSpaces } from './names';

/** Which spaces a card lets its owner use though others could not: those occupied, those not yet revealed. */
export interface Joins {
  /** Only to place a person there, not to go on there from another space. */
  readonly placing?: true;
  readonly oncePerRound?: true;
  occupied?(look: Viewpoint, space: number): boolean;
  unrevealed?(look: Viewpoint, space: number): boolean;
}

/** What only single cards look at, by name. Take the lowest that works: a quantity or condition before an effect. */
export interface CustomLooks {
  readonly quantities: Readonly<Record<CustomQuantity, (look: Viewpoint) => number>>;
  readonly conditions: Readonly<Record<CustomCondition, (look: Viewpoint) => boolean>>;
  readonly spaces: Readonly<Record<CustomSpaces, (state: State, space: SpaceNumber) => boolean>>;
  readonly joins: Readonly<Record<CustomJoin, Joins>>;
}

/** Some of it, those of one theme. */
export type SomeLooks = { readonly [K in keyof CustomLooks]?: Partial<CustomLooks[K]> };
