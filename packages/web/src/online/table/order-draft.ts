import type { Order } from '@furrow/wire/acts';

/** So many wishes can be said for the next turn, or as many as were given. */
const WISHES = 3;

export type Feeding = 'myself' | 'animals' | 'crops';

/** A wish for the next turn: a space by its id, empty for none, and how many goods must lie there. */
export interface Placing {
  readonly space: string;
  readonly atLeast: number;
}

/** Standing orders as somebody changes them. */
export interface OrderDraft {
  readonly forced: boolean;
  readonly feeding: Feeding;
  readonly wishes: readonly Placing[];
  /** The cards that are kept in a draft, by their ids, the dearest first. */
  readonly preference: readonly string[];
  /** What a program ordered besides; it stays as it is. */
  readonly others: readonly Order[];
}

/** The orders that were given, to be changed. */
export function draftOf(orders: readonly Order[]): OrderDraft {
  const feeding = orders.find((order) => order.when === 'feeding');
  const placement = orders.find((order) => order.when === 'placement');
  const drafting = orders.find((order) => order.when === 'draft');
  const given = (placement?.wishes ?? []).map(({ move, atLeast = 0 }) => ({ space: move, atLeast }));
  const free = Array.from({ length: Math.max(0, WISHES - given.length) }, () => ({ space: '', atLeast: 0 }));
  return {
    forced: orders.some(({ when }) => when === 'forced'),
    feeding: feeding?.spare ?? 'myself',
    wishes: [...given, ...free],
    preference: drafting?.cards ?? [],
    others: orders.filter(
      (order) => order.when !== 'forced' && order !== feeding && order !== placement && order !== drafting,
    ),
  };
}

/** What a draft orders. */
export function ordersOf({ forced, feeding, wishes, preference, others }: OrderDraft): Order[] {
  const placed = wishes
    .filter(({ space }) => space !== '')
    .map(({ space, atLeast }) => ({ move: space, ...(atLeast > 0 && { atLeast }) }));
  return [
    ...(forced ? [{ when: 'forced' as const }] : []),
    ...(feeding === 'myself' ? [] : [{ when: 'feeding' as const, spare: feeding }]),
    ...(placed.length === 0 ? [] : [{ when: 'placement' as const, wishes: placed }]),
    ...(preference.length === 0 ? [] : [{ when: 'draft' as const, cards: [...preference] }]),
    ...others,
  ];
}

/** The orders without one of them. */
export function without(orders: readonly Order[], taken: Order): readonly Order[] {
  const at = orders.findIndex((one) => JSON.stringify(one) === JSON.stringify(taken));
  return at < 0 ? orders : orders.toSpliced(at, 1);
}

/** A list with the thing at a place moved up or down. */
export function moved<T>(list: readonly T[], at: number, by: -1 | 1): readonly T[] {
  const to = at + by;
  return to < 0 || to >= list.length ? list : list.with(at, list[to]).with(to, list[at]);
}
