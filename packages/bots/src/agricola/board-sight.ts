import { majors } from '@furrow/agricola/boards/majors';
import type { Ruleset } from '@furrow/agricola/ruleset';
import { CLAY, FOOD, GOODS, goodNumber, REED, STONE, WOOD } from '@furrow/agricola/state/goods';
import type { State } from '@furrow/agricola/state/state';
import type { Node } from '@furrow/kernel/program';
import type { Sight } from './sight';

/** What the board offers a seat: goods on spaces that are free, births, major improvements. */
export class BoardSight {
  /** Goods on free spaces, by good. */
  readonly lying = new Float64Array(GOODS.length);
  /** The largest pile of food, or of animals as food, that one person could fetch. */
  fetchable = 0;
  /** Which part of the people still to be placed (of all people, if none is) is the seat's. */
  share = 0;
  /** Spaces for births that are on the board; those of them that are free. */
  births = 0;
  freeBirths = 0;
  /** The points of the best major on display that could be paid. */
  payable = 0;
  /** The clay that the cheapest improvement on display that cooks costs; 0 if none is there. */
  cookingClay = 0;

  private readonly piles: readonly number[];
  private readonly goodsOf: readonly number[];
  private readonly birthSpaces: readonly number[];

  constructor(private readonly rules: Ruleset) {
    const { spaces, uses } = rules;
    this.piles = spaces.flatMap(({ refill }, space) => (refill === undefined ? [] : [space]));
    this.goodsOf = spaces.flatMap(({ refill }) => (refill === undefined ? [] : [goodNumber(refill.good)]));
    this.birthSpaces = spaces.flatMap((_, space) => (hasBirth(uses[space]) ? [space] : []));
  }

  look({ state, seat, goods, rates }: Sight): void {
    this.share = shareOf(state, seat);
    this.lookAtPiles(state, rates);
    this.births = 0;
    this.freeBirths = 0;
    for (const space of this.birthSpaces) {
      if (!this.rules.permanent[space] && !state.revealed.includes(space)) continue;
      this.births++;
      if (state.placed[space] === 0) this.freeBirths++;
    }
    this.lookAtMajors(state, goods);
  }

  private lookAtPiles(state: State, rates: readonly number[]): void {
    const { lying, piles, goodsOf } = this;
    const { placed } = state;
    lying.fill(0);
    this.fetchable = 0;
    for (let i = 0; i < piles.length; i++) {
      const space = piles[i];
      const n = state.piles[space];
      if (n === 0 || placed[space] !== 0) continue;
      const good = goodsOf[i];
      lying[good] += n;
      const food = good === FOOD ? n : n * rates[good];
      if (food > this.fetchable) this.fetchable = food;
    }
  }

  private lookAtMajors({ majors: owners }: State, goods: readonly number[]): void {
    this.payable = 0;
    this.cookingClay = 0;
    for (let i = 0; i < owners.length; i++) {
      if (owners[i] !== 0) continue;
      if (this.cookingClay === 0) this.cookingClay = COOKING_CLAY[i];
      if (POINTS[i] > this.payable && isPayable(goods, i)) this.payable = POINTS[i];
    }
  }
}

/** Points, clay (of those that cook) and price in wood, clay, reed and stone of each major. */
const POINTS = Int8Array.from(majors, ({ points }) => points);
const COOKING_CLAY = Int8Array.from(majors, ({ cost, cooks }) =>
  cooks === undefined ? 0 : (cost.clay ?? 0),
);
const PRICES = Int8Array.from(
  majors.flatMap(({ cost: { wood = 0, clay = 0, reed = 0, stone = 0 } }) => [wood, clay, reed, stone]),
);

/** Whether goods pay a major. */
export function isPayable(goods: readonly number[], major: number): boolean {
  const at = 4 * major;
  return (
    goods[WOOD] >= PRICES[at] &&
    goods[CLAY] >= PRICES[at + 1] &&
    goods[REED] >= PRICES[at + 2] &&
    goods[STONE] >= PRICES[at + 3]
  );
}

function shareOf({ players }: State, seat: number): number {
  let [home, people] = [0, 0];
  for (const player of players) {
    home += player.home;
    people += player.people;
  }
  return home > 0 ? players[seat].home / home : players[seat].people / people;
}

function hasBirth({ effect, parts }: Node<State>): boolean {
  return effect.do === 'grow' || parts.some(hasBirth);
}
