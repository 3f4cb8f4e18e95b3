/** Small counts in one register: the first in the lowest four bits, the second and the third above them. */
const BITS = 4;
const MOST = (1 << BITS) - 1;

/** What one more of each count adds to the register. */
export const [ONE_FIRST, ONE_SECOND, ONE_THIRD] = [1, 1 << BITS, 1 << (2 * BITS)];

/** The first count. */
export function firstIn(register: number): number {
  return register & MOST;
}

/** The second count. */
export function secondIn(register: number): number {
  return (register >> BITS) & MOST;
}

/** The third count. */
export function thirdIn(register: number): number {
  return register >> (2 * BITS);
}

/** The first two counts together. */
export function bothIn(register: number): number {
  return firstIn(register) + secondIn(register);
}
