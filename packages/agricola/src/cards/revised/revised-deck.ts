import type { Category, Declared } from '../card';
import { type Deck, numberOf, type Printed } from '../deck';

const LAST_MINOR = 84;
const LAST_TRAVELING = 9;
const LAST_FOR_ONE = 126;
const LAST_FOR_THREE = 147;

type ByCategory<Id extends string> = Readonly<Partial<Record<Category, readonly Declared<Id>[]>>>;

/** What a number says of its card. */
type ByNumber = (number: number) => Pick<Printed, 'kind' | 'players' | 'travels'>;

/**
 * A deck of the revised edition, with the cards that have files of their own: kind, players and traveling follow from the
 * number printed on a card.
 */
export function revisedDeck<const Id extends string, const Own extends string = never>(
  id: string,
  categories: ByCategory<Id>,
  own: ByCategory<Own> = {},
  printedOn: ByNumber = inOrder,
): Deck<Id | Own> {
  const lists = [...Object.entries(categories), ...Object.entries(own)] as [Category, Declared<Id | Own>[]][];
  return {
    id,
    edition: 'revised',
    cards: lists.flatMap(([category, cards]) =>
      cards.map((one) => ({
        ...one,
        deck: id,
        edition: 'revised',
        category,
        ...printedOn(numberOf(one.no, id)),
      })),
    ),
  };
}

/** Minor improvements come first, traveling ones before the others, then occupations by the number of players. */
function inOrder(number: number): ReturnType<ByNumber> {
  const minor = number <= LAST_MINOR;
  return {
    kind: minor ? 'minor' : 'occupation',
    players: minor || number <= LAST_FOR_ONE ? 1 : number <= LAST_FOR_THREE ? 3 : 4,
    travels: number <= LAST_TRAVELING,
  };
}
