import { buildings, STABLE, STALL } from '@furrow/creatures/buildings/index';
import { cottageCells } from '@furrow/creatures/farmyard';
import { BORDER, FIRST_ANIMAL, WOOD } from '@furrow/creatures/goods';
import { holds } from '@furrow/creatures/placing';
import { ROUNDS } from '@furrow/creatures/state';
import type { Group } from './group';
import type { SeatSight } from './seat-sight';
import { costOf, worthAtOnce, worthInTime } from './worth';

/** What a building can be placed over. */
const OVERS = ['nothing', 'cottage', 'stall', 'stable'];

/** Each building has so many prices at most; each is a row with a number for each good that can be paid. */
const PRICES = 2;
const ROW = BORDER;
const PRICE = new Uint8Array(buildings.length * PRICES * ROW);
const PRICE_COUNT = Uint8Array.from(buildings, ({ prices }) => prices.length);
for (const { number, prices } of buildings) {
  if (prices.length > PRICES) throw new Error('a building with too many prices');
  prices.forEach((price, which) => {
    for (const [good, n] of price) PRICE[(number * PRICES + which) * ROW + good] = n;
  });
}

/** The goods of a row that need a look: all if the building costs animals, else resources alone. */
const ROW_END = Uint8Array.from(buildings, ({ prices }) =>
  prices.flat().some(([good]) => good >= FIRST_ANIMAL) ? ROW : FIRST_ANIMAL,
);

/** What each building is placed over, and what it needs. */
const OVER = Uint8Array.from(buildings, ({ over }) => (over === undefined ? 0 : OVERS.indexOf(over)));
const NEEDS = buildings.map(({ needs }) => needs);

/** What a building is worth more than it costs, at once and in the course of a game. */
const AT_ONCE = Float64Array.from(buildings, (one) => worthAtOnce(one) - costOf(one));
const IN_TIME = Float64Array.from(buildings, worthInTime);
/** What a missing good takes off the worth of a building that cannot be paid yet. */
const MISSING_GOOD = 0.8;
const STABLE_PRICES = buildings[STABLE].prices.flat();

/** What the seat could build with its goods. */
export const payable: Group = {
  names: ['stall payable', 'stall missing', 'stables payable', 'special payable', 'special in sight'],
  write: (sight, into, at) => {
    const { tiles } = sight.state;
    const missing = tiles > 0 ? missingGoods(sight, STALL) : 0;
    into[at] = tiles > 0 && missing === 0 ? 1 : 0;
    into[at + 1] = missing;
    into[at + 2] = stablesPayable(sight);
    into[at + 3] = 0;
    into[at + 4] = 0;
    const left = 1 - sight.state.round / ROUNDS;
    const { offer } = sight.state;
    for (let i = 0; i < offer.length; i++) {
      const building = offer[i];
      const worth = AT_ONCE[building] + left * IN_TIME[building];
      if (worth <= into[at + 3] && worth <= into[at + 4]) continue;
      if (!isAllowed(sight, building)) continue;
      const lacks = missingGoods(sight, building);
      if (lacks === 0 && worth > into[at + 3]) into[at + 3] = worth;
      if (worth - MISSING_GOOD * lacks > into[at + 4]) into[at + 4] = worth - MISSING_GOOD * lacks;
    }
  },
};

/** Whether the seat could pay and place a building at once. */
export function canBuild(sight: SeatSight, building: number): boolean {
  return isAllowed(sight, building) && missingGoods(sight, building) === 0;
}

/** How many goods are missing for the price of a building that is nearest. */
function missingGoods({ player, woodSaved }: SeatSight, building: number): number {
  const { goods } = player;
  let fewest = PRICE_COUNT[building] === 0 ? 0 : 99;
  for (let which = 0; which < PRICE_COUNT[building]; which++) {
    const row = (building * PRICES + which) * ROW;
    let missing = 0;
    for (let good = 0; good < ROW_END[building]; good++) {
      const lacks = PRICE[row + good] - goods[good];
      if (lacks > 0) missing += lacks;
    }
    if (woodSaved > 0 && missing > 0 && PRICE[row + WOOD] > goods[WOOD]) missing--;
    if (missing < fewest) fewest = missing;
  }
  return fewest;
}

/** How many of the seat's stalls could be made stables, each for one of the prices. */
function stablesPayable({ player, stalls }: SeatSight): number {
  let most = 0;
  for (let i = 0; i < STABLE_PRICES.length; i++)
    most += Math.floor(player.goods[STABLE_PRICES[i][0]] / STABLE_PRICES[i][1]);
  return most < stalls ? most : stalls;
}

/** Whether there is something to place it over, and what it needs holds. */
function isAllowed({ state, seat, player, stalls }: SeatSight, building: number): boolean {
  const over = OVER[building];
  if (over === 1 && cottageCells(player.farm) === 0) return false;
  if (over === 2 && stalls === 0) return false;
  if (over === 3 && player.farm.stables === 0) return false;
  const needs = NEEDS[building];
  return needs === undefined || holds(state, seat, needs);
}
