import type { SpaceGroup, SpacePicture } from '../protocol/table';

/** The cards of the rounds; undefined in games without them. */
export function lying(groups: readonly SpaceGroup[]): SpaceGroup | undefined {
  return groups.find(({ id }) => id === 'rounds');
}

/** All spaces that lie on no round: they are tiles. */
export function tilesOf(groups: readonly SpaceGroup[]): SpacePicture[] {
  return groups.flatMap(({ spaces }) => spaces).filter(({ round }) => round === undefined);
}

/** In which of several numbers of columns so many spaces leave the fewest places empty; the first, if they are equal. */
export function fewestEmpty(spaces: number, columns: readonly number[]): number {
  const empty = (one: number) => Math.ceil(spaces / one) * one - spaces;
  return columns.reduce((best, one) => (empty(one) < empty(best) ? one : best));
}

/** More tiles than these are drawn in one more column. */
const MANY = 16;

/** In how many columns so many tiles lie on a large screen; where they have the board to themselves, without empty places. */
export function columnsOf(tiles: number, alone: boolean): number {
  if (alone && tiles <= MANY) return fewestEmpty(tiles, [4, 5]);
  return tiles > MANY + 1 ? 5 : 4;
}
