import type { Position } from './kind';
import type { Field, Schema, View } from './schema';
import type { Seat } from './seat';
import { Stack } from './stack';
import { SPECTATOR } from './view';

/** Gives what a viewer does not see: the field of an owner, and how long the list is if that is seen. */
export type Fill = (owner: Seat, field: string, length: number) => number | readonly number[];

/** A whole state that a viewer may take for the true one: what it sees is as it is, the rest is filled in. */
export function imagine<S extends Position>(schema: Schema<S>, seen: View<S>, fill: Fill): S {
  return imaginePart(schema as unknown as Schema<never>, seen, SPECTATOR, fill) as S;
}

type Seen = Readonly<Record<string, unknown>>;

function imaginePart(schema: Schema<never>, seen: Seen, owner: Seat, fill: Fill): unknown {
  const values: unknown[] = [];
  for (const { name, field } of schema.list) {
    const value = seen[name];
    if (value === undefined) values.push(fill(owner, name, 0));
    else if (isCovered(value)) values.push(fill(owner, name, value.length));
    else values.push(imagineField(field, value, owner, fill));
  }
  return schema.make(values as never[]);
}

/** Whether only the length of a list is seen. */
function isCovered(value: unknown): value is readonly undefined[] {
  return Array.isArray(value) && value.length > 0 && value[0] === undefined;
}

function imagineField(field: Field, value: unknown, owner: Seat, fill: Fill): unknown {
  switch (field.type) {
    case 'int':
    case 'word':
      return value;
    case 'ints':
    case 'beside':
    case 'rows':
    case 'named':
      return (value as readonly number[]).slice();
    case 'part':
      return imaginePart(field.of, value as Seen, owner, fill);
    case 'seats':
      return (value as readonly Seen[]).map((one, seat) => imaginePart(field.of, one, seat, fill));
    case 'stack':
      return new Stack((value as readonly number[]).slice());
    case 'stacks':
      return (value as readonly (readonly number[])[]).map((one) => new Stack(one.slice()));
  }
}
