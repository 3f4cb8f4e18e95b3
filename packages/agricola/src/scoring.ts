import { count } from '@furrow/farm/grid';
import type { ScoreLine } from '@furrow/kernel/game';
import type { Seat } from '@furrow/kernel/seat';
import { ALL, fenced, pastures, used } from './farmyard';
import { CLAY, GRAIN, goodNumber, REED, STONE, VEGETABLE, WOOD } from './goods';
import { majors } from './majors';
import type { State } from './state';
import type { Variant } from './variant';

type Edition = Variant['edition'];

/** AG-T10: from how many on a category gives 1, 2, 3 and 4 points; below the first it costs 1. */
const GRADES = {
  fields: [2, 3, 4, 5],
  pastures: [1, 2, 3, 4],
  grain: [1, 4, 6, 8],
  vegetables: [1, 2, 3, 4],
  sheep: [1, 4, 6, 8],
  boar: [1, 3, 5, 7],
  cattle: [1, 2, 4, 6],
} as const;

/** The points of a graded category for so many. */
export function graded(category: keyof typeof GRADES, n: number): number {
  const points = GRADES[category].filter((from) => n >= from).length;
  return points === 0 ? -1 : points;
}

/** The score sheet of a seat, category by category. */
export function scoreSheet(state: State, seat: Seat): readonly ScoreLine[] {
  const player = state.players[seat];
  const { farm, goods } = player;
  const rooms = count(farm.rooms);
  const sum = (list: readonly number[]) => list.reduce((all, n) => all + n, 0);
  const line = (category: string, points: number, about = -1): ScoreLine => ({ category, about, points });
  return [
    line('fields', graded('fields', count(farm.fields))),
    line('pastures', graded('pastures', pastures(farm).length)),
    line('grain', graded('grain', goods[GRAIN] + sum(farm.grain))),
    line('vegetables', graded('vegetables', goods[VEGETABLE] + sum(farm.vegetables))),
    line('sheep', graded('sheep', goods[goodNumber('sheep')])),
    line('boar', graded('boar', goods[goodNumber('boar')])),
    line('cattle', graded('cattle', goods[goodNumber('cattle')])),
    line('unused', 0 - count(ALL & ~used(farm))),
    line('stables', Math.min(4, count(farm.stables & fenced(farm)))),
    line('clayRooms', farm.house === 1 ? rooms : 0),
    line('stoneRooms', farm.house === 2 ? 2 * rooms : 0),
    line('people', 3 * player.people),
    ...majorLines(state, seat),
    line('begging', 0 - 3 * player.begging),
  ];
}

function majorLines(state: State, seat: Seat): ScoreLine[] {
  return majors.flatMap(({ number, points, crafts, bonusFrom }) => {
    if (state.majors[number] !== seat + 1) return [];
    const lines: ScoreLine[] = [{ category: 'improvements', about: number, points }];
    if (crafts !== undefined && bonusFrom !== undefined) {
      const have = state.players[seat].goods[goodNumber(crafts.good)];
      lines.push({
        category: 'bonus',
        about: number,
        points: bonusFrom.filter((from) => have >= from).length,
      });
    }
    return lines;
  });
}

/** The points of a score sheet together. */
export function total(sheet: readonly ScoreLine[]): number {
  return sheet.reduce((sum, { points }) => sum + points, 0);
}

/** AG-R1515: what decides a tie of the revised edition, the building resources left; nothing in the 2007 edition. */
export function resourcesOf(state: State, edition: Edition, seat: Seat): number {
  const { goods } = state.players[seat];
  return edition === 'revised' ? goods[WOOD] + goods[CLAY] + goods[REED] + goods[STONE] : 0;
}

/** What somebody ended with: the points, and what decides a tie. */
interface Result {
  readonly points: number;
  readonly resources: number;
}

/** The ranks of results from 1 on; equal results share a rank, and the ranks after it are left out. */
export function ranksOf(results: readonly Result[]): readonly number[] {
  return results.map(
    (mine) =>
      1 +
      results.filter(
        ({ points, resources }) =>
          points > mine.points || (points === mine.points && resources > mine.resources),
      ).length,
  );
}

/** AG-R1515: the rank of each seat. */
export function ranks(state: State, edition: Edition): readonly number[] {
  return ranksOf(
    state.players.map((_, seat) => ({
      points: total(scoreSheet(state, seat)),
      resources: resourcesOf(state, edition, seat),
    })),
  );
}

/** AG-R1515: who has the most points; a tie of the revised edition goes to the most building resources. */
export function winners(state: State, edition: Edition): readonly Seat[] {
  return ranks(state, edition).flatMap((rank, seat) => (rank === 1 ? [seat] : []));
}
