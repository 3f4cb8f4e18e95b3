import { crafts } from '@furrow/agricola/boards/majors';
import { bakery } from '@furrow/agricola/in-play/kitchen';
import { countAt, ENTRY, goodAt, roundAt } from '@furrow/agricola/spaces/coming';
import { FIRST_ANIMAL, FOOD, GRAIN, VEGETABLE } from '@furrow/agricola/state/goods';
import type { Sight } from './sight';

/** More grain than this is never baked at once, as far as it is counted. */
const MOST_BAKED = 8;

/** How much more food one baking makes of the grain in the supply than eating it raw. */
function bakedFood({ kitchen, goods }: Sight): number {
  if (kitchen === 0 || goods[GRAIN] === 0) return 0;
  const ovens = bakery(kitchen);
  const grain = Math.min(goods[GRAIN], ovens.atMost, MOST_BAKED);
  return ovens.food(grain) - grain;
}

/** The majors with a craft, as a mask. */
export const CRAFTS = crafts.reduce((mask, { major }) => mask | (1 << major), 0);

/** The food that a seat needs at its harvests, and what it will have for them if it does nothing. */
export class FoodSight {
  /** Needed at the next harvest, at the two next, at all that are left. */
  need = 0;
  needTwice = 0;
  needEver = 0;
  /** Food in the supply, on round spaces until then, and made by crafts. */
  ready = 0;
  readyTwice = 0;
  readyEver = 0;
  /** What crops and animals make: those at hand and those that will have been reaped or born until then. */
  made = 0;
  madeTwice = 0;
  madeEver = 0;
  /** The food that animals born at each harvest and crafts bring. */
  engine = 0;
  /** How much more food baking makes of the grain in the supply than eating it raw. */
  baking = 0;

  look(sight: Sight): void {
    this.lookAtNeed(sight);
    this.lookAtReady(sight);
    this.lookAtMade(sight);
    this.baking = bakedFood(sight);
  }

  private lookAtNeed({ state, player, course }: Sight): void {
    const { feeds } = course;
    const each = state.players.length === 1 ? 3 : 2;
    const all = each * player.people;
    const newborns = course.roundsToFeeding === 0 ? player.newborns : 0;
    this.need = feeds > 0 ? all - (each - 1) * newborns : 0;
    this.needTwice = feeds > 1 ? this.need + all : this.need;
    this.needEver = feeds > 1 ? this.need + (feeds - 1) * all : this.need;
  }

  private lookAtReady({ player: { coming }, goods, majors, course }: Sight): void {
    const { round, roundsToFeeding, roundsToSecond, feeds } = course;
    let [first, second, ever] = [goods[FOOD], goods[FOOD], goods[FOOD]];
    for (let i = 0; i < coming.length; i += ENTRY) {
      if (goodAt(coming, i) !== FOOD) continue;
      const food = countAt(coming, i);
      if (roundAt(coming, i) <= round + roundsToFeeding) first += food;
      if (roundAt(coming, i) <= round + roundsToSecond) second += food;
      ever += food;
    }
    if ((majors & CRAFTS) !== 0)
      for (const { major, good, food } of crafts) {
        if (((majors >> major) & 1) === 0) continue;
        first += food * Math.min(goods[good], 1, feeds);
        second += food * Math.min(goods[good], 2, feeds);
        ever += food * Math.min(goods[good], feeds);
      }
    this.ready = first;
    this.readyTwice = second;
    this.readyEver = ever;
  }

  private lookAtMade({ goods, rates, crops, course: { breeds }, ground }: Sight): void {
    const vegetable = rates[VEGETABLE];
    let engine = 0;
    let made = goods[GRAIN] + crops.nextGrain + vegetable * (goods[VEGETABLE] + crops.nextVegetables);
    for (let good = FIRST_ANIMAL; good < goods.length; good++) {
      made += goods[good] * rates[good];
      if (goods[good] > 1) engine += rates[good];
    }
    const now = made - crops.nextGrain - vegetable * crops.nextVegetables;
    if (ground.spare === 0) engine /= 2;
    this.engine = engine;
    this.made = made;
    this.madeTwice =
      made + crops.secondGrain + vegetable * crops.secondVegetables + engine * Math.min(1, breeds);
    this.madeEver =
      now + crops.comingGrain + vegetable * crops.comingVegetables + engine * Math.max(0, breeds - 1);
  }
}
