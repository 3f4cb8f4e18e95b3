import type { Pictogram, Picture, Strip } from '@furrow/text/pictures/picture';

/** So many pictograms of one part of a strip are drawn: as many as leave it narrow enough to be read. */
const MOST = [8, 4, 3, 2, 1];

/** A card that is read, one in its place, and one in play, where what is given and got matters more than when. */
export type Room = 'whole' | 'face' | 'played';

/** How many strips of a picture are drawn at most, and how many signs wide they may be. */
const ROOMS: Readonly<Record<Room, { readonly strips: number; readonly widest: number }>> = {
  whole: { strips: 5, widest: 11 },
  face: { strips: 2, widest: 7.6 },
  played: { strips: 2, widest: 5 },
};

/** Signs without a disc. */
const SLIM: readonly Pictogram['sign'][] = ['more', 'over', 'equal'];

/** There is more to it. */
const MORE: Pictogram = { sign: 'more' };

/** So many strips of a picture as they are drawn; where that is not all of it, the last says so. */
export function shownOf(picture: Picture, room: Room): readonly Strip[] {
  const { strips, widest } = ROOMS[room];
  const short = picture.map((one) => shortened(room === 'played' ? withoutTime(one) : one, widest));
  const all = [...new Map(short.map((one) => [JSON.stringify(one), one])).values()];
  if (all.length <= strips) return all;
  return all.slice(0, strips).map((one, i) => (i === strips - 1 ? { ...one, to: withMore(one.to) } : one));
}

/** A strip with as many pictograms as can be read. */
function shortened(strip: Strip, widest: number): Strip {
  const shorter = MOST.map((most) => cut(strip, most));
  return shorter.find((one) => widthOf(one) <= widest) ?? shorter[shorter.length - 1];
}

/** A strip that only says what is given and got, if it says both. */
function withoutTime(strip: Strip): Strip {
  return strip.from.length > 0 && strip.to.length > 0 ? { ...strip, when: [] } : strip;
}

function cut(strip: Strip, most: number): Strip {
  const part = (all: readonly Pictogram[]) =>
    all.length <= most ? all : withMore(all.slice(0, most).filter(({ sign }) => sign !== 'more'));
  return { ...strip, when: part(strip.when), from: part(strip.from), to: part(strip.to) };
}

function withMore(pictograms: readonly Pictogram[]): readonly Pictogram[] {
  return pictograms.some(({ sign }) => sign === 'more') ? pictograms : [...pictograms, MORE];
}

/** How many signs a strip is wide; a number is nearly half as wide for each of its letters, an arrow half. */
export function widthOf({ when, from, to }: Strip): number {
  const before = partWidth(when) + partWidth(from);
  return before + partWidth(to) + (before > 0 && to.length > 0 ? 0.6 : 0);
}

function partWidth(pictograms: readonly Pictogram[]): number {
  return pictograms.reduce((sum, one) => sum + signWidth(one) + 0.4 * (one.n ?? '').length, 0);
}

/** How many signs a pictogram is wide without its number, with the bar before it. */
export function signWidth({ sign, or }: Pictogram): number {
  return (SLIM.includes(sign) ? 0.6 : 1) + (or === true ? 0.35 : 0);
}
