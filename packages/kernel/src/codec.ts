import type { Position } from './kind';
import type { Program } from './program';
import type { Field, Schema, Words } from './schema';
import { NOBODY } from './seat';
import { FRAME, SEAT, Stack } from './stack';

/** What a position is written as: names and numbers only. */
export type Coded = number | string | readonly Coded[] | { readonly [name: string]: Coded };

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
export function encode<S extends Position>(program: Program<S>, schema: Schema<S>, state: S): Coded {
  return write(program, schema as unknown as Schema<never>, state as never);
}

/** Reads what `encode` wrote. Anything missing, unknown or of the wrong kind is refused with its place. */
export function decode<S extends Position>(program: Program<S>, schema: Schema<S>, coded: unknown): S {
  return read(program, schema as unknown as Schema<never>, coded, schema.name) as S;
}

type Plain = Readonly<Record<string, unknown>>;

function write(program: Program<Position>, schema: Schema<never>, value: Plain): Coded {
  const coded: Record<string, Coded> = {};
  for (const [name, field] of Object.entries(schema.fields)) {
    coded[name] = writeField(program, field, value[name]);
  }
  return coded;
}

function writeField(program: Program<Position>, field: Field, value: unknown): Coded {
  switch (field.type) {
    case 'int':
      return value as number;
    case 'word':
      return field.words.print(value as number);
    case 'ints': {
      const { words } = field;
      const list = value as readonly number[];
      return words === undefined ? list.slice() : list.map((thing) => words.print(thing));
    }
    case 'named': {
      const coded: Record<string, Coded> = {};
      (value as readonly number[]).forEach((count, i) => {
        if (count !== 0) coded[field.names[i]] = count;
      });
      return coded;
    }
    case 'part':
      return write(program, field.of, value as Plain);
    case 'seats':
      return (value as readonly Plain[]).map((one) => write(program, field.of, one));
    case 'stack':
      return writeStack(program, value as Stack);
    case 'stacks':
      return (value as readonly Stack[]).map((one) => writeStack(program, one));
  }
}

function writeStack(program: Program<Position>, stack: Stack): Coded {
  const frames: Coded[] = [];
  for (let i = 0; i < stack.frames.length; i += FRAME) {
    const [node, ...numbers] = stack.frames.slice(i, i + FRAME);
    frames.push([program.nodes[node].path, ...numbers]);
  }
  return frames;
}

function read(program: Program<Position>, schema: Schema<never>, coded: unknown, place: string): unknown {
  if (typeof coded !== 'object' || coded === null || Array.isArray(coded)) {
    throw new Unreadable(place, 'names and values are missing here');
  }
  const given = coded as Plain;
  for (const name of Object.keys(given)) {
    if (!Object.hasOwn(schema.fields, name))
      throw new Unreadable(`${place}.${name}`, 'there is no such field');
  }
  const values = Object.entries(schema.fields).map(([name, field]) => {
    if (!Object.hasOwn(given, name)) throw new Unreadable(`${place}.${name}`, 'is missing');
    return readField(program, field, given[name], `${place}.${name}`);
  });
  checkSeats(schema, values, place);
  return schema.make(values as never[]);
}

/** Whatever there is once for each seat must be there for the same number of seats. */
function checkSeats(schema: Schema<never>, values: readonly unknown[], place: string): void {
  let seats: number | undefined;
  Object.entries(schema.fields).forEach(([name, field], i) => {
    if (field.type !== 'seats' && field.type !== 'stacks') return;
    const { length } = values[i] as readonly unknown[];
    seats ??= length;
    if (length !== seats)
      throw new Unreadable(`${place}.${name}`, `is there for ${length} of ${seats} seats`);
  });
  if (seats !== undefined) checkFrames(schema, values, place, seats);
}

/** Every frame belongs to a seat that is there, or to nobody. */
function checkFrames(schema: Schema<never>, values: readonly unknown[], place: string, seats: number): void {
  Object.entries(schema.fields).forEach(([name, field], i) => {
    const stacks =
      field.type === 'stack' ? [values[i]] : field.type === 'stacks' ? (values[i] as unknown[]) : [];
    for (const { frames } of stacks as readonly Stack[]) {
      for (let at = 0; at < frames.length; at += FRAME) {
        const seat = frames[at + SEAT];
        if (seat < NOBODY || seat >= seats)
          throw new Unreadable(`${place}.${name}`, `there is no seat ${seat}`);
      }
    }
  });
}

function readField(program: Program<Position>, field: Field, coded: unknown, place: string): unknown {
  switch (field.type) {
    case 'int':
      return whole(coded, place);
    case 'word':
      return thing(field.words, coded, place);
    case 'ints': {
      const { words } = field;
      return list(coded, place).map((one, i) =>
        words === undefined ? whole(one, `${place}[${i}]`) : thing(words, one, `${place}[${i}]`),
      );
    }
    case 'named':
      return readNamed(field.names, coded, place);
    case 'part':
      return read(program, field.of, coded, place);
    case 'seats':
      return list(coded, place).map((one, i) => read(program, field.of, one, `${place}[${i}]`));
    case 'stack':
      return readStack(program, coded, place);
    case 'stacks':
      return list(coded, place).map((one, i) => readStack(program, one, `${place}[${i}]`));
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

function readStack(program: Program<Position>, coded: unknown, place: string): Stack {
  const frames: number[] = [];
  list(coded, place).forEach((frame, i) => {
    const at = `${place}[${i}]`;
    const [path, ...numbers] = list(frame, at);
    const node = typeof path === 'string' ? program.find(path) : undefined;
    if (node === undefined) throw new Unreadable(at, `no effect is called '${String(path)}'`);
    if (numbers.length !== FRAME - 1) throw new Unreadable(at, `a frame has ${FRAME - 1} numbers`);
    frames.push(node.id, ...numbers.map((one, k) => whole(one, `${at}[${k + 1}]`)));
  });
  return new Stack(frames);
}

function whole(coded: unknown, place: string): number {
  if (typeof coded !== 'number' || !Number.isInteger(coded))
    throw new Unreadable(place, 'is not a whole number');
  return coded;
}

function list(coded: unknown, place: string): readonly unknown[] {
  if (!Array.isArray(coded)) throw new Unreadable(place, 'is not a list');
  return coded as readonly unknown[];
}

function thing(words: Words, coded: unknown, place: string): number {
  const found = typeof coded === 'string' ? words.parse(coded) : undefined;
  if (found === undefined) throw new Unreadable(place, `'${String(coded)}' is not known`);
  return found;
}
