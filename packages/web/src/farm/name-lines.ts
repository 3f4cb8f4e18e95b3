import { breakable } from '../words/long-words';

/** A name of more letters stands in two lines on its plate. */
const ONE_LINE = 16;
/** Words of more letters may be broken there. */
const LONG = 12;

/** The name of a building as it is written on its plate: in one line, or in two that are as equal as its words allow. */
export function nameLines(title: string): readonly string[] {
  if (title.length <= ONE_LINE) return [title];
  const parts = breakable(title, LONG).split(/(?<=[ \u00AD-])/);
  const ways = parts.slice(1).map((_, i) => [parts.slice(0, i + 1), parts.slice(i + 1)].map(joined));
  const longest = (lines: readonly string[]) => Math.max(...lines.map(({ length }) => length));
  return ways.reduce((best, way) => (longest(way) < longest(best) ? way : best), [title]);
}

/** Parts in one line; where its last word goes on in the next, a hyphen says so. */
function joined(parts: readonly string[]): string {
  return parts
    .join('')
    .trim()
    .replace(/\u00AD$/, '-')
    .replaceAll('\u00AD', '');
}
