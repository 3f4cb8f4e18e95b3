import { majorNumber } from '@furrow/agricola/boards/majors';
import type { SpaceId } from '@furrow/agricola/boards/space-ids';
import type { CustomQuantity } from '@furrow/agricola/cards/custom/names';
import type { Spaces } from '@furrow/agricola/cards/listener';
import type { Counted, Quantity } from '@furrow/agricola/cards/quantity';
import type { Brought } from '@furrow/agricola/moments/brought';
import { ANIMALS, type Good, goodNumber } from '@furrow/agricola/state/goods';
import { type SpacesMeant, spacesMeantBy } from './spaces';

/** What is counted: things that have one word, or what is made of others. */
export type Counting =
  | { readonly count: 'things'; readonly things: Things }
  /** Goods by number, any of them: animals on the farm, everything else in the supply. */
  | { readonly count: 'goods'; readonly goods: readonly number[]; readonly onFarm: boolean }
  /** Goods that lie on a space, or on all of some spaces together; `good`: which, if it is one. */
  | { readonly count: 'lying'; readonly spaces: SpacesMeant; readonly good: number | undefined }
  /** Own people on some spaces. */
  | { readonly count: 'peopleOn'; readonly on: SpacesMeant }
  /** Spaces on the board. */
  | { readonly count: 'spaces'; readonly of: SpacesMeant }
  /** How many of these numbers are reached. */
  | { readonly count: 'steps'; readonly of: Counting; readonly from: readonly number[] }
  /** How many are missing to a number. */
  | { readonly count: 'missing'; readonly of: Counting; readonly to: number }
  /** How many of these major improvements, by number. */
  | { readonly count: 'majorsNamed'; readonly majors: readonly number[] }
  /** Pastures of at least so many spaces. */
  | { readonly count: 'widePastures'; readonly spaces: number }
  /** Whole groups of so many. */
  | { readonly count: 'every'; readonly of: Counting; readonly size: number }
  /** How many times there is one of each. */
  | { readonly count: 'sets'; readonly of: readonly Counting[] }
  /** All of these together. */
  | { readonly count: 'sum'; readonly of: readonly Counting[] }
  /** What the occasion brings; `good`: goods of one kind; `pieces`: what was built. */
  | {
      readonly count: 'brought';
      readonly what: Brought;
      readonly good: number | undefined;
      readonly pieces: Pieces | undefined;
    }
  /** Goods of one kind, by number, on the card itself. */
  | { readonly count: 'laidOf'; readonly good: number }
  /** What one card counts, by name. */
  | { readonly count: 'own'; readonly name: CustomQuantity };

/** Things that have one word. */
export type Things =
  | Counted
  | 'rooms'
  | 'woodRooms'
  | 'stoneRooms'
  | 'people'
  | 'newborns'
  | 'occupations'
  | 'handOccupations'
  | 'improvements'
  | 'majors'
  | 'minors'
  | 'cookingImprovements'
  | 'bakingImprovements'
  | 'pastures'
  | 'stables'
  | 'unfencedStables'
  | 'allGrain'
  | 'allVegetables';

/** Improvements of a kind. */
const IMPROVEMENTS = {
  major: 'majors',
  minor: 'minors',
  cooking: 'cookingImprovements',
  baking: 'bakingImprovements',
} as const;

/** What can be built piece by piece. */
export type Pieces = 'rooms' | 'stables' | 'fences';

/** What is known of an occasion: the goods that lie on its spaces; which, if it is one; and what is built. */
export interface Around {
  readonly goods?: readonly number[];
  readonly good?: number | undefined;
  readonly pieces?: Pieces | undefined;
}

/** What a quantity counts on an occasion. */
export function countingOf(quantity: Quantity, around: Around = {}): Counting {
  const inside = (one: Quantity) => countingOf(one, around);
  switch (quantity.count) {
    case 'goods': {
      const onFarm = quantity.of.every((good) => (ANIMALS as readonly Good[]).includes(good));
      return { count: 'goods', goods: quantity.of.map(goodNumber), onFarm };
    }
    case 'lying':
      return lyingOn(quantity.on);
    case 'peopleOn':
      return { count: 'peopleOn', on: spacesMeantBy(quantity.on) };
    case 'spaces':
      return { count: 'spaces', of: spacesMeantBy(quantity.of) };
    case 'reached':
      return { count: 'steps', of: inside(quantity.of), from: quantity.from };
    case 'missing':
      return { count: 'missing', of: inside(quantity.of), to: quantity.to };
    case 'rooms':
      return thing(quantity.of === undefined ? 'rooms' : `${quantity.of}Rooms`);
    case 'people':
      return thing(quantity.newborn === true ? 'newborns' : 'people');
    case 'occupations':
      return thing(quantity.inHand === true ? 'handOccupations' : 'occupations');
    case 'improvements':
      return improvementsMeant(quantity.of);
    case 'stables':
      return thing(quantity.unfenced === true ? 'unfencedStables' : 'stables');
    case 'crops':
      return thing(quantity.of === 'grain' ? 'allGrain' : 'allVegetables');
    case 'pastures':
      return quantity.spaces === undefined
        ? thing('pastures')
        : { count: 'widePastures', spaces: quantity.spaces };
    case 'every':
      return { count: 'every', of: inside(quantity.of), size: quantity.size };
    case 'least':
      return { count: 'sets', of: quantity.of.map(inside) };
    case 'sum':
      return { count: 'sum', of: quantity.of.map(inside) };
    case 'brought':
      return { count: 'brought', what: quantity.what, ...broughtBy(quantity, around) };
    case 'laidOf':
      return { count: 'laidOf', good: goodNumber(quantity.good) };
    case 'custom':
      return { count: 'own', name: quantity.name };
    default:
      return thing(quantity.count);
  }
}

function improvementsMeant(of: Extract<Quantity, { count: 'improvements' }>['of']): Counting {
  if (of === undefined) return thing('improvements');
  if (typeof of === 'string') return thing(IMPROVEMENTS[of]);
  return { count: 'majorsNamed', majors: of.map(majorNumber) };
}

function thing(things: Things): Counting {
  return { count: 'things', things };
}

function lyingOn(on: SpaceId | Spaces): Counting {
  const spaces = spacesMeantBy(typeof on === 'string' ? { named: [on] } : on);
  const goods = spaces.spaces === 'accumulating' ? spaces.goods : [];
  return { count: 'lying', spaces, good: goods.length === 1 ? goods[0] : undefined };
}

/** What is known of what an occasion brings. */
function broughtBy(
  quantity: Extract<Quantity, { count: 'brought' }>,
  { good, pieces }: Around,
): Pick<Extract<Counting, { count: 'brought' }>, 'good' | 'pieces'> {
  switch (quantity.what) {
    case 'gained':
      return { good: goodNumber(quantity.good), pieces: undefined };
    case 'lyingThere':
    case 'taken':
      return { good, pieces: undefined };
    case 'built':
      return { good: undefined, pieces };
    default:
      return { good: undefined, pieces: undefined };
  }
}
