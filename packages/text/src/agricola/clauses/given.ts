import { findMajor } from '@furrow/agricola/boards/majors';
import type { SpaceId } from '@furrow/agricola/boards/space-ids';
import type { CustomCondition } from '@furrow/agricola/cards/custom/names';
import type { Condition, Quantity } from '@furrow/agricola/cards/quantity';
import { ROUNDS } from '@furrow/agricola/course/harvests';
import type { Deed } from '@furrow/agricola/moments/deeds';
import { HOUSES, type House } from '@furrow/agricola/options/variant';
import { goodNumber } from '@furrow/agricola/state/goods';
import { type Around, type Counting, countingOf } from './counting';
import { type SpacesMeant, spacesMeantBy } from './spaces';

/** How many there must be. */
export type Bound =
  | { readonly is: 'none' }
  | { readonly is: 'atLeast' | 'atMost' | 'exactly'; readonly n: number }
  | { readonly is: 'between'; readonly from: number; readonly to: number }
  | { readonly is: 'among'; readonly numbers: readonly number[] };

/** What must hold; `not`: what must not. */
export type Given =
  | { readonly given: 'amount'; readonly of: Counting; readonly bound: Bound }
  | { readonly given: 'round'; readonly bound: Bound }
  /** Which of the own people was placed last in this round. */
  | { readonly given: 'person'; readonly bound: Bound }
  /** More of one than of the other, by so many at least; by 0: as many at least. */
  | { readonly given: 'more'; readonly of: Counting; readonly than: Counting; readonly by: number }
  /** At least as many as the number of the round. */
  | { readonly given: 'asRound'; readonly of: Counting }
  | { readonly given: 'equal'; readonly of: Counting; readonly to: Counting }
  /** With what was just built there are at least so many, and without it there were fewer. */
  | { readonly given: 'reaching'; readonly n: number; readonly of: Counting }
  /** Nobody has more. */
  | { readonly given: 'most'; readonly of: Counting }
  | { readonly given: 'house'; readonly of: readonly House[] }
  /** Major improvements by number, all of them or one. */
  | {
      readonly given: 'owns';
      readonly majors: readonly number[];
      readonly all: boolean;
      readonly who: 'you' | 'anyone';
      readonly not: boolean;
    }
  /** Something of the card waits on the space of this round; this is the one round that the card remembers. */
  | { readonly given: 'delivered' }
  | { readonly given: 'rememberedRound' }
  | { readonly given: 'occupied'; readonly spaces: readonly SpaceId[]; readonly not: boolean }
  | { readonly given: 'personOn'; readonly space: SpaceId }
  /** It is the owner's turn, the work phase, or the owner feeds the family. */
  | {
      readonly given: 'during';
      readonly what: 'myTurn' | 'workPhase' | 'feeding' | 'harvest';
      readonly not: boolean;
    }
  /** All animals that were taken have found room; `said`: as many of their type, so that it may be said. */
  | { readonly given: 'housed'; readonly said: boolean; readonly not: boolean }
  /** The space that was used has given one of these goods, by number. */
  | { readonly given: 'gaveToo'; readonly goods: readonly number[]; readonly not: boolean }
  /** Nobody has got such a good, by number, from a space before in this round. */
  | { readonly given: 'firstToGive'; readonly good: number }
  /** The card that was revealed last is one of these spaces. */
  | { readonly given: 'newest'; readonly spaces: SpacesMeant }
  /** The owner has done something at least so often, in the own turn or in the work phase. */
  | { readonly given: 'done'; readonly deed: Deed; readonly n: number; readonly not: boolean }
  | { readonly given: 'usedInTurn'; readonly spaces: SpacesMeant }
  /** One of these goods, by number, was paid for the card. */
  | { readonly given: 'paid'; readonly goods: readonly number[] }
  | { readonly given: 'season'; readonly season: number }
  | { readonly given: 'harvestRound'; readonly not: boolean }
  | { readonly given: 'all'; readonly of: readonly Given[] }
  /** The opposite of what has no opposite of its own. */
  | { readonly given: 'not'; readonly of: Given }
  /** What one card looks at, by name. */
  | { readonly given: 'own'; readonly name: CustomCondition; readonly not: boolean };

type Bounds = {
  readonly of: Quantity;
  readonly atLeast?: number;
  readonly atMost?: number;
  readonly among?: readonly number[];
};
type Comparison = Extract<Condition, { readonly than: Quantity }>;

/** The number of things that a verb agrees with. */
export function numberIn(bound: Bound): number {
  if (bound.is === 'none') return 0;
  if (bound.is === 'among') return Math.max(...bound.numbers);
  return bound.is === 'between' ? bound.to : bound.n;
}

/** What a condition asks for on an occasion. */
export function givenOf(condition: Condition, around: Around = {}): Given {
  const inside = (one: Condition) => givenOf(one, around);
  if ('than' in condition) return compared(condition, around);
  if ('of' in condition) return counted(condition, around);
  if ('reaching' in condition)
    return { given: 'reaching', n: condition.reaching, of: countingOf(condition.with, around) };
  if ('most' in condition) return { given: 'most', of: countingOf(condition.most, around) };
  if ('house' in condition) return { given: 'house', of: condition.house };
  if ('owns' in condition) {
    const majors = condition.owns.flatMap((id) => findMajor(id)?.number ?? []);
    return { given: 'owns', majors, all: condition.how === 'all', who: condition.who ?? 'you', not: false };
  }
  if ('delivered' in condition) return { given: 'delivered' };
  if ('occupied' in condition) return { given: 'occupied', spaces: condition.occupied, not: false };
  if ('ownPersonOn' in condition) return { given: 'personOn', space: condition.ownPersonOn };
  if ('done' in condition) return { given: 'done', deed: condition.done, n: condition.atLeast, not: false };
  if ('usedInTurn' in condition) return { given: 'usedInTurn', spaces: spacesMeantBy(condition.usedInTurn) };
  if ('during' in condition) return { given: 'during', what: condition.during, not: false };
  if ('housed' in condition) return { given: 'housed', said: condition.housed === 'asSaid', not: false };
  if ('brings' in condition) {
    const goods = condition.goods.map(goodNumber);
    return condition.brings === 'given' ? { given: 'gaveToo', goods, not: false } : { given: 'paid', goods };
  }
  if ('firstToGive' in condition) return { given: 'firstToGive', good: goodNumber(condition.firstToGive) };
  if ('newest' in condition) return { given: 'newest', spaces: spacesMeantBy(condition.newest) };
  if ('season' in condition) return { given: 'season', season: condition.season };
  if ('harvestRound' in condition) return { given: 'harvestRound', not: false };
  if ('all' in condition)
    return equality(condition.all, around) ?? { given: 'all', of: condition.all.map(inside) };
  return 'not' in condition
    ? opposite(inside(condition.not))
    : { given: 'own', name: condition.custom, not: false };
}

function counted({ of, ...bounds }: Bounds, around: Around): Given {
  if (of.count === 'round') return { given: 'round', bound: roundBound(boundOf(bounds)) };
  const bound = boundOf(bounds);
  return of.count === 'person'
    ? { given: 'person', bound }
    : { given: 'amount', of: countingOf(of, around), bound };
}

/** From the last round on is in the last round. */
function roundBound(bound: Bound): Bound {
  return bound.is === 'atLeast' && bound.n === ROUNDS ? { is: 'exactly', n: ROUNDS } : bound;
}

function boundOf({ atLeast, atMost, among }: Omit<Bounds, 'of'>): Bound {
  if (among !== undefined) return { is: 'among', numbers: among };
  if (atMost === 0) return { is: 'none' };
  if (atMost === undefined) return { is: 'atLeast', n: atLeast ?? 0 };
  if (atLeast === undefined) return { is: 'atMost', n: atMost };
  return atLeast === atMost ? { is: 'exactly', n: atMost } : { is: 'between', from: atLeast, to: atMost };
}

function compared({ of, than, more }: Comparison, around: Around): Given {
  if (than.count === 'round' && more === 0) return { given: 'asRound', of: countingOf(of, around) };
  return { given: 'more', of: countingOf(of, around), than: countingOf(than, around), by: more };
}

/** Two quantities of which each is at least as much as the other are equal. */
function equality([one, other, ...more]: readonly Condition[], around: Around): Given | undefined {
  if (more.length > 0 || one === undefined || other === undefined) return undefined;
  if (!('than' in one) || !('than' in other) || one.more !== 0 || other.more !== 0) return undefined;
  if (JSON.stringify([one.of, one.than]) !== JSON.stringify([other.than, other.of])) return undefined;
  return one.of.count === 'laid' && one.than.count === 'round'
    ? { given: 'rememberedRound' }
    : { given: 'equal', of: countingOf(one.of, around), to: countingOf(one.than, around) };
}

/** The opposite, without a no where that is possible. */
function opposite(given: Given): Given {
  switch (given.given) {
    case 'amount':
    case 'round':
    case 'person': {
      const bound = beyond(given.bound);
      return bound === undefined ? { given: 'not', of: given } : { ...given, bound };
    }
    case 'house':
      return { given: 'house', of: HOUSES.filter((one) => !given.of.includes(one)) };
    case 'owns':
    case 'occupied':
    case 'harvestRound':
    case 'done':
    case 'during':
    case 'housed':
    case 'gaveToo':
    case 'own':
      return { ...given, not: !given.not };
    case 'not':
      return given.of;
    default:
      return { given: 'not', of: given };
  }
}

/** All numbers outside a bound, if they are on one side of it. */
function beyond(bound: Bound): Bound | undefined {
  switch (bound.is) {
    case 'none':
      return { is: 'atLeast', n: 1 };
    case 'atLeast':
      return boundOf({ atMost: bound.n - 1 });
    case 'atMost':
      return { is: 'atLeast', n: bound.n + 1 };
    default:
      return undefined;
  }
}
