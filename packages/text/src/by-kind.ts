/** A phrase for each kind of something; its kind stands in the field `F`. */
export type PhrasesBy<
  F extends string,
  T extends Readonly<Record<F, string>>,
  More extends unknown[] = [],
  Said = string,
> = {
  readonly [K in T[F]]: (one: Extract<T, Readonly<Record<F, K>>>, ...more: More) => Said;
};

/** Says each thing by the phrase for its kind. */
export function byKind<
  F extends string,
  T extends Readonly<Record<F, string>>,
  More extends unknown[] = [],
  Said = string,
>(field: F, phrases: PhrasesBy<F, T, More, Said>): (one: T, ...more: More) => Said {
  const any = phrases as unknown as Readonly<Record<string, (one: T, ...more: More) => Said>>;
  return (one, ...more) => any[one[field]](one, ...more);
}
