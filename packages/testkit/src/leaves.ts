import type { Position } from '@furrow/kernel/kind';
import type { Field, Schema } from '@furrow/kernel/schema';
import { FRAME, Stack } from '@furrow/kernel/stack';

/** One number of a state: where it stands, and how to read and change it. */
export interface Leaf {
  readonly place: string;
  get(): number;
  set(value: number): void;
}

type Plain = Record<string, unknown>;

/** How many entries a filled list has, and how many seats a filled state. */
const LIST = 3;
const SEATS = 2;

/** A state of the schema in which every number is different, made without any rules; not all of them need have words. */
export function filled<S extends Position>(schema: Schema<S>): S {
  let last = 0;
  const next = () => ++last;
  return made(schema, next, next);
}

/** A state of the schema in which whatever has words is 0, and every other number is different. */
export function worded<S extends Position>(schema: Schema<S>): S {
  let last = 0;
  return made(
    schema,
    () => ++last,
    () => 0,
  );
}

function made<S extends Position>(schema: Schema<S>, plain: () => number, named: () => number): S {
  const stack = () => new Stack(Array.from({ length: FRAME }, named));
  const fill = (of: Schema<never>): unknown => of.make(Object.values(of.fields).map(value) as never[]);
  const value = (field: Field): unknown => {
    switch (field.type) {
      case 'part':
        return fill(field.of);
      case 'seats':
        return Array.from({ length: SEATS }, () => fill(field.of));
      case 'stack':
        return stack();
      case 'stacks':
        return Array.from({ length: SEATS }, stack);
      case 'named':
        return field.names.map(plain);
      case 'ints':
        return Array.from({ length: LIST }, field.column === undefined ? plain : named);
      case 'beside':
        return Array.from({ length: LIST }, plain);
      case 'rows':
        return field.columns.map((column) => (column === undefined ? plain() : named()));
      case 'word':
        return named();
      case 'int':
        return plain();
    }
  };
  return fill(schema as unknown as Schema<never>) as S;
}

/** Every number of a state, in the order of the schema. */
export function leaves<S extends Position>(schema: Schema<S>, state: S): Leaf[] {
  return ofPart(schema as unknown as Schema<never>, state as unknown as Plain, schema.name);
}

function ofPart(schema: Schema<never>, value: Plain, place: string): Leaf[] {
  return Object.entries(schema.fields).flatMap(([name, field]) => ofField(field, value, name, place));
}

function ofField(field: Field, owner: Plain, name: string, above: string): Leaf[] {
  const place = `${above}.${name}`;
  const value = owner[name];
  switch (field.type) {
    case 'int':
    case 'word':
      return [leaf(place, owner as Record<string, number>, name)];
    case 'ints':
    case 'beside':
    case 'rows':
    case 'named':
      return ofList(place, value as number[]);
    case 'part':
      return ofPart(field.of, value as Plain, place);
    case 'seats':
      return (value as Plain[]).flatMap((one, seat) => ofPart(field.of, one, `${place}[${seat}]`));
    case 'stack':
      return ofList(place, (value as Stack).frames);
    case 'stacks':
      return (value as Stack[]).flatMap((one, seat) => ofList(`${place}[${seat}]`, one.frames));
  }
}

function ofList(place: string, list: number[]): Leaf[] {
  return list.map((_, i) => leaf(`${place}[${i}]`, list, i));
}

function leaf<K extends string | number>(place: string, owner: Record<K, number>, key: K): Leaf {
  return {
    place,
    get: () => owner[key],
    set: (value) => {
      owner[key] = value;
    },
  };
}

/** What is wrong with copying: places that a copy lacks, has otherwise, or shares with the original. */
export function copyFaults<S extends Position>(schema: Schema<S>, copy: (state: S) => S): string[] {
  const original = filled(schema);
  const before = leaves(schema, original).map((one) => one.get());
  const copied = leaves(schema, copy(original));
  const faults = before.flatMap((value, i) =>
    copied[i]?.get() === value ? [] : [`${leaves(schema, original)[i].place} is not copied`],
  );
  for (const one of copied) one.set(-1);
  leaves(schema, original).forEach((one, i) => {
    if (one.get() !== before[i]) faults.push(`${one.place} is shared`);
  });
  return faults;
}
