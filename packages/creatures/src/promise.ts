import { FIRST_ANIMAL } from './goods';

/**
 * A promise to keep animals: at least so many of one type when animals are next accommodated. Written as one number,
 * 0 for none.
 */
export function promise(good: number, count: number): number {
  return (count << 4) | good;
}

/** The good that a promise speaks of. */
export function promisedGood(promised: number): number {
  return promised & 15;
}

/** How many of it must be kept. */
export function promisedCount(promised: number): number {
  return promised >> 4;
}

/** Whether keeping these animals (by type) keeps the promise. */
export function isKept(promised: number, kept: readonly number[]): boolean {
  return promised === 0 || kept[promisedGood(promised) - FIRST_ANIMAL] >= promisedCount(promised);
}
