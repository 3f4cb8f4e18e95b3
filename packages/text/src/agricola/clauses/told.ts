import type { SpaceId } from '@furrow/agricola/boards/space-ids';
import type { Card, CardSpace, Declaration, Holder } from '@furrow/agricola/cards/card';
import { isDelivery } from '@furrow/agricola/cards/listener';
import type { Quantity } from '@furrow/agricola/cards/quantity';
import type { Effect } from '@furrow/agricola/effect';
import { amounts, FOOD, goodNumber } from '@furrow/agricola/goods';
import { atFirst, goodsIn } from '@furrow/agricola/kept';
import { type Kitchen, majorNumber, type Upgradable } from '@furrow/agricola/majors';
import { sourceOfMajor } from '@furrow/agricola/source';
import type { Action } from '@furrow/agricola/take';
import type { House } from '@furrow/agricola/variant';
import type { Amounts } from '@furrow/farm/goods';
import type { Clause } from './clause';
import { type Counting, countingOf } from './counting';
import { clauseOf } from './effect';
import { type Given, givenOf } from './given';
import { insteadOf } from './instead';
import type { Occasion } from './occasion';
import { type PriceChange, type Purchase, priceChange } from './price';
import { reaction } from './reaction';
import { scored } from './scored';

/** So many, or as many as there are of something. */
export type Number = number | Counting;

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
      readonly n: Number;
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
  | { readonly tells: 'houses'; readonly n: Number }
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

/** What is told of a card; the other fields of a declaration only say more about one of these. */
type Aspect = Exclude<
  keyof Declaration,
  | 'mustPlay'
  | 'workPhase'
  | 'cooksWith'
  | 'joins'
  | 'stacks'
  | 'own'
  | 'helpsPlowing'
  | 'street'
  | 'noResponse'
>;

/** What is told of each aspect of a card that has it, in this order. */
const ASPECTS: {
  readonly [A in Aspect]-?: (value: NonNullable<Declaration[A]>, card: Card) => Told | readonly Told[];
} = {
  cost: (_cost, { kind, prices, edition }) => {
    const individual = kind === 'occupation';
    const orBeg =
      individual && edition === 'revised' && prices.some((price) => price.some(([good]) => good === FOOD));
    return { tells: 'cost', prices, individual, orBeg };
  },
  costPer: ({ goods, times }, { prices }) => ({
    tells: 'costPer',
    goods: amounts(goods),
    more: prices.length > 0,
    of:
      times.count === 'reached' && times.of.count === 'round' ? { round: times.from[0] } : countingOf(times),
  }),
  returns: (kinds) => ({ tells: 'returns', kinds }),
  returnsAny: (n) => ({ tells: 'returnsAny', n }),
  needs: (_needs, { conditions }) => ({ tells: 'needs', all: conditions.map((one) => givenOf(one)) }),
  major: (how) => ({ tells: how === 'action' ? 'asMajor' : 'alsoMajor' }),
  keeps: (kept, { drawn = false }) => laidBy(kept, drawn),
  play: (effect, { mustPlay, drawn = false }) => ({
    tells: 'play',
    what: clauseOf(effect),
    must: mustPlay === true ? { hand: handFor(effect) } : undefined,
    drawn,
  }),
  delivers: (effect, { aside }) => ({
    tells: 'delivers',
    what: clauseOf(effect),
    aside: aside !== undefined,
  }),
  field: (crop, { stacks = 1 }) => ({
    tells: 'field',
    crop: crop === true ? undefined : goodNumber(crop),
    stacks,
  }),
  holds: (holder) => heldBy(holder),
  pastureHolds: ({ more, bare = false, small = false, of }) => ({
    tells: 'pastureHolds',
    more,
    bare,
    small,
    animal: of === undefined ? undefined : goodNumber(of),
  }),
  keepsVegetables: () => ({ tells: 'keepsVegetables' }),
  rests: (round) => ({ tells: 'rests', round }),
  mixedPastures: () => ({ tells: 'mixedPastures' }),
  stableHolds: (stables) =>
    'of' in stables
      ? { tells: 'stablesHold', n: stables.count, animal: goodNumber(stables.of) }
      : { tells: 'stableHolds', n: stables.count },
  countsAs: (n) => ({ tells: 'countsAs', n }),
  fullMeals: (n) => ({ tells: 'fullMeals', n }),
  twins: ({ of, from }) => ({ tells: 'twins', animal: goodNumber(of), from }),
  sowMore: (more) => {
    if (typeof more === 'number') return { tells: 'sowMore', n: more, atMost: undefined };
    if ('atMostFields' in more) return { tells: 'sowMore', n: more.more, atMost: more.atMostFields };
    if ('byFields' in more) return { tells: 'sowMoreBy', byFields: more.byFields };
    if ('always' in more) return amounts(more.always).map(([good, n]) => ({ tells: 'sowMoreOf', good, n }));
    return { tells: 'sowMoreBeside', more: amounts(more.besideHouse) };
  },
  paysFrom: ({ space }) => ({ tells: 'paysFrom', space }),
  houseHolds: (n) => ({ tells: 'houseHolds', n: countingOf(n) }),
  houses: (n) => ({ tells: 'houses', n: numberOf(n) }),
  forbids: (what) => ({ tells: 'forbids', what }),
  feedsLast: () => ({ tells: 'feedsLast' }),
  skipsHarvest: () => ({ tells: 'skipsHarvest' }),
  sortsRounds: () => ({ tells: 'sortsRounds' }),
  advance: (goods) => ({ tells: 'advance', goods: amounts(goods) }),
  byLot: (goods) => ({ tells: 'byLot', goods: amounts(goods) }),
  space: (space) => spaceOf(space),
  cooks: (rates, { cooksWith }) => ({ tells: 'cooks', rates: amounts(rates), only: cooksWith }),
  bakes: (oven) => ({ tells: 'bakes', oven }),
  anytime: (effect, { workPhase = false }) => ({ tells: 'anytime', what: clauseOf(effect), workPhase }),
  on: (_on, { listeners, kind }) =>
    listeners.filter((one) => !isDelivery(one)).map((one) => reaction(one, kind)),
  instead: (_instead, { replacements }) => insteadOf(replacements),
  asMinor: ({ majors, when }) => ({
    tells: 'asMinor',
    majors: majors.map((id) => sourceOfMajor(majorNumber(id))),
    given: when && givenOf(when),
  }),
  price: (_price, { costs }) => costs.map(priceChange),
  score: (_score, { scores }) =>
    scores.flatMap((one) => (one.unspent === true ? [scored(one), { tells: 'unspent' }] : [scored(one)])),
  scoresKept: () => ({ tells: 'scoresKept' }),
  is: (kind) => ({ tells: 'is', kind }),
  tool: (tool) => ({ tells: 'tool', tool }),
  points: (points) => ({ tells: 'points', points }),
  fencesPerWood: (n) => ({ tells: 'fencesPerWood', n }),
  stays: () => ({ tells: 'stays' }),
  shuffledBack: () => ({ tells: 'shuffledBack' }),
  ours: (what) => ({ tells: what === 'card' ? 'ourCard' : 'ours' }),
};

/** What is said in place of all that a card does, if it has words of its own: its price and the like are told as ever. */
const BEFORE_OWN: readonly Told['tells'][] = ['cost', 'costPer', 'needs', 'asMajor'];
const AFTER_OWN: readonly Told['tells'][] = ['points', 'travels', 'forPlayers', 'ours', 'ourCard'];

/** Everything that is told of a card, sentence by sentence. */
export function toldOf(card: Card): readonly Told[] {
  const aspects = Object.keys(ASPECTS) as Aspect[];
  const told = aspects.flatMap((aspect) => {
    const value = card[aspect];
    const tell = ASPECTS[aspect] as (value: unknown, card: Card) => Told | readonly Told[];
    return value === undefined ? [] : tell(value, card);
  });
  return [
    ...told,
    ...(card.travels ? [{ tells: 'travels' } as const] : []),
    ...(card.players > 1 ? [{ tells: 'forPlayers', players: card.players } as const] : []),
  ];
}

/** What is told of a card before and after words of its own. */
export function toldAroundOwn(card: Card): readonly [before: readonly Told[], after: readonly Told[]] {
  const told = toldOf(card);
  return [
    told.filter(({ tells }) => BEFORE_OWN.includes(tells)),
    told.filter(({ tells }) => AFTER_OWN.includes(tells)),
  ];
}

/** The things that lie on a card when it is played, if there are any. */
function laidBy(kept: NonNullable<Declaration['keeps']>, drawn: boolean): readonly Told[] {
  if (kept.keeps === 'pile') return [{ tells: 'pile', goods: kept.goods.map(goodNumber) }];
  const n = atFirst(kept);
  const goods = kept.keeps === 'goods' ? goodsIn(kept, n) : [];
  return n === 0 ? [] : [{ tells: 'lays', n, goods, drawn }];
}

function numberOf(n: Quantity | number): Number {
  return typeof n === 'number' ? n : countingOf(n);
}

/** How many occupations in hand an effect needs. */
function handFor(effect: Effect): number {
  if (effect.do !== 'draw') return 0;
  return effect.from === 'three' ? 3 : 1;
}

function heldBy({ count, of, each, mixed }: Holder): Told {
  const animal = of === undefined ? undefined : goodNumber(of);
  return { tells: 'holds', n: numberOf(count), animal, each: each === true, mixed: mixed === true };
}

function spaceOf({ for: whom, effect, refill, orOwner, toll = {}, when, replaces }: CardSpace): Told {
  return {
    tells: 'space',
    forAll: whom === 'all',
    what: clauseOf(effect),
    refill,
    orOwner: orOwner && clauseOf(orOwner),
    toll: amounts(toll),
    given: when === undefined ? undefined : givenOf(when),
    replaces,
  };
}
