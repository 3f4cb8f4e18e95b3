import type { SpaceId } from '@furrow/agricola/boards/space-ids';
import type { CustomSpaces } from '@furrow/agricola/cards/custom/names';
import type { Lying, Spaces } from '@furrow/agricola/cards/listener';
import { goodNumber } from '@furrow/agricola/state/goods';

/** Which spaces are meant. */
export type SpacesMeant =
  | { readonly spaces: 'any' }
  | { readonly spaces: 'named'; readonly ids: readonly SpaceId[] }
  /** Those on which one of some goods accumulates; any good, if there are none. */
  | { readonly spaces: 'accumulating'; readonly goods: readonly number[] }
  | { readonly spaces: 'rounds'; readonly rounds: readonly number[] }
  /** Those that one card means, by name. */
  | { readonly spaces: 'own'; readonly name: CustomSpaces }
  | { readonly spaces: 'either'; readonly of: readonly SpacesMeant[] }
  /** Those on which so much lies; `good`: of the one good that accumulates there. */
  | {
      readonly spaces: 'lying';
      readonly of: SpacesMeant;
      readonly good: number | undefined;
      readonly is: 'exactly' | 'atLeast' | 'between';
      readonly from: number;
      readonly to: number;
    }
  | { readonly spaces: 'occupied'; readonly of: SpacesMeant; readonly not: boolean };

/** The spaces that a declaration means; all of them if it says nothing. */
export function spacesMeantBy(spaces: Spaces | undefined): SpacesMeant {
  if (spaces === undefined) return { spaces: 'any' };
  if ('named' in spaces) return { spaces: 'named', ids: spaces.named };
  if ('rounds' in spaces) return { spaces: 'rounds', rounds: spaces.rounds };
  if ('accumulating' in spaces) return { spaces: 'accumulating', goods: spaces.accumulating.map(goodNumber) };
  if ('own' in spaces) return { spaces: 'own', name: spaces.own };
  if ('either' in spaces) return { spaces: 'either', of: spaces.either.flatMap(oneByOne) };
  const of = spacesMeantBy(spaces.of);
  return 'lying' in spaces ? lyingOn(of, spaces.lying) : { spaces: 'occupied', of, not: !spaces.occupied };
}

/** Named spaces one by one, so that they can stand in a row with others. */
function oneByOne(spaces: Spaces): readonly SpacesMeant[] {
  if (!('named' in spaces)) return [spacesMeantBy(spaces)];
  return spaces.named.map((id) => ({ spaces: 'named', ids: [id] }));
}

function lyingOn(of: SpacesMeant, { atLeast, atMost }: Lying): SpacesMeant {
  const good = of.spaces === 'accumulating' && of.goods.length === 1 ? of.goods[0] : undefined;
  const is = atMost === undefined ? 'atLeast' : atMost === atLeast ? 'exactly' : 'between';
  return { spaces: 'lying', of, good, is, from: atLeast, to: atMost ?? atLeast };
}
