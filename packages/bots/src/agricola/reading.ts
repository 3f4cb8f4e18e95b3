import type { Sight } from './sight';

/** One number about the seat that is looked at. */
export type Reading = (sight: Sight) => number;

/** Numbers about the seat that is looked at, by name. */
export type Readings = Readonly<Record<string, Reading>>;

/** As much of a number as lies between two others. */
export function between(n: number, from: number, to: number): number {
  return n <= from ? 0 : Math.min(n, to) - from;
}
