import type { Amounts } from '@furrow/farm/goods';
import { alike } from '@furrow/kernel/alike';
import { may } from '@furrow/kernel/effect';
import type { Seat } from '@furrow/kernel/seat';
import type { Effect } from '../effects/effect';
import { bake } from '../effects/effect-words';
import { amounts, type Good, type Goods, goodNumber } from '../state/goods';
import type { MajorNumber } from '../state/numbers';
import type { State } from '../state/state';
import { MAJOR_IDS, type MajorId } from './major-ids';

/** The kinds of improvements that can be returned to pay for better ones. */
export type Upgradable = 'fireplace' | 'hearth' | 'well' | 'oven' | 'joinery';

/** What cooks: food for each vegetable and animal, at any time; and what bakes: at most so much grain an action. */
export interface Kitchen {
  readonly cooks?: Goods;
  /** It cooks only for who has an improvement of this kind. */
  readonly cooksWith?: Upgradable;
  readonly bakes?: { readonly atMost: number; readonly food: number };
}

/** A major improvement. */
export interface Major extends Kitchen {
  readonly id: MajorId;
  readonly number: number;
  readonly cost: Goods;
  /** An improvement of this kind may be returned instead of paying the cost. */
  readonly orReturn?: Upgradable;
  readonly kind?: Upgradable;
  readonly points: number;
  /** In the feeding phase, once a harvest: 1 of the good becomes food. */
  readonly crafts?: { readonly good: Good; readonly food: number };
  /** Bonus points at the end for so many of the crafted good: 1, 2, 3 points. */
  readonly bonusFrom?: readonly number[];
  /** What happens when it is built. */
  readonly build?: Effect;
  readonly price: Amounts;
  /** The price as the one that is printed. */
  readonly prices: readonly Amounts[];
}

type Declared = Omit<Major, 'id' | 'number' | 'price' | 'prices'>;

const FIREPLACE = {
  kind: 'fireplace',
  points: 1,
  cooks: { vegetable: 2, sheep: 2, boar: 2, cattle: 3 },
  bakes: { atMost: 99, food: 2 },
} as const;
const HEARTH = {
  kind: 'hearth',
  orReturn: 'fireplace',
  points: 1,
  cooks: { vegetable: 3, sheep: 2, boar: 3, cattle: 4 },
  bakes: { atMost: 99, food: 3 },
} as const;

const declared: Readonly<Record<MajorId, Declared>> = {
  'fireplace-2': { cost: { clay: 2 }, ...FIREPLACE },
  'fireplace-3': { cost: { clay: 3 }, ...FIREPLACE },
  'cooking-hearth-4': { cost: { clay: 4 }, ...HEARTH },
  'cooking-hearth-5': { cost: { clay: 5 }, ...HEARTH },
  well: {
    kind: 'well',
    cost: { wood: 1, stone: 3 },
    points: 4,
    build: { do: 'later', rounds: { next: 5 }, goods: { food: 1 } },
  },
  'clay-oven': {
    kind: 'oven',
    cost: { clay: 3, stone: 1 },
    points: 2,
    bakes: { atMost: 1, food: 5 },
    build: may<Effect>(bake),
  },
  'stone-oven': {
    kind: 'oven',
    cost: { clay: 1, stone: 3 },
    points: 3,
    bakes: { atMost: 2, food: 4 },
    build: may<Effect>(bake),
  },
  joinery: {
    kind: 'joinery',
    cost: { wood: 2, stone: 2 },
    points: 2,
    crafts: { good: 'wood', food: 2 },
    bonusFrom: [3, 5, 7],
  },
  pottery: {
    cost: { clay: 2, stone: 2 },
    points: 2,
    crafts: { good: 'clay', food: 2 },
    bonusFrom: [3, 5, 7],
  },
  basketmaker: {
    cost: { reed: 2, stone: 2 },
    points: 2,
    crafts: { good: 'reed', food: 3 },
    bonusFrom: [2, 4, 5],
  },
};

/** The ten major improvements by number. */
export const majors: readonly Major[] = alike(
  MAJOR_IDS.map((id, number) => ({
    ...declared[id],
    id,
    number,
    price: amounts(declared[id].cost),
    prices: [amounts(declared[id].cost)],
  })),
);

/** The major improvement with an id, if there is one. */
export function findMajor(id: string): Major | undefined {
  return majors.find((one) => one.id === id);
}

/** The number of the major improvement with an id. */
export function majorNumber(id: MajorId): MajorNumber {
  return MAJOR_IDS.indexOf(id);
}

/** The majors with a craft by the good they turn into food. */
export const crafts = majors.flatMap((one) =>
  one.crafts === undefined
    ? []
    : [{ major: one.number, good: goodNumber(one.crafts.good), food: one.crafts.food }],
);

/** Owners of majors are kept as their seat plus 1; 0 stands for the display. */
const ON_DISPLAY = 0;

/** Whether a major improvement is on display. */
export function isOnDisplay({ majors: owners }: State, major: MajorNumber): boolean {
  return owners[major] === ON_DISPLAY;
}

/** Whether a seat owns a major improvement. */
export function ownsMajor({ majors: owners }: State, seat: Seat, major: MajorNumber): boolean {
  return owners[major] === seat + 1;
}

/** A seat takes a major improvement from the display. */
export function takeMajor({ majors: owners }: State, seat: Seat, major: MajorNumber): void {
  owners[major] = seat + 1;
}

/** A major improvement is on display again. */
export function returnMajor({ majors: owners }: State, major: MajorNumber): void {
  owners[major] = ON_DISPLAY;
}

/** The majors that a seat owns, as a mask. */
export function majorsOf(state: State, seat: Seat): number {
  let mask = 0;
  for (let i = 0; i < majors.length; i++) if (ownsMajor(state, seat, i)) mask |= 1 << i;
  return mask;
}
