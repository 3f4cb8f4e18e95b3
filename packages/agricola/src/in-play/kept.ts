import type { Amounts } from '@furrow/farm/goods';
import { count } from '@furrow/farm/grid';
import type { Memory } from '../cards/memory';
import { ALL, PEOPLE } from '../farm/farmyard';
import { ALL_RIM } from '../farm/palisades';
import { CROPS, goodNumber } from '../state/goods';
import type { CardNumber } from '../state/numbers';
import type { Player } from '../state/state';

/** What a card in play keeps, as a number; 0 if it keeps nothing or is not in play. */
export function keptBy({ played, memory }: Player, card: CardNumber): number {
  return memory[played.indexOf(card)] ?? 0;
}

/** A card in play keeps something else from now on. */
export function keep({ played, memory }: Player, card: CardNumber, kept: number): void {
  memory[played.indexOf(card)] = kept;
}

/** What a card keeps when it comes into play. */
export function atFirst(memory: Memory | undefined): number {
  if (memory?.keeps === 'pile') return memory.goods.length;
  if (memory?.keeps === 'goods')
    return memory.from.reduce((kept, n, place) => kept + goodsAs(memory, place, n), 0);
  return memory?.keeps === 'counter' ? memory.from : 0;
}

/** Whether a card keeps the number of a round. */
export function keepsRound(memory: Memory | undefined): boolean {
  return memory?.keeps === 'counter' && memory.as === 'round';
}

/** So many bits for each of several numbers that a card keeps in one. */
const [GOOD_BITS, CROP_BITS] = [5, 4];

/** The goods that a number stands for, in the order in which the card declares them. */
export function goodsIn({ of }: Extract<Memory, { keeps: 'goods' }>, kept: number): Amounts {
  if (of.length === 1) return kept === 0 ? [] : [[goodNumber(of[0]), kept]];
  return of.flatMap((good, i) => {
    const n = (kept >> (GOOD_BITS * i)) & ((1 << GOOD_BITS) - 1);
    return n === 0 ? [] : [[goodNumber(good), n] as const];
  });
}

/** The top good of a pile of which so many are left. */
export function topOf(memory: Memory | undefined, left: number): number | undefined {
  if (memory?.keeps !== 'pile' || left === 0) return undefined;
  return goodNumber(memory.goods[memory.goods.length - left]);
}

/** So many of the good that a card declares in a place, as a number. */
export function goodsAs({ of }: Extract<Memory, { keeps: 'goods' }>, place: number, n: number): number {
  return of.length === 1 ? n : n << (GOOD_BITS * place);
}

/** How many of a crop (0 grain, 1 vegetables) a number stands for, in one of the stacks. */
export function cropsIn(kept: number, crop: number, stack = 0): number {
  return (kept >> (CROP_BITS * (crop + CROPS.length * stack))) & ((1 << CROP_BITS) - 1);
}

/** So many of a crop, in one of the stacks, as a number. */
export function cropsAs(crop: number, n: number, stack = 0): number {
  return n << (CROP_BITS * (crop + CROPS.length * stack));
}

/** How many of its good lie in each of the stacks. */
export function stacksIn({ count: stacks }: Extract<Memory, { keeps: 'stacks' }>, kept: number): number[] {
  return Array.from({ length: stacks }, (_, stack) => (kept >> (CROP_BITS * stack)) & ((1 << CROP_BITS) - 1));
}

/** Stacks of so many as a number. */
export function stacksAs(stacks: readonly number[]): number {
  return stacks.reduce((kept, n, stack) => kept | (n << (CROP_BITS * stack)), 0);
}

/** So many can play at most. */
const MOST_SEATS = 5;

/** A round takes so many bits of a claim. */
const ROUND_BITS = 4;

/** The last round of a claim, and the place of its space in `CLAIMED`; -1 if no space is claimed yet. */
export function claimIn(kept: number): { readonly until: number; readonly space: number } {
  return { until: kept & ((1 << ROUND_BITS) - 1), space: (kept >> ROUND_BITS) - 1 };
}

/** The same as a number. */
export function claimAs(until: number, space = -1): number {
  return until | ((space + 1) << ROUND_BITS);
}

/** What numbers each memory can be. */
const possible: {
  readonly [K in Memory['keeps']]: (kept: number, memory: Extract<Memory, { keeps: K }>) => boolean;
} = {
  counter: (kept, { as }) => as !== 'room' || kept <= PEOPLE,
  goods: (kept, { of }) => of.length === 1 || kept >> (GOOD_BITS * of.length) === 0,
  pile: (kept, { goods }) => kept <= goods.length,
  crops: (kept, { stacks }) => kept >> (CROP_BITS * CROPS.length * stacks) === 0,
  stacks: (kept, { count: stacks }) => kept >> (CROP_BITS * stacks) === 0,
  seats: (kept) => kept < 1 << MOST_SEATS,
  space: () => true,
  claim: () => true,
  places: (kept, { at }) =>
    (kept & ~(at === 'rim' ? ALL_RIM : ALL)) === 0 && (at !== 'center' || count(kept) <= 1),
};

/** Whether a card can keep a number: nothing but 0 without a memory. */
export function canKeep(memory: Memory | undefined, kept: number): boolean {
  if (kept === 0 || memory === undefined) return kept === 0;
  const can = possible[memory.keeps] as (kept: number, memory: Memory) => boolean;
  return Number.isInteger(kept) && kept > 0 && can(kept, memory);
}
