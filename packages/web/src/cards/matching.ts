import type { CatalogueEntry } from '../protocol/catalogue';

/** A text without what people leave out when they search: case and accents. */
export function folded(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .trim();
}

/** The folded text of each entry: title, number, category, lines. */
const texts = new WeakMap<CatalogueEntry, string>();

function textOf(entry: CatalogueEntry): string {
  const known = texts.get(entry);
  if (known !== undefined) return known;
  const { title, no = '', category, lines, id } = entry;
  const text = folded([title, no, category?.words ?? '', ...lines, id].join('\n'));
  texts.set(entry, text);
  return text;
}

/** The entries that have all words of a folded text, those with them in their titles first. */
export function matching(entries: readonly CatalogueEntry[], text: string): readonly CatalogueEntry[] {
  const words = text.split(/\s+/).filter((word) => word !== '');
  if (words.length === 0) return entries;
  const found = entries.filter((entry) => words.every((word) => textOf(entry).includes(word)));
  const inTitle = (entry: CatalogueEntry) => words.every((word) => folded(entry.title).includes(word));
  return [...found.filter(inTitle), ...found.filter((entry) => !inTitle(entry))];
}
