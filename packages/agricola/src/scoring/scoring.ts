import type { Amounts } from '@furrow/farm/goods';
import { count } from '@furrow/farm/grid';
import type { ScoreLine, TieBreak } from '@furrow/kernel/game';
import type { Seat } from '@furrow/kernel/seat';
import { majors, ownsMajor } from '../boards/majors';
import type { Score } from '../cards/card';
import { cards } from '../cards/index';
import { holds } from '../effects/conditions';
import { measure, type Viewpoint } from '../effects/measure';
import { ALL, fenced, pastures, used } from '../farm/farmyard';
import { onFields } from '../farm/fields';
import { sidesOf } from '../farm/partner';
import { ruins } from '../farm/ruins';
import { goodsIn, keptBy } from '../in-play/kept';
import type { Ruleset } from '../ruleset';
import { CLAY, GRAIN, goodNumber, REED, STONE, VEGETABLE, WOOD } from '../state/goods';
import { sourceOfCard, sourceOfMajor } from '../state/source';
import type { Player, State } from '../state/state';

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

/** The graded categories. */
export const GRADED = Object.keys(GRADES) as readonly (keyof typeof GRADES)[];

/** The points of a graded category for so many. */
export function graded(category: keyof typeof GRADES, n: number): number {
  const points = GRADES[category].filter((from) => n >= from).length;
  return points === 0 ? -1 : points;
}

/** A number from which on something brings so many points more. */
export interface Step {
  readonly at: number;
  readonly gain: number;
}

/** AG-T10: the numbers at which the points of a graded category grow. */
export function gradeSteps(category: keyof typeof GRADES): readonly Step[] {
  return GRADES[category].map((at) => ({ at, gain: graded(category, at) - graded(category, at - 1) }));
}

/** The most points of a graded category, and for fenced stables. */
export const MOST_POINTS = 4;

/** The categories of a score sheet, in their order. */
export const CATEGORIES = [
  'fields',
  'pastures',
  'grain',
  'vegetables',
  'sheep',
  'boar',
  'cattle',
  'unused',
  'stables',
  'clayRooms',
  'stoneRooms',
  'people',
  'improvements',
  'bonus',
  'begging',
] as const;

const line = (category: string, points: number, about = -1): ScoreLine => ({ category, about, points });

/** How many a player has of each graded category. */
export function gradedCounts(player: Player): Readonly<Record<keyof typeof GRADES, number>> {
  const { farm } = player;
  const goods = scoredGoods(player);
  return {
    fields: count(farm.fields),
    pastures: pastures(farm).length,
    grain: goods[GRAIN] + onFields(player, 0),
    vegetables: goods[VEGETABLE] + onFields(player, 1),
    sheep: goods[goodNumber('sheep')],
    boar: goods[goodNumber('boar')],
    cattle: goods[goodNumber('cattle')],
  };
}

/** The categories of a seat that are scored without cards. */
export function farmPoints(state: State, seat: Seat): readonly ScoreLine[] {
  const player = state.players[seat];
  const { farm } = player;
  const counts = gradedCounts(player);
  const rooms = count(farm.rooms);
  return [
    ...GRADED.map((category) => line(category, graded(category, counts[category]))),
    line('unused', 0 - count(ALL & ~used(farm)) - ruins(player)),
    line('stables', Math.min(MOST_POINTS, count(farm.stables & fenced(farm)))),
    line('clayRooms', farm.house === 1 ? rooms : 0),
    line('stoneRooms', farm.house === 2 ? 2 * rooms : 0),
    line('people', 3 * player.people),
  ];
}

/** The score sheet of a seat, category by category. */
export function scoreSheet(rules: Ruleset, state: State, seat: Seat): readonly ScoreLine[] {
  const { bonus, begging } = state.players[seat];
  return [
    ...farmPoints(state, seat),
    ...majorLines(state, seat),
    ...cardLines(rules, state, seat),
    ...(bonus === 0 ? [] : [line('bonus', bonus)]),
    line('begging', 0 - 3 * begging),
  ];
}

/** The goods of a player with those that lie on cards and are scored with them. */
function scoredGoods(player: Player): readonly number[] {
  const goods = player.goods.slice();
  for (const card of player.played) {
    const { keeps, scoresKept } = cards[card];
    if (scoresKept !== true || keeps?.keeps !== 'goods') continue;
    for (const [good, n] of goodsIn(keeps, keptBy(player, card))) goods[good] += n;
  }
  return goods;
}

/** Whether a seat loses points in a category of its own, or by begging. */
export function losesPoints(state: State, seat: Seat): boolean {
  const { bonus, begging } = state.players[seat];
  return bonus < 0 || begging > 0 || farmPoints(state, seat).some(({ points }) => points < 0);
}

function majorLines(state: State, seat: Seat): ScoreLine[] {
  return majors.flatMap(({ number, points, crafts, bonusFrom }) => {
    if (!ownsMajor(state, seat, number)) return [];
    const lines: ScoreLine[] = [{ category: 'improvements', about: sourceOfMajor(number), points }];
    if (crafts !== undefined && bonusFrom !== undefined) {
      const have = state.players[seat].goods[goodNumber(crafts.good)];
      lines.push({
        category: 'bonus',
        about: sourceOfMajor(number),
        points: bonusFrom.filter((from) => have >= from).length,
      });
    }
    return lines;
  });
}

/** The points that the craft improvements of a seat can give, with the goods for which they give them. */
function craftScores(state: State, seat: Seat): { points: number; spent: Amounts }[] {
  let ways: { points: number; spent: Amounts }[] = [{ points: 0, spent: [] }];
  for (const { number, crafts, bonusFrom } of majors) {
    if (crafts === undefined || bonusFrom === undefined || !ownsMajor(state, seat, number)) continue;
    const good = goodNumber(crafts.good);
    const reached = bonusFrom.filter((from) => state.players[seat].goods[good] >= from);
    ways = ways.flatMap((way) => [
      way,
      ...reached.map((n, i) => ({ points: way.points + i + 1, spent: [...way.spent, [good, n] as const] })),
    ]);
  }
  return ways;
}

/** The same view, as if the seat did not have some goods. */
function without(look: Viewpoint, goods: Amounts): Viewpoint {
  const state = look.state.clone();
  for (const [good, n] of goods) state.players[look.seat].goods[good] -= n;
  const { rules, seat, source, about } = look;
  return { rules, state, seat, source, about };
}

/** The points printed on the cards in play, and what they are worth besides; and what cards of others give to everybody. */
function cardLines(rules: Ruleset, state: State, seat: Seat): ScoreLine[] {
  return state.players.flatMap(({ played }, owner) =>
    played.flatMap((card) => {
      const { points, scores } = cards[card];
      const about = sourceOfCard(card);
      const look = { rules, state, seat, source: about, about: 0 };
      const lines = scores
        .filter(({ everyone }) => owner === seat || everyone === true)
        .map((score): ScoreLine => ({ category: 'bonus', about, points: scoreOf(look, score) }));
      if (owner !== seat || points === undefined) return lines;
      return [{ category: 'improvements', about, points }, ...lines];
    }),
  );
}

/** The points of a score; where only unspent goods count, as many as it is better than scoring all of them for crafts. */
function scoreOf(look: Viewpoint, score: Score): number {
  if (score.unspent !== true) return worth(look, score);
  const ways = craftScores(look.state, look.seat);
  const crafted = Math.max(...ways.map(({ points }) => points));
  return Math.max(...ways.map(({ points, spent }) => points + worth(without(look, spent), score))) - crafted;
}

/** The points of a score for whoever looks. */
export function worth(look: Viewpoint, score: Score): number {
  if ('when' in score) return holds(look, score.when) ? score.points : 0;
  const n = measure(look, score.of);
  if ('each' in score) return score.each * Math.floor(n / (score.every ?? 1));
  return Object.entries(score.steps).findLast(([from]) => n >= Number(from))?.[1] ?? 0;
}

/** The points of a score sheet together. */
export function total(sheet: readonly ScoreLine[]): number {
  return sheet.reduce((sum, { points }) => sum + points, 0);
}

/** AG-R1515: what decides a tie of the revised edition, the building resources left; nothing in the 2007 edition. */
export function resourcesOf({ variant: { edition } }: Ruleset, state: State, seat: Seat): number {
  const { goods } = state.players[seat];
  return edition === 'revised' ? goods[WOOD] + goods[CLAY] + goods[REED] + goods[STONE] : 0;
}

/** What somebody ended with: the points, and what decides a tie. */
export interface Result {
  readonly points: number;
  readonly resources: number;
}

/** What each seat ended with. */
export function resultsOf(rules: Ruleset, state: State): readonly Result[] {
  return state.players.map((_, seat) => ({
    points: total(scoreSheet(rules, state, seat)),
    resources: resourcesOf(rules, state, seat),
  }));
}

/** AG-R1515: the ranks of results from 1 on; equal results share a rank, and the ranks after it are left out. */
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

/** AG-R1515: who of some seats has the most points; a tie of the revised edition goes to the most building resources. */
export function winnersOf(results: readonly Result[], among: readonly Seat[]): readonly Seat[] {
  const ranked = ranksOf(results);
  const best = Math.min(...among.map((seat) => ranked[seat]));
  return among.filter((seat) => ranked[seat] === best);
}

/** What the revised edition looks at where several sides have the most points of some seats; the 2007 edition knows nothing. */
export function tieBreakOf(
  { variant }: Ruleset,
  results: readonly Result[],
  among: readonly Seat[],
): TieBreak | undefined {
  const most = Math.max(...among.map((seat) => results[seat].points));
  const best = among.filter((seat) => results[seat].points === most);
  const sides = new Set(best.map((seat) => sidesOf(variant)[seat]));
  if (variant.edition !== 'revised' || sides.size < 2) return undefined;
  const counts = results.map(({ resources }, seat) => (best.includes(seat) ? resources : undefined));
  return { by: 'building-resources', counts };
}
