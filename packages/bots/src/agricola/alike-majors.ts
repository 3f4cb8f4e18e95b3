import { type Major, majors } from '@furrow/agricola/boards/majors';
import type { MajorNumber } from '@furrow/agricola/state/numbers';

/** The cheapest of some major improvements that does all that one of them does, which may be itself. */
export function cheapestAlike(major: MajorNumber, offered: readonly MajorNumber[]): MajorNumber {
  return offered
    .filter((other) => doesTheSame(majors[major], majors[other]))
    .reduce((best, other) => (isCheaper(majors[other], majors[best]) ? other : best), major);
}

function doesTheSame(one: Major, other: Major): boolean {
  return effectOf(one) === effectOf(other);
}

function effectOf({ kind, points, cooks, bakes, crafts, bonusFrom, build }: Major): string {
  return JSON.stringify({ kind, points, cooks, bakes, crafts, bonusFrom, build });
}

function isCheaper(one: Major, other: Major): boolean {
  const whole = (major: Major) => major.price.reduce((sum, [, count]) => sum + count, 0);
  return whole(one) < whole(other);
}
