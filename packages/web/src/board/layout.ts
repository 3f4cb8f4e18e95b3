import type { SpaceGroup, SpacePicture } from '../protocol/table';

/** The cards of the rounds; undefined in games without them. */
export function lying(groups: readonly SpaceGroup[]): SpaceGroup | undefined {
  return groups.find(({ id }) => id === 'rounds');
}

/** All spaces that lie on no round: they are tiles. */
export function tilesOf(groups: readonly SpaceGroup[]): SpacePicture[] {
  return groups.flatMap(({ spaces }) => spaces).filter(({ round }) => round === undefined);
}

/** More tiles than these are drawn in one more column. */
const MANY = 16;

/** In how many columns so many tiles lie on a large screen. */
export function columnsOf(tiles: number): number {
  return tiles > MANY + 1 ? 5 : 4;
}
