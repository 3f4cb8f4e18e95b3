import type { Stack } from './stack';
import { Column, textHash, type Words } from './words';

/** Who may see a field: everybody, the seat it belongs to (of a list, the others see how long it is), or nobody. */
export type Visibility = 'all' | 'owner' | 'counted' | 'nobody';

/** How one field of a state is written, read, hashed and shown. */
export type Field =
  | { readonly type: 'int'; readonly seen: Visibility }
  /** A number that is written as a word, so that it survives a change of numbering. */
  | { readonly type: 'word'; readonly column: Column; readonly seen: Visibility }
  /** A list of numbers of any length. */
  | { readonly type: 'ints'; readonly column?: Column; readonly seen: Visibility }
  /** A list of rows of any length: so many numbers each, one for each column; plain numbers where there is no column. */
  | { readonly type: 'rows'; readonly columns: Columns; readonly seen: Visibility }
  /** A list of numbers, one for each name; only those that are not 0 are written. */
  | {
      readonly type: 'named';
      readonly names: readonly string[];
      /** Two factors for each name, from which the hash is summed up. */
      readonly factors: Int32Array;
      readonly seen: Visibility;
    }
  /** A list of numbers, one for each thing of an open list before it: how each is written depends on its thing. */
  | {
      readonly type: 'beside';
      readonly list: string;
      /** The column of each thing, by its number. */
      readonly columns: readonly Column[];
      readonly seen: Visibility;
    }
  | { readonly type: 'part'; readonly of: Schema<never>; readonly seen: Visibility }
  /** One part for each seat: what its `owner` fields hold is seen by that seat alone. */
  | { readonly type: 'seats'; readonly of: Schema<never>; readonly seen: Visibility }
  | { readonly type: 'stack'; readonly frames: Frames; readonly seen: Visibility }
  /** One stack for each seat. */
  | { readonly type: 'stacks'; readonly frames: Frames; readonly seen: Visibility };

/** The columns of a row, in the order of its numbers. */
export type Columns = readonly (Column | undefined)[];

/** What the frames of a stack are written with. */
export interface Frames {
  /** The paths of the nodes, which are the first numbers of frames. */
  readonly paths: Column;
  /** The sources of effects, which are the last. */
  readonly sources: Column;
  /** The columns of most frames: only path and source have words. */
  readonly plain: Columns;
  /** The columns of the frames of each node. */
  readonly nodes: readonly { readonly columns: Columns }[];
}

/** The fields of a class in the order in which its maker takes them. */
export interface Schema<T> {
  readonly name: string;
  readonly fields: Readonly<Record<string, Field>>;
  /** The same fields as a list. */
  readonly list: readonly { readonly name: string; readonly field: Field }[];
  make(values: readonly never[]): T;
}

/** A schema for a class: every data field of the class must be described, or it does not compile. */
export function schema<T>(
  name: string,
  fields: Readonly<Record<DataKeys<T>, Field>>,
  make: (values: readonly never[]) => T,
): Schema<T> {
  const list = Object.entries<Field>(fields).map(([of, field]) => ({ name: of, field }));
  return { name, fields, list, make };
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
export const word = (words: Words, seen: Visibility = ALL): Field => ({
  type: 'word',
  column: new Column(words),
  seen,
});
export const ints = (words?: Words, seen: Visibility = ALL): Field =>
  words === undefined ? { type: 'ints', seen } : { type: 'ints', column: new Column(words), seen };
export const rows = (columns: readonly (Words | undefined)[], seen: Visibility = ALL): Field => ({
  type: 'rows',
  columns: columns.map((words) => words && new Column(words)),
  seen,
});
export const named = (names: readonly string[], seen: Visibility = ALL): Field => ({
  type: 'named',
  names,
  factors: Int32Array.from(names.flatMap((name) => [textHash(name), textHash(`${name}.`)])),
  seen,
});
export const beside = (list: string, words: readonly Words[], seen: Visibility = ALL): Field => ({
  type: 'beside',
  list,
  columns: words.map((one) => new Column(one)),
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
export const stack = (frames: Frames, seen: Visibility = ALL): Field => ({ type: 'stack', frames, seen });
export const stacks = (frames: Frames, seen: Visibility = ALL): Field => ({ type: 'stacks', frames, seen });
