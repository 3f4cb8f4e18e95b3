import type { Name } from '../protocol/catalogue';

/** A piece of a text: plain words, or the name of a thing. */
export type Piece = string | Name;

/** Finds the names of things in texts, the longest first; those of spaces only where the text sets them apart. */
export type FindNames = (text: string) => readonly Piece[];

/** Nothing is known by name. */
export const findNothing: FindNames = (text) => [text];

/** Finds these names, each as a whole word and as it is written. */
export function nameFinder(names: readonly Name[]): FindNames {
  if (names.length === 0) return findNothing;
  const byTitle = new Map(names.toReversed().map((name) => [name.title, name]));
  const titles = [...byTitle.keys()].toSorted((a, b) => b.length - a.length).map(escaped);
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${titles.join('|')})(?![\\p{L}\\p{N}])`, 'gu');
  const known = new Map<string, readonly Piece[]>();
  return (text) => {
    const found = known.get(text) ?? piecesOf(text, pattern, byTitle);
    known.set(text, found);
    return found;
  };
}

function piecesOf(text: string, pattern: RegExp, byTitle: ReadonlyMap<string, Name>): readonly Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const { 0: title, index } of text.matchAll(pattern)) {
    const name = byTitle.get(title);
    if (name === undefined) continue;
    if (index > from) pieces.push(text.slice(from, index));
    pieces.push(name);
    from = index + title.length;
  }
  if (from < text.length) pieces.push(text.slice(from));
  return pieces;
}

function escaped(title: string): string {
  return title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
