import { randomInt } from 'node:crypto';
import type { Limits } from './arguments';

/** The seeds that a person may give. */
export const SEEDS: Limits = { least: 0, most: 0xffff_ffff };

/** A seed that nobody can foresee. */
export function freshSeed(): number {
  return randomInt(SEEDS.most + 1);
}

/** A seed made from a seed and numbers, so that each game, seat and move has dice of its own. */
export function derive(seed: number, ...numbers: readonly number[]): number {
  let mixed = mix(seed ^ 0x5bd1e995);
  for (const number of numbers) mixed = mix(mixed ^ mix(number + 0x9e3779b9));
  return mixed;
}

function mix(number: number): number {
  let h = number >>> 0;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}
