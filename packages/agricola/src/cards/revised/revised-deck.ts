import type { Category, Declared } from '../card';
import type { Deck, Printed } from '../deck';

const LAST_MINOR = 84;
const LAST_TRAVELING = 9;
const LAST_FOR_ONE = 126;
const LAST_FOR_THREE = 147;

/** A deck of the revised edition: kind, players and traveling follow from the number printed on a card. */
export function revisedDeck<const Id extends string>(
  id: string,
  categories: Readonly<Partial<Record<Category, readonly Declared<Id>[]>>>,
): Deck<Id> {
  const lists = Object.entries(categories) as [Category, readonly Declared<Id>[]][];
  return {
    id,
    cards: lists.flatMap(([category, cards]) =>
      cards.map((one) => ({ ...one, deck: id, category, ...printedOn(numberOf(one.no, id)) })),
    ),
  };
}

/** The number in a mark such as `A44`. */
function numberOf(no: string, deck: string): number {
  const number = Number(no.slice(deck.length));
  if (!no.startsWith(deck) || !Number.isInteger(number)) throw new Error(`'${no}' is not of deck ${deck}`);
  return number;
}

function printedOn(number: number): Omit<Printed, 'deck' | 'category'> {
  const minor = number <= LAST_MINOR;
  return {
    kind: minor ? 'minor' : 'occupation',
    players: minor || number <= LAST_FOR_ONE ? 1 : number <= LAST_FOR_THREE ? 3 : 4,
    travels: number <= LAST_TRAVELING,
  };
}
