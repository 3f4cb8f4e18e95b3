import type { Kitchen, Upgradable } from '@furrow/agricola/boards/majors';
import type { SpaceId } from '@furrow/agricola/boards/space-ids';
import type { CardSpace, Declaration } from '@furrow/agricola/cards/card';
import type { Action } from '@furrow/agricola/effects/take';
import type { House } from '@furrow/agricola/options/variant';
import type { Amounts } from '@furrow/farm/goods';
import type { Clause } from './clause';
import type { Counting } from './counting';
import type { Given } from './given';
import type { Occasion } from './occasion';
import type { PriceChange, Purchase } from './price';

/** A fixed number, or as many as there are of something. */
export type HowMany = number | Counting;

/** One sentence of what a card is and does. Goods and major improvements are numbers. */
export type Told =
  /** One of these prices; `individual`: besides that of the action; `orBeg`: missing food may be begged for. */
  | {
      readonly tells: 'cost';
      readonly prices: readonly Amounts[];
      readonly individual: boolean;
      readonly orBeg: boolean;
    }
  /** So much (`more`: besides the cost) for each of something, or from a round on. */
  | {
      readonly tells: 'costPer';
      readonly goods: Amounts;
      readonly more: boolean;
      readonly of: Counting | { readonly round: number };
    }
  /** One improvement of one of these kinds is returned, each by a major improvement of that kind. */
  | { readonly tells: 'returns'; readonly kinds: readonly Upgradable[] }
  /** So many improvements are returned, of whatever kind. */
  | { readonly tells: 'returnsAny'; readonly n: number }
  | { readonly tells: 'needs'; readonly all: readonly Given[] }
  | { readonly tells: 'asMajor' }
  /** `goods`: which, if they are goods; otherwise so many things without a name. */
  | { readonly tells: 'lays'; readonly n: number; readonly goods: Amounts; readonly drawn: boolean }
  /** A pile of goods lies on it when it is played, from the top. */
  | { readonly tells: 'pile'; readonly goods: readonly number[] }
  /**
   * `must`: without it the card cannot be played, for which so many occupations in hand may be needed. `drawn`: it is drawn and
   * not played.
   */
  | {
      readonly tells: 'play';
      readonly what: Clause;
      readonly must: { readonly hand: number } | undefined;
      readonly drawn: boolean;
    }
  /** `aside`: a piece was set aside for it, which otherwise goes back. */
  | { readonly tells: 'delivers'; readonly what: Clause; readonly aside: boolean }
  /** `crop`: for this one alone. */
  | { readonly tells: 'field'; readonly crop: number | undefined; readonly stacks: number }
  | {
      readonly tells: 'holds';
      readonly n: HowMany;
      readonly animal: number | undefined;
      /** So many of each type. */
      readonly each: boolean;
      readonly mixed: boolean;
    }
  | {
      readonly tells: 'pastureHolds';
      readonly more: number;
      readonly bare: boolean;
      readonly small: boolean;
      readonly animal: number | undefined;
    }
  | { readonly tells: 'feedsLast' | 'skipsHarvest' | 'sortsRounds' }
  | { readonly tells: 'advance'; readonly goods: Amounts }
  /** Chance may choose an occupation, and these goods come before it is paid for. */
  | { readonly tells: 'byLot'; readonly goods: Amounts }
  /** Animals of different types may stand in one pasture. */
  | { readonly tells: 'mixedPastures' }
  /** One of the stables outside of pastures holds so many animals of one type. */
  | { readonly tells: 'stableHolds'; readonly n: number }
  /** The card counts as so many occupations. */
  | { readonly tells: 'countsAs'; readonly n: number }
  /** Only so many people need 2 food in the feeding phase, the others 1. */
  | { readonly tells: 'fullMeals'; readonly n: number }
  /** From so many animals of a type on there are two newborns. */
  | { readonly tells: 'twins'; readonly animal: number; readonly from: number }
  /** So many of an animal in each stable outside of pastures. */
  | { readonly tells: 'stablesHold'; readonly n: number; readonly animal: number }
  /** So many more crops on each field that is sown. */
  | { readonly tells: 'sowMore'; readonly n: number; readonly atMost: number | undefined }
  /** So many more, if exactly so many fields are sown with an action. */
  | { readonly tells: 'sowMoreBy'; readonly byFields: Readonly<Record<number, number>> }
  /** So many more of each crop, by number, on fields beside the house. */
  | { readonly tells: 'sowMoreBeside'; readonly more: Amounts }
  /** Harvested vegetables come from the general supply. */
  | { readonly tells: 'keepsVegetables' }
  /** In this round its owner places nobody. */
  | { readonly tells: 'rests'; readonly round: number }
  /** So many more of a crop on each field that is sown with it. */
  | { readonly tells: 'sowMoreOf'; readonly good: number; readonly n: number }
  /** The cost of playing an occupation may be paid with what lies on a space. */
  | { readonly tells: 'paysFrom'; readonly space: SpaceId }
  /** How many animals the house holds, of any types. */
  | { readonly tells: 'houseHolds'; readonly n: Counting }
  | { readonly tells: 'houses'; readonly n: HowMany }
  | { readonly tells: 'forbids'; readonly what: NonNullable<Declaration['forbids']> }
  | {
      readonly tells: 'space';
      readonly forAll: boolean;
      readonly what: Clause;
      /** So many of a good lie there at first, and so many more come each round. */
      readonly refill: CardSpace['refill'];
      /** What the owner may do there instead. */
      readonly orOwner: Clause | undefined;
      readonly toll: Amounts;
      readonly given: Given | undefined;
      /** The space in the place of which it lies. */
      readonly replaces: SpaceId | undefined;
    }
  /** `only`: with an improvement of this kind. */
  | { readonly tells: 'cooks'; readonly rates: Amounts; readonly only: Upgradable | undefined }
  | { readonly tells: 'bakes'; readonly oven: NonNullable<Kitchen['bakes']> }
  | { readonly tells: 'anytime'; readonly what: Clause; readonly workPhase: boolean }
  /**
   * `itself`: the card that is told of is one of those it waits for. `otherwise`: what happens if what was told before it
   * does not. `besides`: it is paid for in an action that must be carried out all the same. `notYet`: not in the turn in which
   * the card is played.
   */
  | {
      readonly tells: 'on';
      readonly occasion: Occasion;
      readonly given: Given | undefined;
      readonly itself: boolean;
      readonly otherwise: boolean;
      readonly besides: boolean;
      readonly notYet: boolean;
      readonly what: Clause;
    }
  /** What whoever acts pays the owner of the card first. */
  | {
      readonly tells: 'toll';
      readonly occasion: Occasion;
      readonly given: Given | undefined;
      readonly price: Amounts;
    }
  | {
      readonly tells: 'instead';
      readonly of: Action;
      readonly given: Given | undefined;
      readonly what: Clause;
      readonly oncePerTurn: boolean;
      /** In place of the next such action, without a choice. */
      readonly nextOne: boolean;
      readonly onSpace: boolean;
    }
  /** In place of one of the actions that the use of a space offers. */
  | { readonly tells: 'insteadAt'; readonly space: SpaceId; readonly what: Clause }
  | { readonly tells: 'declined'; readonly of: Action; readonly what: Clause }
  /** `times`: for each of something; `second`: once, if at least two are bought with an action. */
  | {
      readonly tells: 'price';
      readonly of: readonly Purchase[];
      readonly change: PriceChange;
      /** Only for these improvements, by their sources. */
      readonly named: readonly number[] | undefined;
      /** Only for a renovation to such a house. */
      readonly to: House | undefined;
      readonly given: Given | undefined;
      readonly times: Counting | undefined;
      readonly second: boolean;
      /** Only for one such thing in each round, or for the next one. */
      readonly once: 'round' | 'game' | undefined;
      /** Only if at least one other fence is paid. */
      readonly besidesPaid: boolean;
    }
  /** So many points for every so many; `everyone`: all players score so. */
  | {
      readonly tells: 'scoreEach';
      readonly points: number;
      readonly every: number;
      readonly of: Counting;
      readonly everyone: boolean;
    }
  /** The points of the highest step that is reached. */
  | {
      readonly tells: 'scoreSteps';
      readonly from: readonly number[];
      readonly points: readonly number[];
      readonly of: Counting;
      readonly everyone: boolean;
    }
  /** So many points if something holds. */
  | {
      readonly tells: 'scoreIf';
      readonly points: number;
      readonly given: Given;
      readonly everyone: boolean;
    }
  /** Goods for which a craft improvement scores do not count. */
  | { readonly tells: 'unspent' }
  /** Goods that lie on the card are scored. */
  | { readonly tells: 'scoresKept' }
  | { readonly tells: 'is'; readonly kind: Upgradable }
  /** Of plows and the Harrow only one is used at a time. */
  | { readonly tells: 'tool'; readonly tool: NonNullable<Declaration['tool']> }
  | { readonly tells: 'alsoMajor' }
  /** Major improvements, by their sources, that can be built wherever a minor one can be played. */
  | { readonly tells: 'asMinor'; readonly majors: readonly number[]; readonly given: Given | undefined }
  | { readonly tells: 'points'; readonly points: number }
  | { readonly tells: 'travels' }
  /** An event stays in front of its owner, or is shuffled back; what a card does is our design. */
  /** So many fences of an action for 1 wood. */
  | { readonly tells: 'fencesPerWood'; readonly n: number }
  | { readonly tells: 'stays' | 'shuffledBack' | 'ours' | 'ourCard' }
  | { readonly tells: 'forPlayers'; readonly players: number };
