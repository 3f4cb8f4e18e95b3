import type { Quantity } from '@furrow/creatures/building';
import { cellText, edgeText } from '@furrow/creatures/notation';
import { measure } from '@furrow/creatures/placing';
import { canPay, pricePaid, woodSaved } from '@furrow/creatures/price';
import type { Player, State } from '@furrow/creatures/state';
import type { Amounts } from '@furrow/farm/goods';
import { ownedOf } from '../amounts';
import { edgePlaceOf } from '../places';
import type { Asker, Shortfall } from './phrases';

/** What the reasons given to a seat may need to know. */
export function askerOf(state: State, seat: number): Asker {
  const player = state.players[seat];
  return {
    cell: (cell) => cellText(player.farm, cell),
    edge: (edge) => edgePlaceOf(edgeText(player.farm, edge)),
    workerOn: (space) => state.placed.findIndex((placed) => (placed >> space) & 1),
    shortfall: (prices) => shortfall(player, prices),
    count: (quantity: Quantity) => measure(player, quantity, -1),
  };
}

/** A price counts as it is paid, with wood saved; where that would leave nothing, wood is not saved on it. */
function shortfall(player: Player, prices: readonly Amounts[]): Shortfall {
  const saved = woodSaved(player);
  const asked = prices.map((price) => {
    const paid = pricePaid(price, saved);
    return paid.length === 0 ? price : paid;
  });
  return {
    prices: asked,
    have: ownedOf(player.goods, asked),
    each: asked.some((price) => canPay(player, price)),
  };
}
