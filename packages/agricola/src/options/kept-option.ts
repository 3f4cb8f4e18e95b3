import { BadOption, type Option, type Options } from '@furrow/kernel/game';
import type { Seat } from '@furrow/kernel/seat';
import { cards, findCard } from '../cards/index';
import { poolOf } from '../in-play/compile-cards';
import type { CardNumber } from '../state/numbers';
import type { Variant } from './variant';

/** AG-V62, AG-V64: the option that says which occupations are kept from another game. */
export const KEPT = 'kept-occupations';

/** Nobody has kept any. */
const NONE = 'none';

export const keptOption: Option = {
  name: KEPT,
  values: [NONE],
  perSeat: cards.filter(({ kind }) => kind === 'occupation').map(({ id }) => id),
  standard: NONE,
  uneven: true,
};

type Dealt = Pick<Variant, 'decks' | 'seats' | 'pool'>;

/** The occupations that each seat has kept, in the order in which they come into play. Throws `BadOption`. */
export function keptIn(chosen: Options, dealt: Dealt): Variant['kept'] {
  const value = chosen[KEPT] ?? NONE;
  if (value === NONE) return [];
  const occupations = poolOf(dealt).filter((card) => cards[card].kind === 'occupation');
  if (occupations.length === 0)
    throw new BadOption(KEPT, value, { why: 'option-needs', other: 'decks', right: ALL_DECKS });
  const kept = Array.from({ length: dealt.seats }, (): CardNumber[] => []);
  for (const word of value.split(',')) {
    const found = readOne(word, dealt.seats);
    const card = found?.card ?? -1;
    if (found === undefined || !occupations.includes(card) || kept.some((own) => own.includes(card)))
      throw new BadOption(KEPT, value, { why: 'no-such-value', right: [NONE, oneText(0, occupations[0])] });
    kept[found.seat].push(card);
  }
  return kept;
}

const ALL_DECKS: readonly string[] = [...new Set(cards.map(({ deck }) => deck))];

/** The seat and the card that a word such as `2:cook` names. */
function readOne(
  word: string,
  seats: number,
): { readonly seat: Seat; readonly card: CardNumber } | undefined {
  const [, seat, id] = /^(\d):([\w-]+)$/.exec(word) ?? [];
  const card = id === undefined ? undefined : findCard(id);
  if (card === undefined || Number(seat) < 1 || Number(seat) > seats) return undefined;
  return { seat: Number(seat) - 1, card: card.number };
}

function oneText(seat: Seat, card: CardNumber): string {
  return `${seat + 1}:${cards[card].id}`;
}

/** Kept occupations as the option lists them. */
export function keptText(kept: Variant['kept']): string {
  const words = kept.flatMap((own, seat) => own.map((card) => oneText(seat, card)));
  return words.length === 0 ? NONE : words.join();
}
