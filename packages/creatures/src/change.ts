import type { Amounts } from '@furrow/farm/goods';
import type { Source } from '@furrow/kernel/numbered';
import type { Run } from '@furrow/kernel/run';
import type { Seat } from '@furrow/kernel/seat';
import { buildings, STALL } from './buildings/index';
import { tell } from './events';
import { addSpecial, buildingAt, clearCell } from './farmyard';
import { BORDER } from './goods';
import type { BuildingNumber } from './numbers';
import { pricePaid } from './price';
import { rulesOf } from './ruleset';
import { NO_SOURCE, sourceOfBuilding } from './source';
import type { State } from './state';

/** Puts goods into a player's supply or onto the farm; borders gained are a moment of their own. */
export function gainGoods(run: Run<State>, seat: Seat, goods: Amounts): void {
  const own = run.state.players[seat].goods;
  for (const [good, count] of goods) own[good] += count;
  tell(run, () => ({ event: 'gained', seat, goods }));
}

/** Raises the moment of borders gained on the stack at work. */
export function bordersGained(run: Run<State>, seat: Seat, count: number): void {
  if (count === 0) return;
  raise(run, 'bordersGained', seat, NO_SOURCE, count);
}

/** Pays a price, with so much wood saved on each of `times` pieces. */
export function pay(run: Run<State>, seat: Seat, price: Amounts, saved = 0, times = 1): void {
  const paid = pricePaid(price, saved, times);
  if (paid.length === 0) return;
  const own = run.state.players[seat].goods;
  for (const [good, count] of paid) own[good] -= count;
  tell(run, () => ({ event: 'paid', seat, goods: paid }));
}

/** Lets a moment come for a seat, with a number that its effects may need (how many, or which cell). */
export function raise(
  run: Run<State>,
  moment: 'bordersGained' | 'expanded' | 'stallAction' | 'stallBuilt' | 'horseBorn' | 'topSpacesFull',
  seat: Seat,
  source: Source,
  about: number,
): void {
  const node = rulesOf(run).moments[moment];
  if (!node.kind.possible(run, node, seat, source)) return;
  run.stack.push(node.id, seat, source, about);
}

/** Places a stall tile from the supply. */
export function placeStall(run: Run<State>, seat: Seat, cell: number): void {
  run.state.tiles--;
  run.state.players[seat].farm.stalls |= 1 << cell;
  tell(run, () => ({ event: 'built', seat, building: STALL, cell }));
  raise(run, 'stallBuilt', seat, sourceOfBuilding(STALL), cell);
}

/** Turns what counts as a stall into a stable: the tile is flipped, or a tile from the supply takes the place. */
export function makeStable(run: Run<State>, seat: Seat, cell: number): void {
  const { farm } = run.state.players[seat];
  const before = buildingAt(farm, cell);
  clearCell(farm, cell);
  if (before !== STALL) {
    run.state.tiles--;
    returnToOffer(run, before);
  }
  farm.stables |= 1 << cell;
  tell(run, () => ({ event: 'upgraded', seat, cell }));
}

/** Places a special building; what it is placed over goes back where it came from (the Cottage is gone). */
export function placeSpecial(run: Run<State>, seat: Seat, building: BuildingNumber, cell: number): void {
  const { state } = run;
  const { farm } = state.players[seat];
  const { over } = buildings[building];
  if (over !== undefined) {
    const before = buildingAt(farm, cell);
    clearCell(farm, cell);
    if (over !== 'cottage') {
      if (buildings[before].kind === 'tile') state.tiles++;
      else returnToOffer(run, before);
    }
  }
  addSpecial(farm, building, cell);
  state.offer.splice(state.offer.indexOf(building), 1);
  tell(run, () => ({ event: 'built', seat, building, cell }));
}

function returnToOffer(run: Run<State>, building: BuildingNumber): void {
  const { offer } = run.state;
  let at = 0;
  while (at < offer.length && offer[at] < building) at++;
  offer.splice(at, 0, building);
  tell(run, () => ({ event: 'returned', building }));
}

/** Takes a player's borders from the own supply for placing. */
export function placeBorders(run: Run<State>, seat: Seat, edges: readonly number[]): void {
  const { farm, goods } = run.state.players[seat];
  for (const edge of edges) {
    if (edge < 32) farm.bordersH |= 1 << edge;
    else farm.bordersV |= 1 << (edge - 32);
  }
  goods[BORDER] -= edges.length;
  tell(run, () => ({ event: 'borders', seat, edges }));
}
