import { columnCells, count } from '@furrow/farm/grid';
import { fits } from '@furrow/farm/keep';
import type { Outcome, ScoreLine } from '@furrow/kernel/game';
import type { Seat } from '@furrow/kernel/seat';
import { buildings, STABLE, STALL } from './buildings/index';
import { cellOf, specialOf, used } from './farmyard';
import { ANIMALS, FIRST_ANIMAL } from './goods';
import type { BuildingNumber } from './numbers';
import { measure } from './placing';
import { animalsOf, roomOf } from './room';
import type { Player, State } from './state';

/** From how many animals on a type gives 1, 2 and 3 bonus points, by type. */
const BONUS_FROM = [
  [8, 11, 13],
  [7, 9, 11],
  [6, 8, 10],
  [5, 7, 9],
] as const;

/** R111, R112: bonus points for so many animals of a type. */
export function bonus(type: number, animals: number): number {
  const [one, two, three] = BONUS_FROM[type];
  if (animals <= 3) return -3;
  if (animals < one) return 0;
  if (animals < two) return 1;
  return animals < three ? 2 : 3 + animals - three;
}

/** A number from which on something brings so many points more. */
export interface Step {
  readonly at: number;
  readonly gain: number;
  /** Whoever has fewer loses these points. */
  readonly saves: boolean;
}

/** R111: the numbers of animals of a type at which its bonus grows, up to the last of the table. */
export function bonusSteps(type: number): readonly Step[] {
  const [, , last] = BONUS_FROM[type];
  return Array.from({ length: last }, (_, before) => ({
    at: before + 1,
    gain: bonus(type, before + 1) - bonus(type, before),
    saves: bonus(type, before) < 0,
  })).filter(({ gain }) => gain > 0);
}

/** R113: points for each expansion whose three spaces are all used. */
const EXPANSION_POINTS = 4;

/** The categories of a score sheet, in their order. */
export const CATEGORIES = ['animals', 'bonus', 'expansions', 'buildings'] as const;

/** The score sheet of a seat: animals, bonus, expansions, and each building. */
export function scoreSheet(state: State, seat: Seat): readonly ScoreLine[] {
  const player = state.players[seat];
  let best: ScoreLine[] | undefined;
  for (const animals of countedAnimals(player)) {
    const sheet = sheetWith(player, animals);
    if (best === undefined || total(sheet) > total(best)) best = sheet;
  }
  return best ?? [];
}

/** R118: in which place a seat began round 1; the later one wins. */
const TIE_BREAK = 'place-in-round-1';

/** R117, R118: the higher score wins; on a tie the player who was not start player in round 1. */
export function outcome(state: State, among: readonly Seat[] = [0, 1]): Outcome {
  const scores = state.players.map((_, seat) => total(scoreSheet(state, seat)));
  if (among.length < 2) return { scores, winners: among };
  if (scores[0] === scores[1]) {
    const counts = scores.map((_, seat) => (seat === state.first ? 1 : 2));
    return { scores, winners: [1 - state.first], tieBreak: { by: TIE_BREAK, counts } };
  }
  return { scores, winners: [scores[0] > scores[1] ? 0 : 1] };
}

/** The points of a score sheet together. */
export function total(sheet: readonly ScoreLine[]): number {
  return sheet.reduce((sum, line) => sum + line.points, 0);
}

/** Q41: the animals that count, for each arrangement that may be best: those in uncounted buildings are left out. */
function countedAnimals(player: Player): number[][] {
  const all = animalsOf(player);
  const most = uncountedRoom(player);
  if (most === 0) return [all];
  if (fits(roomOf(player.farm, { countedOnly: true }), all)) return [all];
  const ways: number[][] = [];
  for (let type = 0; type < ANIMALS.length; type++) {
    for (let inside = 1; inside <= Math.min(all[type], most); inside++) {
      const counted = all.map((n, i) => (i === type ? n - inside : n));
      if (!fits(roomOf(player.farm, { countedOnly: true }), counted)) continue;
      ways.push(counted);
      break;
    }
  }
  return ways.length > 0 ? ways : [all];
}

/** How many animals of one type the buildings hold that do not count. */
function uncountedRoom(player: Player): number {
  for (const entry of player.farm.specials) {
    const { uncounted, holds = 0 } = specialOf(entry);
    if (uncounted === true) return (player.farm.troughs >> cellOf(entry)) & 1 ? 2 * holds : holds;
  }
  return 0;
}

function sheetWith(player: Player, animals: readonly number[]): ScoreLine[] {
  const counted = player.clone();
  animals.forEach((n, type) => {
    counted.goods[FIRST_ANIMAL + type] = n;
  });
  return [
    ...animals.map((n, type) => ({ category: 'animals', about: FIRST_ANIMAL + type, points: n })),
    ...animals.map((n, type) => ({ category: 'bonus', about: FIRST_ANIMAL + type, points: bonus(type, n) })),
    { category: 'expansions', about: -1, points: EXPANSION_POINTS * fullExpansions(player) },
    ...buildingLines(counted),
  ];
}

function fullExpansions(player: Player): number {
  const { farm } = player;
  const taken = used(farm);
  let full = 0;
  for (let column = 0; column < farm.columns; column++) {
    const board = column === farm.left || column === farm.left + 1;
    if (!board && (columnCells(column) & ~taken) === 0) full++;
  }
  return full;
}

function buildingLines(player: Player): ScoreLine[] {
  const { farm } = player;
  const lines: ScoreLine[] = [];
  for (const [tile, cells] of [
    [STALL, farm.stalls],
    [STABLE, farm.stables],
  ]) {
    if (cells !== 0) lines.push(line(tile, count(cells) * (buildings[tile].points ?? 0)));
  }
  for (const entry of farm.specials) {
    const { number, points = 0, score, slot } = specialOf(entry);
    let extra = 0;
    if (score !== undefined) {
      const found = measure(player, score.of, cellOf(entry), slot);
      extra = 'each' in score ? score.each * found : found >= score.atLeast ? score.bonus : 0;
    }
    lines.push(line(number, points + extra));
  }
  return lines;
}

function line(building: BuildingNumber, points: number): ScoreLine {
  return { category: 'buildings', about: building, points };
}
