import { cards } from '../cards/index';
import { isSpent } from '../in-play/spent';
import { goodNumber } from '../state/goods';
import type { Player } from '../state/state';
import { changesPriceOf } from './changes-price';
import type { Cost } from './modifier';

/** How many fences of a "Build Fences" action cost a player no wood; `besidesPaid`: if at least one other is paid. */
export function freeFences(player: Player, besidesPaid: boolean): number {
  return costsOf(player).reduce(
    (all, { change, besidesPaid: besides = false }) =>
      all + ('less' in change && besides === besidesPaid ? (change.less.wood ?? 0) : 0),
    0,
  );
}

/** How many fences of a "Build Fences" action a player gets for 1 wood. */
export function fencesPerWood({ played }: Player): number {
  let most = 1;
  for (const card of played) most = Math.max(most, perWood[card]);
  return most;
}

/** How many fences each card gives for 1 wood. */
const perWood = Uint8Array.from(cards, ({ fencesPerWood: fences = 1 }) => fences);

/** How many goods a player has with which fences may be paid in place of wood. */
export function goodsForFences(player: Player): number {
  return costsOf(player).reduce(
    (all, { change }) => all + ('each' in change ? player.goods[goodNumber(change.to)] : 0),
    0,
  );
}

/** What the cards of a player change about the price of fences. */
function costsOf(player: Player): readonly Cost[] {
  let found: Cost[] | undefined;
  for (const card of player.played) {
    if (!changesPriceOf(card, 'fence')) continue;
    for (const cost of cards[card].costs)
      if (cost.of.includes('fence') && (cost.once === undefined || !isSpent(player, card, cost.once))) {
        found ??= [];
        found.push(cost);
      }
  }
  return found ?? NONE;
}

const NONE: readonly Cost[] = [];
