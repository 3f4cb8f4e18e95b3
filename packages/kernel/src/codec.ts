import type { Position } from './kind';
import type { Columns, Field, Frames, Schema, View } from './schema';
import { NOBODY } from './seat';
import { FRAME, SEAT, Stack } from './stack';
import type { Column } from './words';

/** What a position or a view is written as: names and numbers only; what is not seen is null. */
export type Coded = null | boolean | number | string | readonly Coded[] | { readonly [name: string]: Coded };

/** A text that is not a position, with the place where it goes wrong. */
export class Unreadable extends Error {
  constructor(
    readonly place: string,
    readonly problem: string,
  ) {
    super(`${place}: ${problem}`);
  }
}

/** Writes a state as names and numbers; effects under way are written as paths in words. */
export function encode<S extends Position>(schema: Schema<S>, state: S): Coded {
  return write(schema as unknown as Schema<never>, state as never, SPARSE);
}

/** Reads what `encode` wrote. Anything missing, unknown or of the wrong kind is refused with its place. */
export function decode<S extends Position>(schema: Schema<S>, coded: unknown): S {
  return read(STATES, schema as unknown as Schema<never>, coded, schema.name) as S;
}

/** Writes what somebody sees of a state in the same words; every name is there, so that a view always has the same shape. */
export function encodeView<S extends Position>(schema: Schema<S>, seen: View<S>): Coded {
  return write(schema as unknown as Schema<never>, seen, WHOLE);
}

/** Reads what `encodeView` wrote. */
export function decodeView<S extends Position>(schema: Schema<S>, coded: unknown): View<S> {
  return read(VIEWS, schema as unknown as Schema<never>, coded, schema.name) as View<S>;
}

type Plain = Readonly<Record<string, unknown>>;

/** Whether names with 0 are written. */
const [SPARSE, WHOLE] = [false, true];

function write(schema: Schema<never>, value: Plain, allNames: boolean): Coded {
  const coded: Record<string, Coded> = {};
  for (const { name, field } of schema.list) {
    const one = value[name];
    if (one === undefined) coded[name] = null;
    else if (field.type === 'beside') coded[name] = writeBeside(field, one as number[], value[field.list]);
    else coded[name] = writeField(field, one, allNames);
  }
  return coded;
}

type Beside = Extract<Field, { type: 'beside' }>;

function writeBeside({ columns }: Beside, list: readonly number[], things: unknown): Coded {
  return list.map((one, i) => columns[(things as readonly number[])[i]].words.print(one));
}

function writeField(field: Exclude<Field, Beside>, value: unknown, allNames: boolean): Coded {
  switch (field.type) {
    case 'int':
      return value as number;
    case 'word':
      return field.column.words.print(value as number);
    case 'ints':
      return writeList(field.column, value as readonly (number | undefined)[]);
    case 'rows':
      return writeRows(() => field.columns, field.columns.length, value as readonly number[]);
    case 'named':
      return writeNamed(field.names, value as readonly number[], allNames);
    case 'part':
      return write(field.of, value as Plain, allNames);
    case 'seats':
      return (value as readonly Plain[]).map((one) => write(field.of, one, allNames));
    case 'stack':
      return writeStack(field.frames, value as Stack | readonly number[]);
    case 'stacks':
      return (value as readonly (Stack | readonly number[])[]).map((one) => writeStack(field.frames, one));
  }
}

function writeList(column: Column | undefined, list: readonly (number | undefined)[]): Coded {
  return list.map((thing) => (thing === undefined ? null : writeThing(column, thing)));
}

function writeThing(column: Column | undefined, thing: number): Coded {
  return column === undefined ? thing : column.words.print(thing);
}

function writeNamed(names: readonly string[], counts: readonly number[], allNames: boolean): Coded {
  const coded: Record<string, Coded> = {};
  counts.forEach((count, i) => {
    if (allNames || count !== 0) coded[names[i]] = count;
  });
  return coded;
}

function writeStack({ nodes }: Frames, stack: Stack | readonly number[]): Coded {
  const frames = stack instanceof Stack ? stack.frames : stack;
  return writeRows((node) => nodes[node].columns, FRAME, frames);
}

/** The columns of a row may depend on its first number. */
function writeRows(columnsOf: (first: number) => Columns, width: number, values: readonly number[]): Coded {
  const written: Coded[] = [];
  for (let at = 0; at < values.length; at += width) {
    const columns = columnsOf(values[at]);
    const row: Coded[] = [];
    for (let i = 0; i < width; i++) row.push(writeThing(columns[i], values[at + i]));
    written.push(row);
  }
  return written;
}

/** What is read: states, or views of them, in which anything may be hidden. */
interface Reading {
  readonly hides: boolean;
  make(schema: Schema<never>, values: readonly unknown[]): unknown;
  stack(frames: number[]): unknown;
}

const STATES: Reading = {
  hides: false,
  make: (schema, values) => schema.make(values as never[]),
  stack: (frames) => new Stack(frames),
};

const VIEWS: Reading = {
  hides: true,
  make: ({ fields }, values) => ({
    viewed: true,
    ...Object.fromEntries(Object.keys(fields).map((name, i) => [name, values[i]])),
  }),
  stack: (frames) => frames,
};

function read(reading: Reading, schema: Schema<never>, coded: unknown, place: string): unknown {
  if (typeof coded !== 'object' || coded === null || Array.isArray(coded)) {
    throw new Unreadable(place, 'names and values are missing here');
  }
  const given = coded as Plain;
  for (const name of Object.keys(given)) {
    if (!Object.hasOwn(schema.fields, name))
      throw new Unreadable(`${place}.${name}`, 'there is no such field');
  }
  const values: unknown[] = [];
  for (const { name, field } of schema.list) {
    const at = `${place}.${name}`;
    if (!Object.hasOwn(given, name)) throw new Unreadable(at, 'is missing');
    if (reading.hides && given[name] === null) values.push(undefined);
    else if (field.type === 'beside') {
      const things = values[schema.list.findIndex((other) => other.name === field.list)];
      values.push(readBeside(field, given[name], things as readonly number[], at));
    } else values.push(readField(reading, field, given[name], at));
  }
  checkSeats(schema, values, place);
  return reading.make(schema, values);
}

/** Whatever there is once for each seat must be there for the same number of seats. */
function checkSeats(schema: Schema<never>, values: readonly unknown[], place: string): void {
  let seats: number | undefined;
  schema.list.forEach(({ name, field }, i) => {
    if ((field.type !== 'seats' && field.type !== 'stacks') || values[i] === undefined) return;
    const { length } = values[i] as readonly unknown[];
    seats ??= length;
    if (length !== seats)
      throw new Unreadable(`${place}.${name}`, `is there for ${length} of ${seats} seats`);
  });
  if (seats !== undefined) checkFrames(schema, values, place, seats);
}

/** Every frame belongs to a seat that is there, or to nobody. */
function checkFrames(schema: Schema<never>, values: readonly unknown[], place: string, seats: number): void {
  schema.list.forEach(({ name, field }, i) => {
    if ((field.type !== 'stack' && field.type !== 'stacks') || values[i] === undefined) return;
    const stacks = field.type === 'stack' ? [values[i]] : (values[i] as readonly unknown[]);
    for (const one of stacks as readonly (Stack | readonly number[])[]) {
      const frames = one instanceof Stack ? one.frames : one;
      for (let at = 0; at < frames.length; at += FRAME) {
        const seat = frames[at + SEAT];
        if (seat < NOBODY || seat >= seats)
          throw new Unreadable(`${place}.${name}`, `there is no seat ${seat}`);
      }
    }
  });
}

function readBeside({ columns }: Beside, coded: unknown, things: readonly number[], place: string): number[] {
  const entries = list(coded, place);
  if (entries.length !== things.length)
    throw new Unreadable(place, `has ${entries.length} of ${things.length} values`);
  return entries.map((one, i) => {
    const found = typeof one === 'string' ? columns[things[i]].parse(one) : undefined;
    if (found === undefined) throw new Unreadable(`${place}[${i}]`, `'${String(one)}' is not known`);
    return found;
  });
}

function readField(reading: Reading, field: Exclude<Field, Beside>, coded: unknown, place: string): unknown {
  switch (field.type) {
    case 'int':
      return whole(coded, place);
    case 'word':
      return thing(field.column, coded, place);
    case 'ints':
      return list(coded, place).map((one, i) =>
        reading.hides && one === null ? undefined : entry(field.column, one, place, i),
      );
    case 'rows':
      return readRows(field.columns, coded, place);
    case 'named':
      return readNamed(field.names, coded, place);
    case 'part':
      return read(reading, field.of, coded, place);
    case 'seats':
      return list(coded, place).map((one, i) => read(reading, field.of, one, `${place}[${i}]`));
    case 'stack':
      return reading.stack(readStack(field.frames, coded, place));
    case 'stacks':
      return list(coded, place).map((one, i) =>
        reading.stack(readStack(field.frames, one, `${place}[${i}]`)),
      );
  }
}

function readNamed(names: readonly string[], coded: unknown, place: string): number[] {
  if (typeof coded !== 'object' || coded === null || Array.isArray(coded)) {
    throw new Unreadable(place, 'names and numbers are missing here');
  }
  const values = names.map(() => 0);
  for (const [name, count] of Object.entries(coded)) {
    const at = names.indexOf(name);
    if (at < 0) throw new Unreadable(`${place}.${name}`, 'there is no such name');
    values[at] = whole(count, `${place}.${name}`);
  }
  return values;
}

function readStack({ paths, nodes }: Frames, coded: unknown, place: string): number[] {
  const numbers: number[] = [];
  list(coded, place).forEach((frame, i) => {
    const at = `${place}[${i}]`;
    const [path] = list(frame, at);
    const node = typeof path === 'string' ? paths.parse(path) : undefined;
    if (node === undefined) throw new Unreadable(at, `no effect is called '${String(path)}'`);
    readRow(nodes[node].columns, frame, at, numbers);
  });
  return numbers;
}

function readRows(columns: Columns, coded: unknown, place: string): number[] {
  const numbers: number[] = [];
  list(coded, place).forEach((row, i) => {
    readRow(columns, row, `${place}[${i}]`, numbers);
  });
  return numbers;
}

function readRow(columns: Columns, coded: unknown, place: string, numbers: number[]): void {
  const row = list(coded, place);
  if (row.length !== columns.length)
    throw new Unreadable(place, `has ${row.length} of ${columns.length} values`);
  for (let i = 0; i < row.length; i++) numbers.push(entry(columns[i], row[i], place, i));
}

function whole(coded: unknown, place: string): number {
  if (!isWhole(coded)) throw new Unreadable(place, 'is not a whole number');
  return coded;
}

function isWhole(coded: unknown): coded is number {
  return Number.isInteger(coded);
}

function list(coded: unknown, place: string): readonly unknown[] {
  if (!Array.isArray(coded)) throw new Unreadable(place, 'is not a list');
  return coded as readonly unknown[];
}

function thing(column: Column, coded: unknown, place: string): number {
  const found = typeof coded === 'string' ? column.parse(coded) : undefined;
  if (found === undefined) throw new Unreadable(place, `'${String(coded)}' is not known`);
  return found;
}

/** One of a list; its place is made up only if it must be told. */
function entry(column: Column | undefined, coded: unknown, place: string, i: number): number {
  if (column === undefined) return isWhole(coded) ? coded : whole(coded, `${place}[${i}]`);
  const found = typeof coded === 'string' ? column.parse(coded) : undefined;
  return found ?? thing(column, coded, `${place}[${i}]`);
}
