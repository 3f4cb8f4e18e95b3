import type { SpaceId } from '@furrow/agricola/boards/space-ids';
import type { Spaces } from '@furrow/agricola/cards/listener';
import { goodNumber } from '@furrow/agricola/goods';

/** Which spaces are meant: these, those on which one of some goods accumulates, those of some rounds, or any. */
export type SpacesMeant =
  | { readonly spaces: 'named'; readonly ids: readonly SpaceId[] }
  | { readonly spaces: 'accumulating'; readonly goods: readonly number[] }
  | { readonly spaces: 'rounds'; readonly rounds: readonly number[] }
  | { readonly spaces: 'any' };

/** The spaces that a declaration means; all of them if it says nothing. */
export function spacesMeantBy(spaces: Spaces | undefined): SpacesMeant {
  if (spaces === undefined) return { spaces: 'any' };
  if ('named' in spaces) return { spaces: 'named', ids: spaces.named };
  if ('rounds' in spaces) return { spaces: 'rounds', rounds: spaces.rounds };
  return { spaces: 'accumulating', goods: spaces.accumulating.map(goodNumber) };
}
