import type { SpaceId } from '@furrow/agricola/boards/space-ids';
import type { Quantity } from '@furrow/agricola/cards/quantity';
import type { Effect } from '@furrow/agricola/effects/effect';
import type { Moment } from '@furrow/agricola/moments/moments';
import { amounts, BUILDING_RESOURCES, goodNumber } from '@furrow/agricola/state/goods';
import type { Amounts } from '@furrow/farm/goods';
import { singlesIn } from '../../amounts';
import { type Around, type Counting, countingOf } from './counting';

/** Goods and bonus points. */
export interface Things {
  readonly goods: Amounts;
  readonly points: number;
}

/** What is taken or received. */
export type Prize =
  | { readonly prize: 'some'; readonly things: Things }
  /** So much for each of something. */
  | { readonly prize: 'each'; readonly things: Things; readonly of: Counting }
  /** So much for the first of these numbers that is reached, twice as much for the second, … */
  | {
      readonly prize: 'steps';
      readonly things: Things;
      readonly of: Counting;
      readonly from: readonly number[];
    }
  /** 1 of one of these goods. */
  | { readonly prize: 'oneOf'; readonly goods: readonly number[] }
  /** 1 of the good that accumulates on the space, which is one of these. */
  | { readonly prize: 'that'; readonly goods: readonly number[] }
  /** So many building resources of choice. */
  | { readonly prize: 'resources'; readonly n: number }
  /** Everything on the space: what lies there now, if that is known. */
  | { readonly prize: 'lying'; readonly goods: Amounts | undefined }
  | { readonly prize: 'token' }
  | { readonly prize: 'inSeason'; readonly season: number; readonly of: Prize }
  | { readonly prize: 'several'; readonly of: readonly Prize[] };

/** Where an effect is told: what lies on its space, when it comes, what is known of its occasion, and of which spaces by id it has just been spoken. */
export interface Scene {
  readonly lying?: Amounts | undefined;
  readonly moment?: Moment;
  readonly around?: Around | undefined;
  readonly spoken?: readonly SpaceId[];
}

/** What an effect brings, if bringing something is all that it does. */
export function prizeOf(effect: Effect, scene: Scene): Prize | undefined {
  switch (effect.do) {
    case 'gain':
      return won({ goods: amounts(effect.goods), points: 0 }, effect.times, scene);
    case 'points':
      return won({ goods: [], points: effect.points }, effect.times, scene);
    case 'gainThat':
      return { prize: 'that', goods: scene.around?.goods ?? [] };
    case 'collect':
      return { prize: 'lying', goods: scene.lying };
    case 'token':
      return { prize: 'token' };
    case 'oneOf':
      return choice(Object.values(effect.options));
    case 'seq':
      return together(effect.steps, scene);
    default:
      return undefined;
  }
}

function won(things: Things, times: Quantity | undefined, { around }: Scene): Prize {
  if (times === undefined) return { prize: 'some', things };
  const of = countingOf(times, around);
  return of.count === 'steps'
    ? { prize: 'steps', things, of: of.of, from: of.from }
    : { prize: 'each', things, of };
}

const RESOURCES = BUILDING_RESOURCES.map(goodNumber).join();

function choice(options: readonly Effect[]): Prize | undefined {
  const goods = singlesIn(
    options.map((one) => (one.do === 'gain' && one.times === undefined ? amounts(one.goods) : [])),
  );
  if (goods === undefined) return undefined;
  return goods.join() === RESOURCES ? { prize: 'resources', n: 1 } : { prize: 'oneOf', goods };
}

/** What several effects bring, what belongs together in one; what comes in one season only is told last. */
function together(steps: readonly Effect[], scene: Scene): Prize | undefined {
  const prizes: Prize[] = [];
  const seasonal: Prize[] = [];
  for (const step of steps) {
    const inSeason = step.do === 'when' && 'season' in step.when ? step.when : undefined;
    const prize = prizeOf(step.do === 'when' && inSeason !== undefined ? step.then : step, scene);
    if (prize === undefined) return undefined;
    if (inSeason === undefined) prizes.push(prize);
    else seasonal.push({ prize: 'inSeason', season: inSeason.season, of: prize });
  }
  const all = [...prizes.reduce(joined, []), ...seasonal];
  return all.length === 1 ? all[0] : { prize: 'several', of: all };
}

/** Prizes with one more, which becomes part of the last if it is counted by the same. */
function joined(all: readonly Prize[], next: Prize): readonly Prize[] {
  const last = all.at(-1);
  if (last?.prize === 'resources' && next.prize === 'resources')
    return [...all.slice(0, -1), { prize: 'resources', n: last.n + next.n }];
  if (last === undefined || !('things' in last) || !('things' in next)) return [...all, next];
  const measure = (one: Prize) => JSON.stringify({ ...one, things: undefined });
  if (measure(last) !== measure(next)) return [...all, next];
  return [...all.slice(0, -1), { ...last, things: sum(last.things, next.things) }];
}

function sum(one: Things, other: Things): Things {
  return { goods: [...one.goods, ...other.goods], points: one.points + other.points };
}

/** So many times as much. */
export function multiplied({ goods, points }: Things, n: number): Things {
  return { goods: goods.map(([good, count]) => [good, count * n] as const), points: points * n };
}

/** Whether points are among what is brought. */
export function hasPoints(prize: Prize): boolean {
  if (prize.prize === 'several') return prize.of.some(hasPoints);
  return 'things' in prize && prize.things.points > 0;
}

/** Whether there is nothing to take. */
export function isNothing(prize: Prize): boolean {
  return prize.prize === 'lying' && prize.goods?.length === 0;
}

/** How many there are, if it is only one kind of thing. */
export function singleCount({ goods, points }: Things): number | undefined {
  if (goods.length === 0) return points;
  return goods.length === 1 && points === 0 ? goods[0][1] : undefined;
}

/** What is simply there, so that it can stand in one row with others of its kind. */
export type Listed = Extract<Prize, { prize: 'some' | 'lying' | 'token' }>;

/** Whether prizes can stand in one row: all that is in them is known, or each is a single thing. */
export function areListed(prizes: readonly Prize[]): prizes is readonly Listed[] {
  const listed = prizes.filter(
    (one) => one.prize === 'some' || one.prize === 'lying' || one.prize === 'token',
  );
  if (listed.length < prizes.length) return false;
  const known = listed.every((one) => one.prize !== 'lying' || one.goods !== undefined);
  return known || listed.every((one) => one.prize !== 'some' || singleCount(one.things) !== undefined);
}
