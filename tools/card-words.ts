// Finds the words of the vocabulary in the declarations of cards.
import type { DeckCard, Printed } from '@furrow/agricola/cards/deck';

/** What a word of the vocabulary stands for. */
export const SORTS = ['field', 'effect', 'moment', 'quantity', 'condition', 'price', 'memory'] as const;
export type Sort = (typeof SORTS)[number];

/** A word with the number of cards that use it. */
export interface Count {
  readonly sort: Sort;
  readonly word: string;
  readonly cards: number;
}

/** What identifies a card, or is printed on it: no word of the vocabulary. */
const NO_FIELDS: readonly (keyof Printed | 'id' | 'no')[] = [
  'id',
  'no',
  'deck',
  'edition',
  'kind',
  'players',
  'travels',
  'category',
];

/** Under these keys a declaration holds conditions. */
const CONDITIONS: readonly string[] = ['needs', 'when', 'all', 'not'];
/** What several conditions share. */
const NO_CONDITIONS: readonly string[] = ['of', 'how', 'who', 'more', 'with', 'goods'];

/** The words that a card uses, each once, as sort and word. */
export function wordsOf(card: DeckCard): ReadonlySet<string> {
  const fields = Object.keys(card).filter((key) => !(NO_FIELDS as readonly string[]).includes(key));
  const found = new Set(fields.map((field) => `field ${field}`));
  for (const field of fields) visit(field, card[field as keyof DeckCard], found);
  return found;
}

function visit(key: string, value: unknown, found: Set<string>): void {
  if (Array.isArray(value)) for (const part of value) visit(key, part, found);
  if (Array.isArray(value) || typeof value !== 'object' || value === null) return;
  if ('do' in value) found.add(`effect ${String(value.do)}`);
  if ('keeps' in value) found.add(`memory ${String(value.keeps)}`);
  if ('moment' in value) found.add(`moment ${String(value.moment)}`);
  if ('count' in value && typeof value.count === 'string') found.add(`quantity ${value.count}`);
  if (CONDITIONS.includes(key))
    for (const word of Object.keys(value)) if (!NO_CONDITIONS.includes(word)) found.add(`condition ${word}`);
  if (key === 'change') for (const word of Object.keys(value)) if (word !== 'to') found.add(`price ${word}`);
  for (const [inner, part] of Object.entries(value)) visit(inner, part, found);
}

/** All words with how many cards use them: by sort, the most used first. `known` are words that count though no card uses them. */
export function countWords(cards: readonly DeckCard[], known: readonly string[] = []): readonly Count[] {
  const counts = new Map(known.map((word) => [word, 0]));
  for (const card of cards) for (const word of wordsOf(card)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts]
    .map(([both, n]) => {
      const [sort, word] = both.split(' ');
      return { sort: sort as Sort, word, cards: n };
    })
    .sort((a, b) => SORTS.indexOf(a.sort) - SORTS.indexOf(b.sort) || b.cards - a.cards);
}
