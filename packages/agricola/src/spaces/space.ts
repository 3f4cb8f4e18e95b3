import type { SpaceId } from '../boards/space-ids';
import type { Effect } from '../effects/effect';
import type { Good } from '../state/goods';
import type { CardNumber } from '../state/numbers';

/** An action space, of a board or of a card: what is laid on it each round and what a person there does. */
export interface Space<Id extends string = string> {
  readonly id: Id;
  /** So many of the good each round. */
  readonly refill?: { readonly good: Good; readonly count: number };
  /** The stage of a round card; spaces without one are there from the start. */
  readonly stage?: number;
  /** Spaces of one tile: only one of them can be used each round. */
  readonly tile?: string;
  /** The season in which it can be used. */
  readonly season?: number;
  /** What the other edition calls the same thing, where rules speak of it. */
  readonly concept?: 'fishing' | 'day-laborer';
  /** It never takes a second person, whatever a card says. */
  readonly alone?: true;
  /** The card that it lies on. */
  readonly card?: CardNumber;
  readonly effect: Effect;
}

/** A space that only collects a good. */
export function collecting(
  id: SpaceId,
  good: Good,
  count: number,
  more: Partial<Space<SpaceId>> = {},
): Space<SpaceId> {
  return { id, refill: { good, count }, effect: { do: 'collect' }, ...more };
}

/** Whether whoever uses a space always gets a good there. */
export function gives({ refill, effect }: Space, good: Good): boolean {
  if (refill?.good === good && effect.do !== 'oneOf') return true;
  const steps = effect.do === 'seq' ? effect.steps : [effect];
  return steps.some((step) => step.do === 'gain' && (step.goods[good] ?? 0) > 0);
}

/** Whether a space is one of those named; spaces of cards never are. */
export function isNamed(ids: readonly SpaceId[], { id }: Space): boolean {
  return (ids as readonly string[]).includes(id);
}
