import { majors } from '@furrow/agricola/majors';

/** More grain than this is never baked at once, as far as it is counted. */
const MOST = 8;

const known = new Map<number, number>();

/** How much more food one baking makes of so much grain with the majors of a mask than eating it raw. */
export function bakedFood(owned: number, grain: number): number {
  if (owned === 0 || grain === 0) return 0;
  const key = owned * (MOST + 1) + Math.min(grain, MOST);
  let food = known.get(key);
  if (food === undefined) {
    food = baked(owned, Math.min(grain, MOST));
    known.set(key, food);
  }
  return food;
}

function baked(owned: number, grain: number): number {
  const ovens = majors
    .flatMap(({ number, bakes }) => (bakes !== undefined && (owned >> number) & 1 ? [bakes] : []))
    .sort((one, other) => other.food - one.food);
  let left = grain;
  let food = 0;
  for (const { atMost, food: each } of ovens) {
    const n = Math.min(left, atMost);
    left -= n;
    food += n * (each - 1);
  }
  return food;
}
