import type { Position } from './kind';
import type { Columns, Field, Frames, Schema } from './schema';
import { FRAME, type Stack } from './stack';
import type { Column } from './words';

/** Two words of 32 bits that differ for different states (but for chance), for replays and transpositions. */
export type Hash = readonly [number, number];

/** The hash of a state over the fields of its schema. What has a word counts by its word, not by its number. */
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

function addPart(sum: Sum, { list }: Schema<never>, value: Readonly<Record<string, unknown>>): void {
  for (let i = 0; i < list.length; i++) {
    const { name, field } = list[i];
    if (field.type === 'beside') addBeside(sum, field, value[name], value[field.list]);
    else addField(sum, field, value[name]);
  }
}

type Beside = Extract<Field, { type: 'beside' }>;

function addBeside(sum: Sum, { columns }: Beside, value: unknown, things: unknown): void {
  const [values, of] = [value as readonly number[], things as readonly number[]];
  sum.add(values.length);
  for (let i = 0; i < values.length; i++) sum.add(columns[of[i]].hash(values[i]));
}

function addField(sum: Sum, field: Exclude<Field, Beside>, value: unknown): void {
  switch (field.type) {
    case 'int':
      sum.add(value as number);
      return;
    case 'word':
      sum.add(field.column.hash(value as number));
      return;
    case 'ints':
      addList(sum, field.column, value as readonly number[]);
      return;
    case 'rows':
      addRows(sum, field.columns, value as readonly number[]);
      return;
    case 'named':
      addNamed(sum, field.factors, value as readonly number[]);
      return;
    case 'part':
      addPart(sum, field.of, value as never);
      return;
    case 'seats':
      for (const one of value as readonly never[]) addPart(sum, field.of, one);
      return;
    case 'stack':
      addFrames(sum, field.frames, value as Stack);
      return;
    case 'stacks':
      for (const one of value as readonly Stack[]) addFrames(sum, field.frames, one);
  }
}

function addList(sum: Sum, column: Column | undefined, values: readonly number[]): void {
  sum.add(values.length);
  for (let i = 0; i < values.length; i++) sum.add(column === undefined ? values[i] : column.hash(values[i]));
}

function addRows(sum: Sum, columns: Columns, values: readonly number[]): void {
  sum.add(values.length);
  for (let at = 0; at < values.length; at += columns.length) addRow(sum, columns, values, at);
}

function addRow(sum: Sum, columns: Columns, values: readonly number[], at: number): void {
  for (let i = 0; i < columns.length; i++) {
    const column = columns[i];
    sum.add(column === undefined ? values[at + i] : column.hash(values[at + i]));
  }
}

function addFrames(sum: Sum, { paths, sources, plain, nodes }: Frames, { frames }: Stack): void {
  sum.add(frames.length);
  for (let at = 0; at < frames.length; at += FRAME) {
    const { columns } = nodes[frames[at]];
    if (columns === plain) {
      const last = at + FRAME - 1;
      sum.add(paths.hash(frames[at]));
      for (let i = at + 1; i < last; i++) sum.add(frames[i]);
      sum.add(sources.hash(frames[last]));
    } else addRow(sum, columns, frames, at);
  }
}

/** The order of the names does not count, nor do those with 0. */
function addNamed(sum: Sum, factors: Int32Array, values: readonly number[]): void {
  let a = 0;
  let b = 0;
  for (let i = 0; i < values.length; i++) {
    const value = values[i];
    a = (a + Math.imul(value, factors[2 * i])) | 0;
    b = (b + Math.imul(value, factors[2 * i + 1])) | 0;
  }
  sum.add(a);
  sum.add(b);
}
