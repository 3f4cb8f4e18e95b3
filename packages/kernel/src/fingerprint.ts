import type { Hash } from './hash';
import type { Position } from './kind';
import type { Columns, Field, Schema } from './schema';
import { type Column, textHash } from './words';

/**
 * The board of a state in two words of 32 bits: everything that its schema describes but the effects under way. Names and
 * words count, not their numbers, and neither does the order of fields; what is 0 or not there does not count, so a field
 * that is added and stays empty changes nothing.
 */
export function fingerprint<S extends Position>(schema: Schema<S>, state: S): Hash {
  const sum = new Sum();
  addPart(sum, 0, schema as unknown as Schema<never>, state as never);
  return [sum.a >>> 0, sum.b >>> 0];
}

/** Adds up what lies where; the order in which it comes does not count. */
class Sum {
  a = 0;
  b = 0;

  /** Something lies at a place that a key stands for. */
  add(key: number, value: number): void {
    this.a = (this.a + mixed(key, value)) | 0;
    this.b = (this.b + mixed(value ^ 0x2545f491, key ^ 0x7f4a7c15)) | 0;
  }
}

/** One number of two, in which every bit of both counts. */
export function mixed(one: number, other: number): number {
  let x = Math.imul(one ^ 0x9e3779b9, 0x85ebca6b);
  x ^= x >>> 15;
  x = Math.imul(x ^ other, 0xc2b2ae35);
  x ^= x >>> 13;
  x = Math.imul(x + other, 0x27d4eb2f);
  return (x ^ (x >>> 16)) | 0;
}

function addPart(
  sum: Sum,
  place: number,
  schema: Schema<never>,
  value: Readonly<Record<string, unknown>>,
): void {
  for (const name in schema.fields) {
    const [at, field] = [mixed(place, hashOf(name)), schema.fields[name]];
    if (field.type === 'beside') addBeside(sum, at, field, value[name], value[field.list]);
    else addField(sum, at, field, value[name]);
  }
}

type Beside = Extract<Field, { type: 'beside' }>;

/** Something kept counts by its word; what keeps nothing has 0. */
function addBeside(sum: Sum, place: number, { columns }: Beside, value: unknown, things: unknown): void {
  const [values, of] = [value as readonly number[], things as readonly number[]];
  for (let i = 0; i < values.length; i++)
    if (values[i] !== 0) sum.add(mixed(place, i), columns[of[i]].hash(values[i]));
}

function addField(sum: Sum, place: number, field: Exclude<Field, Beside>, value: unknown): void {
  switch (field.type) {
    case 'int':
      return addOne(sum, place, undefined, value as number);
    case 'word':
      return addOne(sum, place, field.column, value as number);
    case 'ints':
      return addList(sum, place, [field.column], value as readonly number[]);
    case 'rows':
      return addList(sum, place, field.columns, value as readonly number[]);
    case 'named':
      return addNamed(sum, place, field.names, value as readonly number[]);
    case 'part':
      return addPart(sum, place, field.of, value as never);
    case 'seats':
      (value as readonly never[]).forEach((one, seat) => {
        addPart(sum, mixed(place, seat), field.of, one);
      });
      return;
    case 'stack':
    case 'stacks':
      return;
  }
}

/** A word always counts; a plain number does unless it is 0. */
function addOne(sum: Sum, place: number, column: Column | undefined, value: number): void {
  if (column !== undefined) sum.add(place, column.hash(value));
  else if (value !== 0) sum.add(place, value);
}

function addList(sum: Sum, place: number, columns: Columns, values: readonly number[]): void {
  for (let i = 0; i < values.length; i++)
    addOne(sum, mixed(place, i), columns[i % columns.length], values[i]);
}

function addNamed(sum: Sum, place: number, names: readonly string[], values: readonly number[]): void {
  for (let i = 0; i < values.length; i++)
    if (values[i] !== 0) sum.add(mixed(place, hashOf(names[i])), values[i]);
}

const hashes = new Map<string, number>();

/** The hash of a name; there are only so many of them. */
function hashOf(name: string): number {
  const known = hashes.get(name);
  if (known !== undefined) return known;
  const found = textHash(name);
  hashes.set(name, found);
  return found;
}
