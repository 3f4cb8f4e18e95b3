import { randomInt } from 'node:crypto';
import { mixed } from '@furrow/kernel/dice';
import type { Limits } from './arguments';

/** The seeds that a person may give. */
export const SEEDS: Limits = { least: 0, most: 0xffff_ffff };

/** A seed that nobody can foresee. */
export function freshSeed(): number {
  return randomInt(SEEDS.most + 1);
}

/** A seed made from a seed and numbers, so that each game, seat and move has dice of its own. */
export function derive(seed: number, ...numbers: readonly number[]): number {
  return numbers.reduce((made, number) => mixed(made ^ mixed(number + 0x9e3779b9)), mixed(seed ^ 0x5bd1e995));
}
