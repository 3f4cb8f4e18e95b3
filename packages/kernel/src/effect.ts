/**
 * The effects that every game shares: they put other effects in order and ask which. What effects do to a game stands
 * in that game's own kinds. An effect is plain data: frozen, comparable, printable.
 */
export type Flow =
  | { readonly do: 'seq'; readonly steps: readonly AnyEffect[] }
  | { readonly do: 'may'; readonly effect: AnyEffect }
  | { readonly do: 'oneOf'; readonly options: Readonly<Record<string, AnyEffect>> }
  | {
      readonly do: 'anyOf';
      readonly options: Readonly<Record<string, AnyEffect>>;
      readonly inOrder: boolean;
    }
  | { readonly do: 'then'; readonly first: AnyEffect; readonly after: AnyEffect }
  | { readonly do: 'repeat'; readonly times: number; readonly effect: AnyEffect }
  | { readonly do: 'inTurn'; readonly effect: AnyEffect }
  | { readonly do: 'together'; readonly effect: AnyEffect }
  | { readonly do: 'within' };

/** An effect of any game, as far as the kernel looks at it. */
export interface AnyEffect {
  readonly do: string;
}

/** One after the other, as far as possible. */
export function seq<E extends AnyEffect>(...steps: readonly E[]): { do: 'seq'; steps: readonly E[] } {
  return { do: 'seq', steps };
}

/** The owner decides whether it is done. */
export function may<E extends AnyEffect>(effect: E): { do: 'may'; effect: E } {
  return { do: 'may', effect };
}

/** Exactly one of them, at the owner's choice; each has a word by which it is chosen. */
export function oneOf<E extends AnyEffect>(
  options: Readonly<Record<string, E>>,
): { do: 'oneOf'; options: Readonly<Record<string, E>> } {
  return { do: 'oneOf', options };
}

/** Any selection of them, at least one, each at most once; `inOrder` if they must come as listed. */
export function anyOf<E extends AnyEffect>(
  options: Readonly<Record<string, E>>,
  inOrder = false,
): { do: 'anyOf'; options: Readonly<Record<string, E>>; inOrder: boolean } {
  return { do: 'anyOf', options, inOrder };
}

/** The first is compulsory; afterwards the second may follow. */
export function thenMay<E extends AnyEffect>(first: E, after: E): { do: 'then'; first: E; after: E } {
  return { do: 'then', first, after };
}

/** So many times. */
export function repeat<E extends AnyEffect>(
  times: number,
  effect: E,
): { do: 'repeat'; times: number; effect: E } {
  return { do: 'repeat', times, effect };
}

/** Every seat, one after the other in the game's order of seats. */
export function inTurn<E extends AnyEffect>(effect: E): { do: 'inTurn'; effect: E } {
  return { do: 'inTurn', effect };
}

/** Every seat at the same time; nobody waits for the others. */
export function together<E extends AnyEffect>(effect: E): { do: 'together'; effect: E } {
  return { do: 'together', effect };
}
