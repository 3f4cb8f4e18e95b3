/** Two small counts in one register: the first in the lower four bits, the second above them. */
const BITS = 4;
const MOST = (1 << BITS) - 1;

/** What one more of the first or of the second count adds to the register. */
export const [ONE_FIRST, ONE_SECOND] = [1, 1 << BITS];

/** The first count. */
export function firstIn(register: number): number {
  return register & MOST;
}

/** The second count. */
export function secondIn(register: number): number {
  return register >> BITS;
}

/** Both counts together. */
export function bothIn(register: number): number {
  return firstIn(register) + secondIn(register);
}
