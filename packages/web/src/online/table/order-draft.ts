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
  /** What a program ordered besides; it stays as it is. */
  readonly others: readonly Order[];
}

/** The orders that were given, to be changed. */
export function draftOf(orders: readonly Order[]): OrderDraft {
  const feeding = orders.find((order) => order.when === 'feeding');
  const placement = orders.find((order) => order.when === 'placement');
  const given = (placement?.wishes ?? []).map(({ move, atLeast = 0 }) => ({ space: move, atLeast }));
  const free = Array.from({ length: Math.max(0, WISHES - given.length) }, () => ({ space: '', atLeast: 0 }));
  return {
    forced: orders.some(({ when }) => when === 'forced'),
    feeding: feeding?.spare ?? 'myself',
    wishes: [...given, ...free],
    others: orders.filter((order) => order.when !== 'forced' && order !== feeding && order !== placement),
  };
}

/** What a draft orders. */
export function ordersOf({ forced, feeding, wishes, others }: OrderDraft): Order[] {
  const placed = wishes
    .filter(({ space }) => space !== '')
    .map(({ space, atLeast }) => ({ move: space, ...(atLeast > 0 && { atLeast }) }));
  return [
    ...(forced ? [{ when: 'forced' as const }] : []),
    ...(feeding === 'myself' ? [] : [{ when: 'feeding' as const, spare: feeding }]),
    ...(placed.length === 0 ? [] : [{ when: 'placement' as const, wishes: placed }]),
    ...others,
  ];
}

/** The orders without one of them. */
export function without(orders: readonly Order[], taken: Order): readonly Order[] {
  const at = orders.findIndex((one) => JSON.stringify(one) === JSON.stringify(taken));
  return at < 0 ? orders : orders.toSpliced(at, 1);
}
