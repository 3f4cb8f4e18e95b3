import type { MajorId } from '../boards/major-ids';
import type { SpaceId } from '../boards/space-ids';
import type { Effect } from '../effects/effect';
import type { Action } from '../effects/take';
import type { BroughtAt } from '../moments/brought';
import type { Moment } from '../moments/moments';
import type { House } from '../options/variant';
import type { Animal, Crop, Good } from '../state/goods';
import type { CustomSpaces } from './custom/names';
import type { Condition } from './quantity';

/** Which spaces are meant. */
export type Spaces =
  | { readonly named: readonly SpaceId[] }
  /** Those on which one of these goods accumulates; whatever it is, if none is said. */
  | { readonly accumulating: readonly Good[] }
  /** The cards on these round spaces. */
  | { readonly rounds: readonly number[] }
  /** A set of the card's own. */
  | { readonly own: CustomSpaces }
  /** Those of several sets. */
  | { readonly either: readonly Spaces[] }
  /** Those of a set on which so many goods lie. */
  | { readonly of: Spaces; readonly lying: Lying }
  /** Those of a set on which somebody stands; or that are unoccupied, if only because a card of the owner says so. */
  | { readonly of: Spaces; readonly occupied: boolean };

/** How many goods lie on a space. */
export interface Lying {
  readonly atLeast: number;
  readonly atMost?: number;
}

/** Whose doing is meant. */
export type Who = 'me' | 'others' | 'anyone';

/** What a card waits for; its moment says what it brings. */
export interface Occasion<M extends Moment = Moment> {
  readonly moment: M;
  readonly who: Who;
  /** Only the use of one of these spaces. */
  readonly spaces?: Spaces;
  /** Only the use of a space that has itself given one of these goods. */
  readonly giving?: readonly Good[];
  /** Only what is cooked to feed the family. */
  readonly toFeed?: true;
  /** Only goods that a minor improvement gives. */
  readonly via?: 'minor';
  /** Only such an action. */
  readonly action?: Action;
  /** Only goods of which at least one was obtained, cooked or harvested. */
  readonly good?: Good;
  /** Only an action that limits nothing. */
  readonly unlimited?: true;
  /** Only in the field phase of a harvest. */
  readonly inHarvest?: true;
  /**
   * Only such a card that was or is about to be played or built; `bakery`: an improvement with which bread can be baked;
   * `staying`: one that now lies in front of its player.
   */
  readonly card?: 'occupation' | 'improvement' | 'bakery' | 'staying';
  /** Only a renovation to a house of this; only one of a house of this. */
  readonly to?: House;
  readonly from?: House;
  /** Only one of these major improvements that was built. */
  readonly majors?: readonly MajorId[];
  /** Only if an improvement was returned for it. */
  readonly returning?: true;
  /** Only if spaces of the farmyard were enclosed that were in no pasture before, with whatever. */
  readonly enclosing?: true;
  /** Only if at least so many spaces of the farmyard were made used by one action, when it is over. */
  readonly newlyUsed?: number;
  /** Not in the turn in which the card itself is played. */
  readonly notYet?: true;
}

/** A card's waiting and what it then does. */
export interface Listener extends Occasion {
  readonly when?: Condition;
  /** Whoever acts must do it, and cannot act if that is impossible. */
  readonly toll?: true;
  /** It is for whoever acts, and not for the owner. */
  readonly offer?: true;
  /** Only if the one before it does not act. */
  readonly otherwise?: true;
  readonly then: Effect;
}

/** The Lessons spaces of all boards. */
export const LESSONS = ['lessons', 'lessons-3', 'lessons-4'] as const;
/** The spaces on which animals accumulate. */
export const MARKETS = ['sheep-market', 'pig-market', 'cattle-market'] as const;

/** The same in the 2007 edition. */
export const CLASSIC_MARKETS = ['sheep', 'boar', 'cattle'] as const;

type SpaceSet = SpaceId | Spaces;

/** Spaces by name and by sets, together. */
function spacesOf(sets: readonly SpaceSet[]): Spaces {
  const named = sets.filter((one) => typeof one === 'string');
  const others = sets.filter((one) => typeof one !== 'string');
  const all = named.length === 0 ? others : [{ named }, ...others];
  return all.length === 1 ? all[0] : { either: all };
}

/** Spaces on which one of these goods accumulates, or any. */
export const accumulating = (...of: readonly Good[]): Spaces => ({ accumulating: of });
/** The cards on these round spaces. */
export const onRounds = (...rounds: readonly number[]): Spaces => ({ rounds });
/** A set of spaces of the card's own. */
export const ownSpaces = (own: CustomSpaces): Spaces => ({ own });
/** Those of these spaces on which somebody stands; those that are unoccupied for the owner. */
export const peopledOf = (...sets: readonly SpaceSet[]): Spaces => ({ of: spacesOf(sets), occupied: true });
export const unoccupiedOf = (...sets: readonly SpaceSet[]): Spaces => ({
  of: spacesOf(sets),
  occupied: false,
});
/** Those of some spaces on which so many goods lie. */
export const withLying = (of: Spaces, lying: Lying): Spaces => ({ of, lying });

const using =
  <M extends Moment>(moment: M, who: Who) =>
  (...sets: readonly SpaceSet[]): Occasion<M> =>
    sets.length === 0 ? { moment, who } : { moment, who, spaces: spacesOf(sets) };

/** The owner uses a space: before the space itself acts. */
export const iUse = using('use', 'me');
export const othersUse = using('use', 'others');
export const anyoneUses = using('use', 'anyone');
/** Only where the text says "after", or where the reward depends on what the use has brought. */
export const afterIUse = using('used', 'me');
export const afterOthersUse = using('used', 'others');
export const afterAnyoneUses = using('used', 'anyone');

/** The owner has got one of these goods from an action space, whether they accumulate there or not. */
export const iGetOnSpace = (...giving: readonly Good[]): Occasion<'used'> => ({
  moment: 'used',
  who: 'me',
  giving,
});

/** The same from one of these spaces. */
export const iGetFrom = (named: readonly SpaceId[], good: Good): Occasion<'used'> => ({
  ...iGetOnSpace(good),
  spaces: { named },
});

/** The owner takes an action: before it is carried out. */
export const iTake = (action: Action): Occasion<'take'> => ({ moment: 'take', who: 'me', action });
/** The owner has taken an action. */
export const iTook = (action: Action): Occasion<'taken'> => ({ moment: 'taken', who: 'me', action });
/** The owner takes a sow action that limits neither the fields nor the crops (AG-R1422): before it. */
export const iTakeUnlimitedSow: Occasion<'take'> = { ...iTake('sow'), unlimited: true };
/** The owner is about to play or build such a card, by whatever leads to it: before it is chosen and paid for. */
export const beforeIPlay = (card: 'occupation' | 'improvement'): Occasion<'take'> => ({
  moment: 'take',
  who: 'me',
  card,
});
/** The owner obtains at least one of a good, from wherever. */
export const iGain = (good: Good): Occasion<'gained'> => ({ moment: 'gained', who: 'me', good });

/** The owner obtains at least one of a good by a minor improvement. */
export const iGainByMinor = (good: Good): Occasion<'gained'> => ({ ...iGain(good), via: 'minor' });
/** The owner obtains goods, whatever they are. */
export const iGainGoods: Occasion<'gained'> = { moment: 'gained', who: 'me' };

const own = <M extends Moment>(moment: M): Occasion<M> => ({ moment, who: 'me' });

/** The same as the doing of other players, or of anybody. */
export const byOthers = <M extends Moment>(occasion: Occasion<M>): Occasion<M> => ({
  ...occasion,
  who: 'others',
});

/** Before the preparation phase (AG-R1406); the round that begins is not counted yet. */
export const beforeRound = own('beforeRound');
/** The same as the doing of anybody. */
export const byAnyone = <M extends Moment>(occasion: Occasion<M>): Occasion<M> => ({
  ...occasion,
  who: 'anyone',
});

export const roundStarts = own('roundStart');
/** The preparation is over. */
export const workStarts = own('workStart');
/** Before goods are put on the accumulation spaces. */
export const beforeReplenishing = own('replenish');
export const iBuildRooms = own('builtRooms');
export const iBuildStables = own('builtStables');
export const iFence = own('fenced');
/** The owner encloses spaces of the farmyard that were in no pasture before. */
export const iEnclose: Occasion<'fenced'> = { ...own('fenced'), enclosing: true };
/** The owner encloses spaces of the farmyard that were unused before: neither in a pasture nor with a stable. */
export const iEncloseUnused: Occasion<'fenced'> = { ...iEnclose, newlyUsed: 1 };
export const iRenovate = own('renovated');
/** The owner renovates to a house of this, of whatever it was before; or only from one of that. */
export const iRenovateTo = (to: House, from?: House): Occasion<'renovated'> =>
  from === undefined ? { ...iRenovate, to } : { ...iRenovate, to, from };
/** The owner has sown by a Sow action. */
export const iSow = own('sowed');
/** A sow action that limits neither the fields nor the crops (AG-R1422). */
export const iSowUnlimited: Occasion<'sowed'> = { ...own('sowed'), unlimited: true };
/** The owner harvests at least one of a crop, whenever it is. */
export const iHarvest = (crop: Crop): Occasion<'harvested'> => ({ ...own('harvested'), good: crop });
/** The owner's crops were taken in the field phase of a harvest. */
export const fieldPhaseHarvest: Occasion<'harvested'> = { ...own('harvested'), inHarvest: true };
export const iPlow = own('plowed');
/** The owner has turned wood into food by a craft. */
export const iWorkWood = own('woodworked');
/** The owner has baked bread with a Bake Bread action. */
export const iBake = own('baked');
/** The owner has turned vegetables or animals into food by cooking; `good`: at least one of these. */
export const iCook = (good?: 'vegetable' | Animal): Occasion<'cooked'> =>
  good === undefined ? own('cooked') : { ...own('cooked'), good };
/** The owner cooks to feed the family. */
export const iCookToFeed: Occasion<'cooked'> = { ...own('cooked'), toFeed: true };
/** The owner uses a space of the farmyard that was unused: each of them at once. */
export const iUseNewSpace = own('landUsed');
/** One action of the owner has made at least so many unused spaces of the farmyard used. */
export const iUseNewSpaces = (newlyUsed: number): Occasion<'landUsed'> => ({ ...own('landUsed'), newlyUsed });
export const iPlayOccupation: Occasion<'played'> = { ...own('played'), card: 'occupation' };
/** Major or minor, traveling ones included (AG-Q51). */
export const iBuildImprovement: Occasion<'played'> = { ...own('played'), card: 'improvement' };
/** A major or minor improvement with which bread can be baked. */
export const iBuildBakery: Occasion<'played'> = { ...own('played'), card: 'bakery' };
/** A card was played or built, be it a traveling one or one that stays in front of the owner. */
export const iPlayCard = own('played');
/** A card that was played or built now lies in front of the owner. */
export const iPlaceCard: Occasion<'played'> = { ...own('played'), card: 'staying' };
/** One of these major improvements, in whatever way. */
export const iBuildMajor = (...majors: readonly MajorId[]): Occasion<'played'> => ({
  ...own('played'),
  majors,
});
/** An improvement is returned for one of these major improvements. */
export const iUpgradeTo = (...majors: readonly MajorId[]): Occasion<'played'> => ({
  ...iBuildMajor(...majors),
  returning: true,
});
/** The farm is as it is: for what happens "once" something is true. */
export const settled = own('settled');
export const myTurnEnds = own('turnEnds');
/** The same, but not in the turn in which the card itself is played. */
export const notYet = <M extends Moment>(occasion: Occasion<M>): Occasion<M> => ({
  ...occasion,
  notYet: true,
});
/** The work phase is over, everybody still stands on the board. */
export const workEnds = own('workEnds');
export const homeward = own('homeward');
export const roundEnds = own('roundEnds');
export const beforeHarvest = own('beforeHarvest');
export const fieldPhaseStarts = own('fieldStarts');
export const fieldPhaseEnds = own('fieldEnds');
/** Before anybody feeds a family; what concerns the own family alone may wait for `feedingPhase`. */
export const feedingStarts = own('feedingStarts');
export const feedingPhase = own('feeding');
export const afterFeeding = own('fed');
export const afterBreeding = own('bred');
export const harvestEnds = own('harvestEnds');
/** The last round is over, the points are about to be counted. */
export const scoringStarts = own('scoring');

/** What a card does on an occasion; it counts nothing that the occasion does not bring. */
export function on<M extends Moment>(
  occasion: Occasion<M>,
  then: Effect<BroughtAt<M>>,
  when?: Condition<BroughtAt<M>>,
): Listener {
  return when === undefined ? { ...occasion, then } : { ...occasion, then, when };
}

/** What whoever uses a space must do for the owner first. */
export function toll(
  occasion: Occasion<'use'>,
  then: Effect<BroughtAt<'use'>>,
  when?: Condition<BroughtAt<'use'>>,
): Listener {
  return { ...on(occasion, then, when), toll: true };
}

/** What whoever acts may do because of the card. */
export function offer<M extends Moment>(
  occasion: Occasion<M>,
  then: Effect<BroughtAt<M>>,
  when?: Condition<BroughtAt<M>>,
): Listener {
  return { ...on(occasion, then, when), offer: true };
}

/** Only the first of several listeners to one moment acts that can; without this all of them do. */
export function firstOf(...listeners: readonly Listener[]): readonly Listener[] {
  const moments = new Set(listeners.map(({ moment }) => moment));
  if (moments.size !== 1)
    throw new Error(`firstOf takes listeners to one moment, not to ${[...moments].join(', ')}`);
  return listeners.map((one, i) => (i === 0 ? one : { ...one, otherwise: true }));
}

/** Whether a listener brings what waits on a round space. */
export function isDelivery({ when }: Listener): boolean {
  return when !== undefined && 'delivered' in when;
}

/** Whether a listener means what its owner does (`own`), or what somebody else does. */
export function concerns({ who }: Listener, own: boolean): boolean {
  return who === 'anyone' || (who === 'me') === own;
}
