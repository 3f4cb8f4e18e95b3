import { majors } from '@furrow/agricola/boards/majors';
import { GRAIN, VEGETABLE } from '@furrow/agricola/state/goods';
import { type Gauge, lamp, upTo } from '../network/gauge';
import { isPayable } from './board-sight';
import { COOKING } from './food-readings';
import { scoreReadings } from './score-readings';
import type { Sight } from './sight';

/** What people, begging markers and unused spaces count. */
const [PERSON, BEGGING, UNUSED] = [3, -3, -1];

const sheet = Object.entries(scoreReadings).flatMap(([name, read]) =>
  name.startsWith('points:') ? [read] : [],
);

/** The points that the seat would have if the game were over. */
function pointsNow(sight: Sight): number {
  const { player, ground } = sight;
  let points = PERSON * player.people + BEGGING * player.begging + UNUSED * ground.unused;
  for (const read of sheet) points += read(sight);
  return points;
}

/** Numbers in steps of the same size, the last included. */
function every(step: number, from: number, to: number): number[] {
  return Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, i) => from + i * step);
}

/** What breeding alone adds to the points. */
function growing(sight: Sight): number {
  return (
    scoreReadings['growing:sheep'](sight) +
    scoreReadings['growing:boar'](sight) +
    scoreReadings['growing:cattle'](sight)
  );
}

/** The score sheet as it would be now, and what can still be done to it. */
export const sheetGauges: readonly Gauge<Sight>[] = [
  { name: 'points now', steps: every(1, -12, 40), of: pointsNow },
  { name: 'points by breeding', steps: upTo(5), of: growing },
  { name: 'grain ever', steps: [1, 2, 4, 6, 8], of: ({ goods, crops }) => goods[GRAIN] + crops.grain },
  {
    name: 'vegetables ever',
    steps: upTo(4),
    of: ({ goods, crops }) => goods[VEGETABLE] + crops.vegetables,
  },
  {
    name: 'placements ever',
    steps: [...every(1, 1, 8), ...every(2, 10, 30), ...every(4, 34, 54)],
    of: ({ player, course }) => player.home + player.people * course.roundsLeft,
  },
  lamp('cooks', ({ kitchen }) => (kitchen & COOKING) !== 0),
  ...majors
    .filter(({ cost }) => Object.keys(cost).length > 1)
    .map(({ id, number }) => lamp<Sight>(`pays ${id}`, ({ goods }) => isPayable(goods, number))),
];
