// Works out what there is to say about the declared cards.
import type { Card } from '@furrow/agricola/cards/card';
import { customsOf, type Part, RUNGS, rungOf, strayNames } from './card-customs';

/** Everything that the report looks at. */
export interface Deck {
  readonly cards: readonly Card[];
  /** The custom code that there is, by part and name. */
  readonly customs: Readonly<Record<Part, object>>;
  /** The cards that need each hook, by deck and number, with blanks between them. */
  readonly hooks: Readonly<Record<string, string>>;
  /** The lines of each declaration, by id. */
  readonly lines: ReadonlyMap<string, number>;
  /** The ids that have a scenario. */
  readonly scenarios: readonly string[];
}

/** Each hook is needed by at least so many cards. */
const LEAST_CARDS = 2;

/** What must not be: the report fails. */
export function problemsOf({ cards, customs, hooks, scenarios }: Deck): string[] {
  const used = cards.flatMap(customsOf);
  const hooked = Object.values(hooks).flatMap((list) => list.split(' '));
  return [
    ...twice(cards.map(({ id }) => id)).map((id) => `two cards are called '${id}'`),
    ...twice(cards.map(({ no }) => no)).map((no) => `two cards have the number ${no}`),
    ...strayNames(used, customs),
    ...cards.filter(({ id }) => !scenarios.includes(id)).map(({ id }) => `${id} has no scenario`),
    ...cards.filter(({ no }) => !hooked.includes(no)).map(({ id }) => `${id} stands at no hook`),
    ...Object.keys(hooks)
      .filter((hook) => cardsAt(hooks[hook], cards).length < LEAST_CARDS)
      .map((hook) => `fewer than ${LEAST_CARDS} cards need ${hook}`),
  ];
}

function cardsAt(list: string, cards: readonly Card[]): readonly Card[] {
  const numbers = list.split(' ');
  return cards.filter(({ no }) => numbers.includes(no));
}

function twice(names: readonly string[]): string[] {
  return [...new Set(names.filter((name, i) => names.indexOf(name) !== i))];
}

/** The report, line by line. */
export function reportOf(deck: Deck): string[] {
  const { cards, hooks, lines } = deck;
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
    countLine(
      'decks',
      cards.map(({ deck: one }) => one),
    ),
    countLine(
      'categories',
      cards.map(({ category }) => category),
    ),
    `tests in the folder of scenarios that no card is named after: ${others.length}`,
    ...others.map((id) => `    ${id}`),
    `hooks: ${Object.keys(hooks).length}`,
    ...Object.entries(hooks).map(([hook, list]) => `    ${hook}: ${cardsAt(list, cards).length}`),
  ];
}

function shareLine(name: string, n: number, all: readonly Card[]): string {
  return `  ${name}: ${n} (${Math.round((100 * n) / Math.max(1, all.length))} %)`;
}

function countLine(what: string, words: readonly string[]): string {
  const counts = [...new Set(words)].sort().map((word) => {
    const n = words.filter((one) => one === word).length;
    return `${word} ${n}`;
  });
  return `${what}: ${counts.join(', ')}`;
}
