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

/** The folded text of each entry: title, number, category, lines, rulings. */
const texts = new WeakMap<CatalogueEntry, string>();

function textOf(entry: CatalogueEntry): string {
  const known = texts.get(entry);
  if (known !== undefined) return known;
  const { title, no = '', category, lines, rulings = [], id } = entry;
  const text = folded([title, no, category?.words ?? '', ...lines, ...rulings, id].join('\n'));
  texts.set(entry, text);
  return text;
}

/** Whether a card has to do with the one of this name, which is folded and whole. */
function hasToDoWith({ hears = [], heardBy = [] }: CatalogueEntry, name: string): boolean {
  return [...hears, ...heardBy].some(({ title }) => folded(title) === name);
}

/**
 * The entries that have all words of a folded text, those with them in their titles first; last, if the text is the name
 * of a card, the cards that have to do with it.
 */
export function matching(entries: readonly CatalogueEntry[], text: string): readonly CatalogueEntry[] {
  const words = text.split(/\s+/).filter((word) => word !== '');
  if (words.length === 0) return entries;
  const hasAll = (entry: CatalogueEntry) => words.every((word) => textOf(entry).includes(word));
  const inTitle = (entry: CatalogueEntry) => words.every((word) => folded(entry.title).includes(word));
  const rank = (entry: CatalogueEntry) => (inTitle(entry) ? 0 : hasAll(entry) ? 1 : 2);
  const found = entries.filter((entry) => hasAll(entry) || hasToDoWith(entry, words.join(' ')));
  return found.toSorted((a, b) => rank(a) - rank(b));
}
