import type { SpaceId } from '@furrow/agricola/boards/space-ids';
import type { Period, Piece, PieceCounts, Where } from '@furrow/agricola/effects/effect';
import type { Amounts } from '@furrow/farm/goods';
import type { OccupationPrice } from '../choices';
import type { Counting } from './counting';
import type { Given } from './given';
import type { Prize } from './prize';

/** What is paid. */
export type Price =
  | { readonly price: 'some'; readonly goods: Amounts }
  /** So much for each of something. */
  | { readonly price: 'each'; readonly goods: Amounts; readonly of: Counting }
  /** So much at most, and so much less for each of something. */
  | { readonly price: 'less'; readonly most: Amounts; readonly less: Amounts; readonly of: Counting }
  /** And 1 of a good more for each harvest that is still to come. */
  | { readonly price: 'harvests'; readonly goods: Amounts; readonly more: number };

/** Rounds to come. */
export type Coming =
  | { readonly coming: 'next'; readonly n: number }
  | { readonly coming: 'left' }
  /** One for each of something. */
  | { readonly coming: 'each'; readonly of: Counting }
  /** So many rounds after this one. */
  | { readonly coming: 'after'; readonly after: readonly number[] }
  /** As many rounds after this one as there are of something. */
  | { readonly coming: 'afterAsMany'; readonly of: Counting }
  /** These rounds by number, as far as they are still to come. */
  | { readonly coming: 'at'; readonly rounds: readonly number[] }
  /** The odd or even ones; only the first so many, if it says so. */
  | { readonly coming: 'parity'; readonly odd: boolean; readonly n: number | undefined };

/** What somebody does: one verb and what belongs to it. Goods are numbers. */
export type Doing =
  /** `also`: besides what is done anyway. */
  | { readonly says: 'get'; readonly prize: Prize; readonly also: boolean }
  /** `to`: the goods go to the owner of the card, to whoever acts, or back to the space. */
  | {
      readonly says: 'pay';
      readonly price: Price;
      readonly to: 'supply' | 'owner' | 'actor' | 'space' | 'starter';
      /** Pieces of the own supply that leave the game for it. */
      readonly pieces: PieceCounts;
    }
  /**
   * Rooms and stables, at most so many; `price`: what each room costs, if not as usual; `less`: so much less; `within`:
   * stables only in pastures of so many spaces.
   */
  | {
      readonly says: 'build';
      readonly rooms: number;
      readonly stables: number;
      readonly stablePrice: Amounts;
      readonly price: Amounts | undefined;
      readonly less: Amounts;
      readonly within: number | undefined;
    }
  | { readonly says: 'renovate'; readonly free: boolean; readonly less: Amounts }
  | { readonly says: 'grow'; readonly needsRoom: boolean }
  /** Up to so many fields, by one action. */
  | { readonly says: 'plow'; readonly fields: number; readonly also: boolean }
  | { readonly says: 'sow'; readonly fields: number | undefined; readonly crop: number | undefined }
  /** `more`: besides what the field phase has just brought. */
  | {
      readonly says: 'reap';
      readonly crop: number;
      readonly fields: number | undefined;
      readonly more: boolean;
    }
  /** `grain`: so many, and not by a Bake Bread action. */
  | { readonly says: 'bake'; readonly grain: number | undefined }
  /** Food that must be paid; what is missing is begged for. */
  | { readonly says: 'owe'; readonly food: number }
  /** 1 food to the owner of each of the cards that the text of the card names. */
  | { readonly says: 'payOwners' }
  /** Exactly so many of a crop, each from another field, are lost. */
  | { readonly says: 'discardCrops'; readonly crop: number; readonly fields: number }
  /** `crop`: by number, of this one on each field with it. */
  | { readonly says: 'addCrops'; readonly crop: number | undefined }
  /** Exactly 1 card of the hand leaves the game. */
  | { readonly says: 'discardCard' }
  | { readonly says: 'fence' }
  /** Exactly so many fences, for nothing. */
  | { readonly says: 'fencesInAll'; readonly n: number }
  /** All fences are knocked down, and at most as many built anew, for nothing. */
  | { readonly says: 'rebuildFences' }
  /** Exactly one new pasture, with the wood that was just taken. */
  | { readonly says: 'enclose'; readonly free: number }
  /** Exactly one new pasture of so many spaces, for so much wood in all. */
  /** `around`: around a stable that was just built. */
  | { readonly says: 'pasture'; readonly spaces: number; readonly wood: number; readonly around: boolean }
  /** One of some (by number, one of each kind; none: any); `price`: what it costs, if not as usual. */
  | { readonly says: 'major'; readonly of: readonly number[]; readonly price: Amounts | undefined }
  /** `byAction`: with an action of that name, as cards that hear of it want. */
  | { readonly says: 'minor'; readonly byAction: boolean }
  /** A major or minor one, for which at least 1 of a good must be paid. */
  | { readonly says: 'improvement'; readonly spending: number }
  | { readonly says: 'occupation'; readonly price: OccupationPrice }
  /** What comes with later rounds: goods, and what the card then does if `card` says so. */
  | { readonly says: 'later'; readonly rounds: Coming; readonly goods: Amounts; readonly card: boolean }
  /** `good`: of this good. */
  | { readonly says: 'lay'; readonly n: number | Counting; readonly good: number | undefined }
  /** A piece of the own supply on each of the round spaces so many rounds later, or on some of them. */
  /** `some`: or only on some of these rounds. */
  | {
      readonly says: 'setAside';
      readonly piece: Piece;
      readonly n: number;
      readonly after: readonly number[];
      readonly some: boolean;
    }
  /** Different goods with the next rounds, one after the other. */
  | { readonly says: 'laterRow'; readonly row: readonly Amounts[] }
  | { readonly says: 'unlay'; readonly all: boolean }
  /** 1 good of those that lie on a space. */
  /** 1 good of those on a space, or all of them: which, by number, if that is known. */
  | { readonly says: 'takeFrom'; readonly space: SpaceId; readonly all: boolean }
  | { readonly says: 'toHand' }
  /** The card leaves the game. */
  | { readonly says: 'leaves' }
  /** The top cards of a deck are looked at and put in another order. */
  | { readonly says: 'foresee'; readonly deck: string; readonly n: number }
  /** All minor improvements of the hand are replaced by so many new ones. */
  | { readonly says: 'redraw'; readonly n: number }
  /** Whoever acts gives goods, and gets others from the general supply. */
  | { readonly says: 'fromActor'; readonly goods: Amounts; readonly gets: Amounts }
  /** 1 of a good that lies on the card. */
  | { readonly says: 'takeOff'; readonly good: number | undefined }
  | { readonly says: 'topOfPile' }
  | { readonly says: 'place'; readonly where: Where }
  /** The same person goes on; `other`: to the other of the two spaces just spoken of. */
  | {
      readonly says: 'jump';
      readonly to: readonly SpaceId[];
      readonly evenOccupied: boolean;
      readonly other: boolean;
    }
  /** `last`: once all people have been placed. */
  | { readonly says: 'guest'; readonly last: boolean }
  | {
      readonly says: 'draw';
      readonly from: 'three' | 'hand';
      readonly food: number;
      readonly orPass: boolean;
    }
  | { readonly says: 'cook' }
  | { readonly says: 'marketplace' }
  | { readonly says: 'harvest' }
  | { readonly says: 'breed'; readonly of: number | undefined }
  /** What one card does, by name. */
  | { readonly says: 'own'; readonly name: string };

/** What is made of other clauses. */
export type Compound =
  /** One after the other. */
  | { readonly says: 'row'; readonly parts: readonly Clause[] }
  | { readonly says: 'oneOf'; readonly parts: readonly Clause[] }
  | { readonly says: 'anyOf'; readonly parts: readonly Clause[]; readonly ordered: boolean }
  | { readonly says: 'may'; readonly what: Clause }
  /** Something, and then something else if one likes. */
  | { readonly says: 'then'; readonly first: Clause; readonly after: Clause }
  /** A payment and what is had or done for it. */
  | { readonly says: 'buy'; readonly pay: Extract<Doing, { says: 'pay' }>; readonly get: Clause }
  | { readonly says: 'if'; readonly given: Given; readonly what: Clause }
  /** One of these, each of which says on what condition. */
  | { readonly says: 'cases'; readonly parts: readonly Clause[] }
  | { readonly says: 'once'; readonly per: Period; readonly what: Clause }
  /** `atMost`: at most so many times, or once for each of something. */
  | { readonly says: 'often'; readonly what: Clause; readonly atMost: number | Counting | undefined }
  | { readonly says: 'others'; readonly what: Clause }
  | { readonly says: 'fromRound'; readonly round: number; readonly what: Clause }
  /** What others do on the space of a card, who pay its owner first. */
  | { readonly says: 'tolled'; readonly what: Clause; readonly toll: Amounts };

/** What is done, in no language yet. */
export type Clause = Doing | Compound;

const COMPOUNDS = {
  row: 1,
  oneOf: 1,
  anyOf: 1,
  may: 1,
  then: 1,
  buy: 1,
  if: 1,
  cases: 1,
  once: 1,
  often: 1,
  others: 1,
  fromRound: 1,
  tolled: 1,
} satisfies Record<Compound['says'], 1>;

/** Whether a clause is made of others. */
export function isCompound(clause: Clause): clause is Compound {
  return clause.says in COMPOUNDS;
}
