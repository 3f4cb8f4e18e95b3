import type { Position } from './kind';
import type { Field, Schema } from './schema';
import type { Stack } from './stack';

/** Two words of 32 bits that differ for different states (but for chance), for replays and transpositions. */
export type Hash = readonly [number, number];

/** The hash of a state over the fields of its schema. */
export function hash<S extends Position>(schema: Schema<S>, state: S): Hash {
  const sum = new Sum();
  addPart(sum, schema as unknown as Schema<never>, state as never);
  return [sum.a >>> 0, sum.b >>> 0];
}

/** A hash as sixteen letters and digits. */
export function hashText([a, b]: Hash): string {
  return a.toString(16).padStart(8, '0') + b.toString(16).padStart(8, '0');
}

class Sum {
  a = 0x811c9dc5 | 0;
  b = 0x1b873593 | 0;

  add(value: number): void {
    this.a = Math.imul(this.a ^ value, 0x01000193) ^ (this.a >>> 15);
    this.b = Math.imul(this.b ^ (value + 0x9e3779b9), 0x85ebca6b) ^ (this.b >>> 13);
  }
}

function addPart(sum: Sum, schema: Schema<never>, value: Readonly<Record<string, unknown>>): void {
  for (const name in schema.fields) addField(sum, schema.fields[name], value[name]);
}

function addField(sum: Sum, field: Field, value: unknown): void {
  switch (field.type) {
    case 'int':
    case 'word':
      sum.add(value as number);
      return;
    case 'ints':
    case 'named':
      addList(sum, value as readonly number[]);
      return;
    case 'part':
      addPart(sum, field.of, value as never);
      return;
    case 'seats':
      for (const one of value as readonly never[]) addPart(sum, field.of, one);
      return;
    case 'stack':
      addList(sum, (value as Stack).frames);
      return;
    case 'stacks':
      for (const one of value as readonly Stack[]) addList(sum, one.frames);
  }
}

function addList(sum: Sum, values: readonly number[]): void {
  sum.add(values.length);
  for (const value of values) sum.add(value);
}
