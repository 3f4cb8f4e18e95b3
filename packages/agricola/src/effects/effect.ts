import type { MajorId } from '../boards/major-ids';
import type { SpaceId } from '../boards/space-ids';
import type { ActName } from '../cards/own';
import type { Condition, Quantity } from '../cards/quantity';
import type { Counts } from '../hands/hand-kinds';
import type { Part } from '../moments/brought';
import type { Moment } from '../moments/moments';
import type { Animal, Crop, Good, Goods } from '../state/goods';
import type { Taking } from './take';

/** What a space, an improvement or a phase does; it may count what its occasion brings. */
export type Effect<P extends Part = Part> =
  | { readonly do: 'seq'; readonly steps: readonly Effect<P>[] }
  | { readonly do: 'may'; readonly effect: Effect<P> }
  | { readonly do: 'oneOf'; readonly options: Readonly<Record<string, Effect<P>>> }
  | { readonly do: 'anyOf'; readonly options: Readonly<Record<string, Effect<P>>>; readonly inOrder: boolean }
  | { readonly do: 'then'; readonly first: Effect<P>; readonly after: Effect<P> }
  | { readonly do: 'repeat'; readonly times: number; readonly effect: Effect<P> }
  | { readonly do: 'inTurn'; readonly effect: Effect<P> }
  | { readonly do: 'together'; readonly effect: Effect<P> }
  | Act<P>;

/** The effects that only this game has. */
export type Act<P extends Part = Part> =
  /** `times`: for each of something. */
  | { readonly do: 'gain'; readonly goods: Goods; readonly times?: Quantity<P> }
  | { readonly do: 'points'; readonly points: number; readonly times?: Quantity<P> }
  /** 1 of the good that accumulates on the space that is used. */
  | { readonly do: 'gainThat' }
  | { readonly do: 'collect' }
  | { readonly do: 'token' }
  /**
   * `times`: for each of something. `to`: the goods go to the owner of the card that asks for them, to whoever acts, to the starting
   * player, or back to the space that is used. `pieces`: besides, so many pieces of the own supply leave the game. `card`: besides, exactly 1
   * card of the hand, whichever its owner likes, leaves the game for all to see.
   */
  | {
      readonly do: 'pay';
      readonly cost: Goods;
      readonly times?: Quantity<P>;
      readonly perHarvestLeft?: Good;
      readonly to?: 'owner' | 'actor' | 'space' | 'starter';
      readonly pieces?: PieceCounts;
      readonly card?: true;
      readonly get?: Effect<P>;
    }
  | { readonly do: 'fromRound'; readonly round: number; readonly effect: Effect<P> }
  | { readonly do: 'when'; readonly when: Condition<P>; readonly then: Effect<P> }
  /** One of these by how many there are of something: exactly so many, or with `orMore` the highest number that is reached. */
  | {
      readonly do: 'byStep';
      readonly of: Quantity<P>;
      readonly steps: Readonly<Record<number, Effect<P>>>;
      readonly orMore?: true;
    }
  /** What is done in it is one action. */
  | { readonly do: 'asOne'; readonly effect: Effect<P> }
  /** All of it in turn, or nothing. */
  | { readonly do: 'whole'; readonly steps: readonly Effect<P>[] }
  /** At most once a turn, a round or a game, for the card that says so. */
  | {
      readonly do: 'once';
      readonly per: Period;
      readonly effect: Effect<P>;
      /** It is used up even if nothing can be done. */
      readonly evenInVain?: true;
    }
  /** As often as its owner likes, or `atMost` so many times. */
  | { readonly do: 'often'; readonly effect: Effect<P>; readonly atMost?: number | Quantity<P> }
  /** Each other player. */
  | { readonly do: 'others'; readonly effect: Effect<P> }
  /** An action that the rules know by name, or the playing of a card, with the windows around it. */
  | { readonly do: 'take'; readonly action: Taking; readonly effect: Effect<P> }
  /** `price`: each room costs this; `less`: so much less. `within`: stables only in pastures of so many spaces. */
  | {
      readonly do: 'build';
      readonly rooms: number;
      readonly stables: number;
      readonly stableCost: Goods;
      readonly price?: Goods;
      readonly less?: Goods;
      readonly within?: number;
    }
  /** `price`: it costs this; `less`: so much less. */
  | { readonly do: 'renovate'; readonly price?: Goods; readonly less?: Goods }
  | { readonly do: 'grow'; readonly needsRoom: boolean }
  | { readonly do: 'plow' }
  /** `fields`: at most so many; `crop`: only this one. */
  | { readonly do: 'sow'; readonly fields?: number; readonly crop?: Crop }
  /** 1 of a crop from each of the own fields that its owner chooses, at most so many. */
  | { readonly do: 'reap'; readonly crop: Crop; readonly fields?: number }
  /** `grain`: exactly so many, and not by the action of that name. */
  | { readonly do: 'bake'; readonly grain?: number }
  /** Exactly so many of a crop, each from another of the own fields, go to the general supply; then. */
  | {
      readonly do: 'discardCrops';
      readonly crop: Crop;
      readonly fields: number;
      readonly get: Effect<P>;
    }
  /** 1 more crop on each of the own planted fields with one kind of crop; `crop`: of this one on each field with it. */
  | { readonly do: 'addCrops'; readonly crop?: Crop }
  /** `exactly`: so many, for nothing; `rebuild`: all that stand are knocked down, and at most as many are built, for nothing. */
  | { readonly do: 'fences'; readonly one?: never; readonly exactly?: number; readonly rebuild?: true }
  /** Exactly one new pasture of so many spaces, for at most so much wood in all. */
  | { readonly do: 'fences'; readonly one: { readonly spaces: number; readonly wood: number } }
  /** Exactly one new pasture of 1 space, around a stable that was just built, for nothing. */
  | ('stableCells' extends P ? { readonly do: 'fences'; readonly one: { readonly around: 'stable' } } : never)
  /** Exactly one new pasture, paid with what was just taken, with so many fences free. */
  | ('taken' extends P ? { readonly do: 'fences'; readonly one: { readonly free: number } } : never)
  /**
   * `of`: one of these; `price`: for this; `orMinor`: or a minor one from the hand; `spending`: at least 1 of this good must
   * be paid for it.
   */
  | {
      readonly do: 'major';
      readonly of?: readonly MajorId[];
      readonly price?: Goods;
      readonly orMinor?: true;
      readonly spending?: Good;
    }
  | { readonly do: 'minor' }
  | { readonly do: 'occupation'; readonly food: readonly number[] }
  /** The occupation that lies last in the hand is played, for so much food. */
  | { readonly do: 'playLast'; readonly food: number }
  /** `aside`: so many pieces of the own supply wait on each of these round spaces until the card delivers something there. */
  | {
      readonly do: 'later';
      readonly rounds: Rounds<P>;
      readonly goods: Goods | 'delivery';
      readonly aside?: Piece;
      readonly pieces?: number;
    }
  /** Things laid on the card, `good`: of this good among those that it keeps; or taken from it. */
  | { readonly do: 'lay'; readonly count: number | Quantity<P>; readonly good?: Good }
  | { readonly do: 'unlay'; readonly all?: never; readonly get?: Effect<P> }
  /** All of them at once; what comes then knows how many there were. */
  | { readonly do: 'unlay'; readonly all: true; readonly get: Effect<'unlaid'> }
  /** 1 good of those that lie on a space, or all of them. */
  | { readonly do: 'takeFrom'; readonly space: SpaceId; readonly all?: true }
  /** Whoever acts gives the owner of the card these goods, and gets others from the general supply for them. */
  | { readonly do: 'fromActor'; readonly goods: Goods; readonly gets?: Goods }
  /** The card goes back into the hand of its owner. */
  | { readonly do: 'toHand' }
  /** All minor improvements of the hand leave the game, and chance deals so many new ones. */
  | { readonly do: 'redraw'; readonly cards: number }
  /** 1 of a good that lies on the card; without `good` all goods there. */
  | { readonly do: 'takeOff'; readonly good?: Good }
  /** The top good of the pile on the card. */
  | { readonly do: 'topOfPile' }
  | { readonly do: 'place'; readonly where: Where }
  /** `from`: the person who stands on one of these; otherwise whoever has just used a space. */
  | {
      readonly do: 'jump';
      readonly to: readonly SpaceId[];
      readonly evenOccupied?: true;
      readonly from?: readonly SpaceId[];
    }
  /** `last`: only once all people have been placed in this round, and none of the own people. */
  | { readonly do: 'guest'; readonly last?: true }
  | { readonly do: 'draw'; readonly from: 'three' | 'hand'; readonly food: number; readonly orPass?: true }
  /** What a card does by an act of its own file, then. */
  | { readonly do: 'custom'; readonly name: ActName; readonly get?: Effect<P> }
  | { readonly do: 'moment'; readonly moment: Moment }
  /** Whoever can use something at any time for which it would be too late afterwards is asked. */
  | { readonly do: 'window'; readonly before: Before }
  | { readonly do: 'afford' }
  /** Whoever can make cards give more by using something at any time, before they look at what there is, is asked. */
  | { readonly do: 'eve'; readonly of: Eve }
  /** What is obtained in it is obtained at once. */
  | { readonly do: 'gathered'; readonly effect: Effect<P> }
  | { readonly do: 'use'; readonly effect: Effect<P> }
  | { readonly do: 'byOwner'; readonly own: Effect<P>; readonly other: Effect<P> }
  | { readonly do: 'charge' }
  /** Food that is begged for as far as it is missing; so much as the frame is about, if `food` does not say it. */
  | { readonly do: 'owe'; readonly food?: number }
  /** 1 food to its owner for each of these cards, by printed number, that lies in front of another player. */
  | { readonly do: 'payOwners'; readonly of: readonly string[] }
  | { readonly do: 'giveBack' }
  | { readonly do: 'play' }
  /** So many cards of each kind to everybody, a whole hand if nothing is said; into packs from which some are kept. */
  | { readonly do: 'deal'; readonly counts?: Counts; readonly packs?: true }
  /** Everybody keeps so many cards of a pack, again and again while the packs go round; what becomes of the last. */
  | { readonly do: 'draft'; readonly keep: readonly Counts[]; readonly rest: 'away' | 'decks' }
  | { readonly do: 'keepCards'; readonly occupations: number; readonly minors: number }
  | { readonly do: 'spread' }
  | { readonly do: 'tellHands' }
  /** Occupations that are kept from another game come into play. */
  | { readonly do: 'kept' }
  | { readonly do: 'layOut'; readonly count: number }
  | { readonly do: 'countDecks' }
  | { readonly do: 'drawCards' }
  /** The top card of a deck is drawn and does what it does. */
  | { readonly do: 'drawFrom'; readonly deck: string }
  | { readonly do: 'resolve' }
  /** So many top cards of a deck are looked at, and put in any order. */
  | { readonly do: 'foresee'; readonly deck: string; readonly cards: number }
  /** The card, which lies beside the board, leaves the game. */
  | { readonly do: 'leaves' }
  | { readonly do: 'drawOne' }
  /** At most so many cards of the hand are laid away, each for another one. */
  | { readonly do: 'swapCards'; readonly times: number; readonly sameKind: boolean }
  | { readonly do: 'mulligan' }
  | { readonly do: 'layAway'; readonly count: number }
  | { readonly do: 'settle' }
  | { readonly do: 'trial' }
  /** And afterwards every animal must have room. */
  | { readonly do: 'housed'; readonly effect: Effect<P> }
  | { readonly do: 'marketplace' }
  | { readonly do: 'forPartner'; readonly effect: Effect<P> }
  /** Goods become food; `cooking`: at least 1 of them with a cooking improvement. */
  | { readonly do: 'convert'; readonly cooking?: true }
  | { readonly do: 'discard' }
  | { readonly do: 'drawStart' }
  | { readonly do: 'beginRound' }
  | { readonly do: 'reveal' }
  | { readonly do: 'receive' }
  | { readonly do: 'replenish' }
  | { readonly do: 'work' }
  | { readonly do: 'home' }
  | { readonly do: 'harvest'; readonly phases: Effect<P> }
  | { readonly do: 'field' }
  | { readonly do: 'feed' }
  /** Only for those who take part in the harvest; `last`: who feed their family after all others, or who do not. */
  | { readonly do: 'attend'; readonly last?: boolean; readonly effect: Effect<P> }
  /** `of`: only these animals. */
  | { readonly do: 'breed'; readonly of?: Animal }
  | { readonly do: 'endRound' };

/** What comes after a window: crops are taken from the fields, animals breed, the next round begins, the last animals breed. */
export type Before = 'field' | 'breeding' | 'nextRound' | 'end';

/** When cards look at what their owner has, with nobody's decision before. */
export const EVES = ['roundStart', 'workStart', 'workEnds', 'fieldStarts'] as const;
export type Eve = (typeof EVES)[number];

/** What each player has a supply of, besides people. */
export const PIECES = ['fence', 'stable'] as const;
export type Piece = (typeof PIECES)[number];
/** So many of some of them. */
export type PieceCounts = Readonly<Partial<Record<Piece, number>>>;

/** How long a card that was used stays used up. */
export type Period = 'turn' | 'round' | 'game';

/**
 * Which round spaces: the next so many; those so many rounds later, the one as many rounds later as there are of something;
 * those of some rounds by number; the even or odd ones, all of them or the next so many.
 */
export type Rounds<P extends Part = Part> =
  | { readonly next: number | Quantity<P> }
  | { readonly after: readonly number[] }
  | { readonly afterAsMany: Quantity<P> }
  | { readonly at: readonly number[] }
  | { readonly parity: 'even' | 'odd'; readonly first?: number };

/** Where and from where another person is placed. */
export interface Where {
  readonly from: 'home' | 'supply';
  /** Only on these; anywhere if nothing is said. */
  readonly on?: readonly SpaceId[];
  readonly evenOccupied?: true;
  /** The person leaves the game afterwards. */
  readonly forever?: true;
}
