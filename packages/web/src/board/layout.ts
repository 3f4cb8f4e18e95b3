import type { SpaceGroup, SpacePicture } from '../protocol/space';

/** The cards of the rounds; undefined in games without them. */
export function lying(groups: readonly SpaceGroup[]): SpaceGroup | undefined {
  return groups.find(({ id }) => id === 'rounds');
}

/** All spaces for everybody that lie on no round: they are tiles. */
export function tilesOf(groups: readonly SpaceGroup[]): SpacePicture[] {
  return groups
    .flatMap(({ spaces }) => spaces)
    .filter(({ round, owner }) => round === undefined && owner === undefined);
}

const NONE: readonly SpacePicture[] = [];

/** The spaces that only one seat may use: they lie at its place. Mostly there are none, and those are always the same. */
export function ownSpaces(groups: readonly SpaceGroup[], seat: number): readonly SpacePicture[] {
  const own = groups.flatMap(({ spaces }) => spaces).filter(({ owner }) => owner === seat);
  return own.length === 0 ? NONE : own;
}

/** In which of several numbers of columns so many spaces leave the fewest places empty; the first, if they are equal. */
export function fewestEmpty(spaces: number, columns: readonly number[]): number {
  const empty = (one: number) => Math.ceil(spaces / one) * one - spaces;
  return columns.reduce((best, one) => (empty(one) < empty(best) ? one : best));
}

/** More tiles than these lie in one more column. */
const MANY = 16;

/** In how many columns so many tiles lie on a large screen; where they have the board to themselves, with the fewest empty places. */
export function columnsOf(tiles: number, alone: boolean): number {
  if (alone && tiles <= MANY) return fewestEmpty(tiles, [4, 5]);
  return tiles > MANY + 1 ? 5 : 4;
}
