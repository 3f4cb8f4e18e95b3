import type { Building, Score } from '@furrow/creatures/building';
import type { Effect } from '@furrow/creatures/effect';
import { GOODS, type Good, type Goods } from '@furrow/creatures/goods';

/** What a good is worth in points when somebody gets it. */
const GOOD_WORTH: Readonly<Record<Good, number>> = {
  wood: 0.5,
  stone: 0.6,
  reed: 0.9,
  sheep: 1.1,
  pig: 1.5,
  cow: 1.7,
  horse: 1.8,
  border: 0.4,
};

/** The same by the numbers of the goods. */
export const goodWorth: readonly number[] = GOODS.map((good) => GOOD_WORTH[good]);

/** What goods are worth together. */
export function goodsWorth(goods: Goods): number {
  return GOODS.reduce((sum, good) => sum + (goods[good] ?? 0) * GOOD_WORTH[good], 0);
}

/** What the cheapest price of a building is worth. */
export function costOf({ prices }: Building): number {
  const sums = prices.map((price) => price.reduce((sum, [good, n]) => sum + n * goodWorth[good], 0));
  return sums.length === 0 ? 0 : Math.min(...sums);
}

/** A guess at the points that a building brings at once: its own, its room and what it hands out. */
export function worthAtOnce(building: Building): number {
  const { points = 0, score, build } = building;
  return points + guessScore(score) + roomWorth(building) + gifts(build) - coveredWorth(building);
}

/** A guess at the points that a building brings in the course of a whole game. */
export function worthInTime({ on, anytime, parents, savesWood, onUnused, ...other }: Building): number {
  let worth = 0;
  if (on !== undefined) worth += LISTENING[on.then.do] ?? 2;
  if (anytime !== undefined) worth += 2;
  if (parents !== undefined) worth += 4;
  if (savesWood === true) worth += 2;
  if (onUnused !== undefined) worth += 2;
  if (other.pastureHolds !== undefined || other.halves !== undefined) worth += 1;
  if (other.endsExpansion === true) worth -= 3;
  return worth;
}

/** What it is worth to be allowed to do something again and again. */
const LISTENING: Readonly<Partial<Record<Effect['do'], number>>> = { useSpace: 11, seq: 3, gain: 4 };

function guessScore(score: Score | undefined): number {
  if (score === undefined) return 0;
  if ('bonus' in score) return 0.5 * score.bonus;
  return score.each * (score.of.count === 'goods' ? 4 : 2);
}

function roomWorth({ holds = 0, of, each, uncounted }: Building): number {
  if (each === true) return 1.2 * holds;
  if (uncounted === true) return 0.1 * holds;
  return (of === undefined ? 0.45 : 0.3) * holds;
}

/** What is lost with the building that it is placed over. */
function coveredWorth({ over }: Building): number {
  if (over === undefined) return 0;
  return { cottage: 0.4, stall: 2.3, stable: 6.2 }[over];
}

function gifts(effect: Effect | undefined): number {
  switch (effect?.do) {
    case 'gain':
      return goodsWorth(effect.goods);
    case 'seq':
      return effect.steps.reduce((sum, step) => sum + gifts(step), 0);
    case 'oneOf':
      return Math.max(...Object.values(effect.options).map(gifts));
    case 'expand':
      return 2.5;
    case 'troughs':
      return effect.free > 0 ? 1.5 : 0.7;
    case 'borders':
      return 0.8;
    case 'build':
    case 'custom':
      return 1;
    default:
      return 0;
  }
}
