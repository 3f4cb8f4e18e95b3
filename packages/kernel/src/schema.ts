import type { Stack } from './stack';

/** Who may see a field: everybody, the seat it belongs to (of a list, the others see how long it is), or nobody. */
export type Visibility = 'all' | 'owner' | 'counted' | 'nobody';

/** How one field of a state is written, read, hashed and shown. */
export type Field =
  | { readonly type: 'int'; readonly seen: Visibility }
  /** A number that is written as a word, so that it survives a change of numbering. */
  | { readonly type: 'word'; readonly words: Words; readonly seen: Visibility }
  /** A list of numbers of any length. */
  | { readonly type: 'ints'; readonly words?: Words; readonly seen: Visibility }
  /** A list of numbers, one for each name; only those that are not 0 are written. */
  | { readonly type: 'named'; readonly names: readonly string[]; readonly seen: Visibility }
  | { readonly type: 'part'; readonly of: Schema<never>; readonly seen: Visibility }
  /** One part for each seat: what its `owner` fields hold is seen by that seat alone. */
  | { readonly type: 'seats'; readonly of: Schema<never>; readonly seen: Visibility }
  | { readonly type: 'stack'; readonly seen: Visibility }
  /** One stack for each seat. */
  | { readonly type: 'stacks'; readonly seen: Visibility };

/** The words of numbers. */
export interface Words {
  print(thing: number): string;
  parse(word: string): number | undefined;
}

/** The fields of a class in the order in which its maker takes them. */
export interface Schema<T> {
  readonly name: string;
  readonly fields: Readonly<Record<string, Field>>;
  make(values: readonly never[]): T;
}

/** A schema for a class: every data field of the class must be described, or it does not compile. */
export function schema<T>(
  name: string,
  fields: Readonly<Record<DataKeys<T>, Field>>,
  make: (values: readonly never[]) => T,
): Schema<T> {
  return { name, fields, make };
}

/** The fields of a class that hold data: neither methods nor derived ones. */
export type DataKeys<T> = Exclude<
  { [K in keyof T]: T[K] extends (...args: never[]) => unknown ? never : K }[keyof T],
  keyof Derived
> &
  string;

/** Names that classes of a state may use for derived values. */
interface Derived {
  readonly empty: boolean;
}

/** What a viewer sees of a state: the same fields, any of which may be withheld. A state is not a view. */
export type View<T> = T extends number
  ? number | undefined
  : T extends readonly (infer I)[]
    ? readonly View<I>[] | undefined
    : T extends Stack
      ? readonly number[] | undefined
      : { readonly [K in DataKeys<T>]: View<T[K]> } & { readonly viewed: true };

const ALL: Visibility = 'all';

export const int = (seen: Visibility = ALL): Field => ({ type: 'int', seen });
export const word = (words: Words, seen: Visibility = ALL): Field => ({ type: 'word', words, seen });
export const ints = (words?: Words, seen: Visibility = ALL): Field =>
  words === undefined ? { type: 'ints', seen } : { type: 'ints', words, seen };
export const named = (names: readonly string[], seen: Visibility = ALL): Field => ({
  type: 'named',
  names,
  seen,
});
export const part = <T>(of: Schema<T>, seen: Visibility = ALL): Field => ({
  type: 'part',
  of: of as unknown as Schema<never>,
  seen,
});
export const bySeat = <T>(of: Schema<T>, seen: Visibility = ALL): Field => ({
  type: 'seats',
  of: of as unknown as Schema<never>,
  seen,
});
export const stack = (seen: Visibility = ALL): Field => ({ type: 'stack', seen });
export const stacks = (seen: Visibility = ALL): Field => ({ type: 'stacks', seen });
