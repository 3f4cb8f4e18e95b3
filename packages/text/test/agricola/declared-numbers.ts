import type { Major } from '@furrow/agricola/boards/majors';
import { STAGES } from '@furrow/agricola/course/harvests';
import { ANY } from '@furrow/agricola/effects/effect-words';
import type { Space } from '@furrow/agricola/spaces/space';
import type { DeclaredNumbers } from '../spoken-game';
import { counts, effectNumbers } from './effect-numbers';

/** AG-V50: numbers in the rules of the seasons, whose text stands with the space of each; winter closes Fishing up to round 11, before round 12. */
const SEASON_RULES: readonly (readonly number[])[] = [[11, 12], [2], [], []];

/** The numbers of a major improvement: cost, points, what it cooks, bakes and crafts, its bonus, and what it does. */
export function majorNumbers({
  cost,
  points,
  cooks,
  bakes,
  crafts,
  bonusFrom,
  build,
}: Major): DeclaredNumbers {
  const must = [...counts(cost), points, ...counts(cooks ?? {}), ...effectNumbers(build)];
  if (bakes !== undefined) must.push(bakes.food, ...(bakes.atMost === ANY ? [] : [bakes.atMost]));
  if (crafts !== undefined) must.push(crafts.food);
  bonusFrom?.forEach((from, i) => must.push(from, i + 1));
  return numbers(must, []);
}

/** The numbers of a space: what is laid on it, when it comes into play, and what it does. */
export function spaceNumbers({ refill, stage, season, effect }: Space): DeclaredNumbers {
  const rounds = stage === undefined ? [] : STAGES[stage - 1];
  const must = [...effectNumbers(effect), ...rounds.slice(0, 1), ...rounds.slice(-1)];
  if (refill !== undefined) must.push(refill.count);
  const may = [...rounds, ...(season === undefined ? [] : SEASON_RULES[season])];
  return numbers(must, stage === undefined ? may : [...may, stage]);
}

/** What must be said, and what may be said besides; 1 always may. */
export function numbers(must: readonly number[], may: readonly number[]): DeclaredNumbers {
  return { must: new Set(must.map(String)), may: new Set([1, ...may].map(String)) };
}
