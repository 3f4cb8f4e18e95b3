import { majorNumber } from '@furrow/agricola/boards/majors';
import type { Occasion as Declared, Listener, Who } from '@furrow/agricola/cards/listener';
import type { Action } from '@furrow/agricola/effects/take';
import type { Moment } from '@furrow/agricola/moments/moments';
import { HOUSES } from '@furrow/agricola/options/variant';
import { goodNumber } from '@furrow/agricola/state/goods';
import { kindsOf } from '../major-kind';
import { returnedForMajors } from '../upgrades';
import type { Around, Pieces } from './counting';
import { type Given, givenOf } from './given';
import { type SpacesMeant, spacesMeantBy } from './spaces';

/** Moments that come with the course of the game, and phases of it. */
export type Time =
  | 'fieldPhase'
  | Extract<
      Moment,
      | 'beforeRound'
      | 'roundStart'
      | 'replenish'
      | 'workStart'
      | 'settled'
      | 'turnEnds'
      | 'workEnds'
      | 'homeward'
      | 'roundEnds'
      | 'beforeHarvest'
      | 'fieldStarts'
      | 'fieldEnds'
      | 'feedingStarts'
      | 'feeding'
      | 'fed'
      | 'bred'
      | 'harvestEnds'
      | 'scoring'
    >;

/** What somebody does that a card waits for. */
export type Happening =
  | { readonly happens: 'use'; readonly spaces: SpacesMeant }
  /** One of these goods, by number, comes from an action space, one of those that are meant. */
  | { readonly happens: 'getOnSpace'; readonly goods: readonly number[]; readonly spaces: SpacesMeant }
  | { readonly happens: 'take'; readonly action: Action }
  | { readonly happens: 'build'; readonly what: Pieces }
  | {
      readonly happens: 'plow' | 'bake' | 'workWood' | 'useNewSpace' | 'enclose' | 'encloseUnused';
    }
  /** To such a house, from such a house, by number. */
  | { readonly happens: 'renovate'; readonly to: number | undefined; readonly from: number | undefined }
  /** One of these major improvements, by number. */
  | { readonly happens: 'buildMajor'; readonly majors: readonly number[] }
  /** An improvement is returned for one of these major improvements; by number, one of each kind. */
  | { readonly happens: 'upgrade'; readonly from: readonly number[]; readonly to: readonly number[] }
  /** At least so many unused spaces of the farmyard become used by one action. */
  | { readonly happens: 'useLand'; readonly n: number }
  /** `unlimited`: by an action that limits nothing. */
  | { readonly happens: 'sow'; readonly unlimited: boolean }
  /** `good`: at least 1 of this crop. */
  | { readonly happens: 'harvest'; readonly good: number | undefined }
  /** Vegetables or animals; `good`: at least 1 of it. */
  | { readonly happens: 'cook'; readonly good: number | undefined; readonly toFeed: boolean }
  | { readonly happens: 'play'; readonly card: 'occupation' | 'improvement' | 'bakery' | 'staying' | 'any' }
  /** `good`: at least 1 of it. */
  | { readonly happens: 'gain'; readonly good: number | undefined; readonly byMinor: boolean };

/**
 * What a card waits for. `order`: whether the card acts before it, as part of it, after it, or as soon as it is `done`,
 * which need not be said.
 */
export type Occasion =
  /** `round`: in this round only, where a time comes with every round. */
  | { readonly occasion: 'time'; readonly time: Time; readonly round: number | undefined }
  | {
      readonly occasion: 'doing';
      readonly who: Who;
      readonly what: Happening;
      readonly order: 'before' | 'during' | 'done' | 'after';
    }
  /** As soon as something holds. */
  | { readonly occasion: 'soon'; readonly given: Given };

type Doings = Exclude<Moment, Time>;

/** What is done at each moment that somebody brings about. */
const HAPPENINGS: { readonly [M in Doings]: (declared: Declared) => Happening } = {
  use: ({ spaces }) => ({ happens: 'use', spaces: spacesMeantBy(spaces) }),
  used: ({ spaces, giving }) =>
    giving === undefined
      ? { happens: 'use', spaces: spacesMeantBy(spaces) }
      : { happens: 'getOnSpace', goods: giving.map(goodNumber), spaces: spacesMeantBy(spaces) },
  take: ({ action = 'bake', unlimited, card }) => {
    if (card !== undefined) return { happens: 'play', card };
    return unlimited === true ? { happens: 'sow', unlimited } : { happens: 'take', action };
  },
  taken: ({ action = 'bake' }) => ({ happens: 'take', action }),
  builtRooms: () => ({ happens: 'build', what: 'rooms' }),
  builtStables: () => ({ happens: 'build', what: 'stables' }),
  fenced: ({ enclosing, newlyUsed }) => {
    if (enclosing === undefined) return { happens: 'build', what: 'fences' };
    return { happens: newlyUsed === undefined ? 'enclose' : 'encloseUnused' };
  },
  renovated: ({ to, from }) => ({
    happens: 'renovate',
    to: to === undefined ? undefined : HOUSES.indexOf(to),
    from: from === undefined ? undefined : HOUSES.indexOf(from),
  }),
  plowed: () => ({ happens: 'plow' }),
  sowed: ({ unlimited = false }) => ({ happens: 'sow', unlimited }),
  harvested: ({ good }) => ({ happens: 'harvest', good: good === undefined ? undefined : goodNumber(good) }),
  baked: () => ({ happens: 'bake' }),
  woodworked: () => ({ happens: 'workWood' }),
  cooked: ({ good, toFeed = false }) => ({
    happens: 'cook',
    good: good === undefined ? undefined : goodNumber(good),
    toFeed,
  }),
  landUsed: ({ newlyUsed }) =>
    newlyUsed === undefined ? { happens: 'useNewSpace' } : { happens: 'useLand', n: newlyUsed },
  played: ({ card, majors, returning }) => {
    if (majors === undefined) return { happens: 'play', card: card ?? 'any' };
    return returning === true
      ? { happens: 'upgrade', from: returnedForMajors(majors), to: kindsOf(majors) }
      : { happens: 'buildMajor', majors: majors.map(majorNumber) };
  },
  gained: ({ good, via }) => ({
    happens: 'gain',
    good: good === undefined ? undefined : goodNumber(good),
    byMinor: via === 'minor',
  }),
};

/** Where the act of a card stands to what is done; everything else has just been done. */
const ORDERS: Partial<Readonly<Record<Moment, 'before' | 'during' | 'after'>>> = {
  use: 'during',
  take: 'before',
  used: 'after',
  taken: 'after',
  sowed: 'after',
  harvested: 'after',
  baked: 'after',
  cooked: 'after',
  woodworked: 'after',
};

/** The moments that come in every round. */
const EVERY_ROUND: readonly Moment[] = ['beforeRound', 'roundStart', 'roundEnds'];

function isTime(moment: Moment): moment is Exclude<Time, 'fieldPhase'> {
  return !(moment in HAPPENINGS);
}

/** What a card waits for, without a condition. */
export function occasionOf(declared: Declared, round?: number): Occasion {
  const { moment, who, inHarvest } = declared;
  if (inHarvest === true) return { occasion: 'time', time: 'fieldPhase', round };
  if (isTime(moment)) return { occasion: 'time', time: moment, round };
  const order = declared.giving === undefined ? (ORDERS[moment] ?? 'done') : 'during';
  return { occasion: 'doing', who, what: HAPPENINGS[moment](declared), order };
}

/** What is built at a moment. */
const BUILT: Partial<Readonly<Record<Moment, Pieces>>> = {
  builtRooms: 'rooms',
  builtStables: 'stables',
  fenced: 'fences',
};

/** What is known of an occasion. */
export function aroundOf({ moment, spaces, giving }: Declared): Around {
  const lying = spaces !== undefined && 'accumulating' in spaces ? spaces.accumulating : [];
  const goods = (giving ?? lying).map(goodNumber);
  return { goods, good: goods.length === 1 ? goods[0] : undefined, pieces: BUILT[moment] };
}

/** When a listener acts: its occasion, and the rest of its condition. */
export interface Waiting {
  readonly occasion: Occasion;
  readonly given: Given | undefined;
}

/** What a listener waits for. */
export function waitingOf(listener: Listener): Waiting {
  const { when, moment, toll } = listener;
  const given = when === undefined ? undefined : givenOf(when, aroundOf(listener));
  const occasion = occasionOf(listener);
  if (occasion.occasion === 'doing' && toll === true)
    return { occasion: { ...occasion, order: 'before' }, given };
  if (moment === 'settled' && given !== undefined)
    return { occasion: { occasion: 'soon', given }, given: undefined };
  if (given?.given === 'round' && given.bound.is === 'exactly' && EVERY_ROUND.includes(moment))
    return { occasion: occasionOf(listener, given.bound.n), given: undefined };
  return { occasion, given };
}
