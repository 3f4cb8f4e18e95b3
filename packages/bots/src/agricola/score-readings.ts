import { majors } from '@furrow/agricola/boards/majors';
import { graded } from '@furrow/agricola/scoring/scoring';
import { GRAIN, goodNumber, VEGETABLE } from '@furrow/agricola/state/goods';
import type { Readings } from './reading';
import type { Sight } from './sight';

const [SHEEP, BOAR, CATTLE] = [7, 8, 9];
/** From so many on a graded category gives no more points. */
const ENOUGH = 8;

type Category = Parameters<typeof graded>[0];

/** The points of a graded category by how many there are. */
function gradesOf(category: Category): (n: number) => number {
  const points = Array.from({ length: ENOUGH + 1 }, (_, n) => graded(category, n));
  return (n) => points[Math.min(n, ENOUGH)];
}

const grades = {
  fields: gradesOf('fields'),
  pastures: gradesOf('pastures'),
  grain: gradesOf('grain'),
  vegetables: gradesOf('vegetables'),
  sheep: gradesOf('sheep'),
  boar: gradesOf('boar'),
  cattle: gradesOf('cattle'),
};

/** The points of the majors in a mask. */
const majorPoints = Array.from({ length: 1 << majors.length }, (_, mask) =>
  majors.reduce((sum, { number, points }) => sum + ((mask >> number) & 1) * points, 0),
);

const bonuses = majors.flatMap(({ number, crafts, bonusFrom }) =>
  crafts === undefined || bonusFrom === undefined
    ? []
    : [{ number, good: goodNumber(crafts.good), bonusFrom }],
);

/** The bonus points for goods that crafts of the seat use. */
function craftBonus({ majors: owned, goods }: Sight): number {
  let points = 0;
  for (const { number, good, bonusFrom } of bonuses) {
    if (((owned >> number) & 1) === 0) continue;
    for (const from of bonusFrom) if (goods[good] >= from) points++;
  }
  return points;
}

/** How many more points the animals of a type will be worth if they only breed. */
function growing({ goods, course, ground }: Sight, good: number, points: (n: number) => number): number {
  const n = goods[good];
  return n < 2 ? 0 : points(n + Math.min(course.breeds, ground.spare)) - points(n);
}

/** The score sheet as it would be now, and what breeding adds to it. */
export const scoreReadings: Readings = {
  'points:fields': ({ ground }) => grades.fields(ground.fields),
  'points:pastures': ({ ground }) => grades.pastures(ground.pastures),
  'points:grain': ({ goods, crops }) => grades.grain(goods[GRAIN] + crops.grain),
  'points:vegetables': ({ goods, crops }) => grades.vegetables(goods[VEGETABLE] + crops.vegetables),
  'points:sheep': ({ goods }) => grades.sheep(goods[SHEEP]),
  'points:boar': ({ goods }) => grades.boar(goods[BOAR]),
  'points:cattle': ({ goods }) => grades.cattle(goods[CATTLE]),
  'points:fenced-stables': ({ ground }) => ground.fencedStables,
  'points:clay-rooms': ({ farm, ground }) => (farm.house === 1 ? ground.rooms : 0),
  'points:stone-rooms': ({ farm, ground }) => (farm.house === 2 ? 2 * ground.rooms : 0),
  'points:majors': ({ majors: owned }) => majorPoints[owned],
  'points:crafts': craftBonus,
  begging: ({ player }) => player.begging,
  unused: ({ ground }) => ground.unused,
  'growing:sheep': (sight) => growing(sight, SHEEP, grades.sheep),
  'growing:boar': (sight) => growing(sight, BOAR, grades.boar),
  'growing:cattle': (sight) => growing(sight, CATTLE, grades.cattle),
};
