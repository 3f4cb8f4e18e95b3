import { majorNumber } from '@furrow/agricola/boards/majors';
import type { Card, CardSpace, Declaration, Holder } from '@furrow/agricola/cards/card';
import { isDelivery } from '@furrow/agricola/cards/listener';
import type { Quantity } from '@furrow/agricola/cards/quantity';
import type { Effect } from '@furrow/agricola/effects/effect';
import { atFirst, goodsIn } from '@furrow/agricola/in-play/kept';
import { amounts, FOOD, goodNumber } from '@furrow/agricola/state/goods';
import { sourceOfMajor } from '@furrow/agricola/state/source';
import { countingOf } from './counting';
import { clauseOf } from './effect';
import { givenOf } from './given';
import { insteadOf } from './instead';
import { priceChange } from './price';
import { reaction } from './reaction';
import { scored } from './scored';
import type { HowMany, Told } from './told';

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

function numberOf(n: Quantity | number): HowMany {
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
