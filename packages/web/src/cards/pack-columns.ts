import type { CardPicture } from '../protocol/card';

/** About how many letters of text a card is high besides its text, and how many each strip of its picture is. */
const [BARE, STRIP] = [110, 45];

/** About how high a card is where it is narrow, in letters of its text. */
function heightOf({ text, needs = '', picture }: CardPicture): number {
  return BARE + text.join('').length + needs.length + STRIP * picture.length;
}

const sum = (cards: readonly CardPicture[]) => cards.reduce((all, card) => all + heightOf(card), 0);

/**
 * The cards of a pack in so many columns that are about as high as each other: the highest first, each where there is most
 * room. Columns, and cards in them, keep the order of the pack as far as that allows.
 */
export function packColumns(
  cards: readonly CardPicture[],
  columns: number,
): readonly (readonly CardPicture[])[] {
  const all: CardPicture[][] = Array.from({ length: columns }, () => []);
  for (const card of cards.toSorted((a, b) => heightOf(b) - heightOf(a)))
    all.toSorted((a, b) => sum(a) - sum(b))[0].push(card);
  const place = (column: readonly CardPicture[]) =>
    column.reduce((total, card) => total + cards.indexOf(card), 0) / column.length;
  return all
    .filter(({ length }) => length > 0)
    .map((column) => column.toSorted((a, b) => cards.indexOf(a) - cards.indexOf(b)))
    .toSorted((a, b) => place(a) - place(b));
}
