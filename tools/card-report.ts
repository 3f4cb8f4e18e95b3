// Works out what there is to say about the declared cards.
import type { DeckCard } from '@furrow/agricola/cards/deck';
import { customsOf, type Part, RUNGS, rungOf, strayNames } from './card-customs';
import { type Count, countWords, SORTS, type Sort, wordsOf } from './card-words';
import { isShared, WORDS_TO_COME } from './words-to-come';

/** Everything that the report looks at. */
export interface Deck {
  readonly cards: readonly DeckCard[];
  /** The custom code that there is, by part and name. */
  readonly customs: Readonly<Record<Part, object>>;
  /** Words that the vocabulary has, whether a card uses them or not. */
  readonly words: readonly string[];
  /** The lines of each declaration, by id. */
  readonly lines: ReadonlyMap<string, number>;
  /** The ids that have a scenario. */
  readonly scenarios: readonly string[];
  /** The ids whose scenario compares a whole board. */
  readonly wholeBoards: readonly string[];
}

/** The decks that the base game of the revised edition consists of. More is asked of their cards. */
const BASE: readonly string[] = ['A', 'B'];
/** So great a share of their cards, in percent, needs nothing but words. */
const IN_WORDS = 85;

/** What must not be: the report fails. */
export function problemsOf({ cards, customs, scenarios, wholeBoards }: Deck): string[] {
  const used = cards.flatMap(customsOf);
  const base = cards.filter(({ deck, edition }) => edition === 'revised' && BASE.includes(deck));
  return [
    ...twice(cards.map(({ id }) => id)).map((id) => `two cards are called '${id}'`),
    ...twice(cards.map(({ edition, no }) => `${no} of the ${edition} edition`)).map(
      (no) => `two cards have the number ${no}`,
    ),
    ...strayNames(used, customs),
    ...cards.filter(({ id }) => !scenarios.includes(id)).map(({ id }) => `${id} has no scenario`),
    ...base
      .filter(({ id }) => scenarios.includes(id) && !wholeBoards.includes(id))
      .map(({ id }) => `the scenario of ${id} compares no whole board`),
    ...tooFewInWords(base),
    ...singleWords(base, cards).map((word) => `a single card uses the word '${word}'`),
  ];
}

function tooFewInWords(base: readonly DeckCard[]): string[] {
  const share = (100 * inWords(base).length) / Math.max(1, base.length);
  if (base.length === 0 || share >= IN_WORDS) return [];
  return [`${Math.floor(share)} % of decks ${BASE.join(' and ')} are in words, less than ${IN_WORDS} %`];
}

const inWords = (cards: readonly DeckCard[]) => cards.filter((card) => rungOf(card) === 0);

/** The words of some cards that no other card of all uses, nor one to come. */
function singleWords(some: readonly DeckCard[], all: readonly DeckCard[]): string[] {
  const single = countWords(all)
    .filter((one) => one.cards === 1)
    .map(({ sort, word }) => `${sort} ${word}`);
  return single.filter((word) => !isShared(word) && some.some((card) => wordsOf(card).has(word)));
}

function twice(names: readonly string[]): string[] {
  return [...new Set(names.filter((name, i) => names.indexOf(name) !== i))];
}

/** The report, line by line. */
export function reportOf(deck: Deck): string[] {
  const { cards, lines } = deck;
  const others = deck.scenarios.filter((id) => !cards.some((card) => card.id === id));
  const sizes = [...lines.values()].sort((a, b) => a - b);
  const at = (share: number) => sizes[Math.min(sizes.length - 1, Math.floor(share * sizes.length))] ?? 0;
  const longest = cards.filter(({ id }) => (lines.get(id) ?? 0) > at(0.9)).map(({ id }) => id);
  return [
    `${cards.length} cards`,
    ...RUNGS.map((name, rung) =>
      shareLine(name, cards.filter((card) => rungOf(card) === rung).length, cards),
    ),
    ...cards.flatMap(customsOf).map(({ part, name, card }) => `    ${part}: ${name} (${card})`),
    `lines of a declaration: median ${at(0.5)}, 90 % have at most ${at(0.9)}`,
    ...(longest.length === 0 ? [] : [`    longer: ${longest.join(', ')}`]),
    countLine(
      'kinds',
      cards.map(({ kind }) => kind),
    ),
    countLine(
      'players',
      cards.filter(({ kind }) => kind === 'occupation').map(({ players }) => `${players}+`),
    ),
    'decks:',
    ...[...new Set(cards.map(deckOf))].map((name) => deckLine(name, deck)),
    countLine(
      'categories',
      cards.map(({ category }) => category ?? 'none'),
    ),
    `tests in the folder of scenarios that no card is named after: ${others.length}`,
    ...others.map((id) => `    ${id}`),
    ...SORTS.flatMap((sort) => wordLines(sort, countWords(cards, deck.words))),
  ];
}

function deckOf({ deck, edition }: DeckCard): string {
  return edition === '2007' ? `${deck} of 2007` : deck;
}

/** A deck: its cards, how many are in words, how many scenarios compare a whole board, and its words that no other card uses. */
function deckLine(name: string, { cards, wholeBoards }: Deck): string {
  const own = cards.filter((card) => deckOf(card) === name);
  const share = Math.round((100 * inWords(own).length) / own.length);
  const whole = own.filter(({ id }) => wholeBoards.includes(id)).length;
  const single = singleWords(own, cards);
  return [
    `    ${name}: ${own.length} cards`,
    `in words ${inWords(own).length} (${share} %)`,
    `whole boards compared ${whole}`,
    `words of a single card ${single.length === 0 ? 'none' : single.join(', ')}`,
  ].join('; ');
}

/** The words of a sort with the number of cards that use them. */
function wordLines(sort: Sort, counts: readonly Count[]): string[] {
  const words = counts.filter((one) => one.sort === sort);
  return [
    `${sort}: ${words.length} words, with the number of cards that use each`,
    ...words.map(({ word, cards }) => `    ${word} ${cards}${comingOf(sort, word, cards)}`),
  ];
}

/** The cards to come that will use a word which a single card uses today. */
function comingOf(sort: Sort, word: string, cards: number): string {
  const coming = cards === 1 ? (WORDS_TO_COME[`${sort} ${word}`] ?? []) : [];
  return coming.length === 0 ? '' : `, and to come ${coming.join(' ')}`;
}

function shareLine(name: string, n: number, all: readonly DeckCard[]): string {
  return `  ${name}: ${n} (${Math.round((100 * n) / Math.max(1, all.length))} %)`;
}

function countLine(what: string, words: readonly string[]): string {
  const counts = [...new Set(words)].sort().map((word) => {
    const n = words.filter((one) => one === word).length;
    return `${word} ${n}`;
  });
  return `${what}: ${counts.join(', ')}`;
}
