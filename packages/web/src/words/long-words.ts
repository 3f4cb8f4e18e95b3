import { BREAKS } from './breaks';

/** Words of more letters than this may be broken at the end of a line. */
const LONG = 12;

const parts = new Map(
  BREAKS.trim()
    .split(/\s+/)
    .map((word) => [word.replaceAll('-', ''), word.split('-')]),
);

/** A title whose long words carry soft hyphens between their parts, so that a narrow tile breaks them there; those are long that have more than so many letters. */
export function breakable(title: string, long = LONG): string {
  return title.replace(/\p{L}+/gu, (word) => (word.length > long ? broken(word) : word));
}

/** A word with soft hyphens; as it is if nobody knows where to break it. */
function broken(word: string): string {
  const known = parts.get(word.toLowerCase()) ?? [word];
  const ends = known.map((_, i) => known.slice(0, i + 1).join('').length);
  return ends.map((end, i) => word.slice(ends[i - 1] ?? 0, end)).join('\u00AD');
}
