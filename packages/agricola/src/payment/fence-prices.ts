import { cards } from '../cards/index';
import { goodNumber } from '../goods';
import { isSpent } from '../spent';
import type { Player } from '../state';
import type { Change } from './modifier';

/** How many fences of a "Build Fences" action cost a player no wood. */
export function freeFences(player: Player): number {
  return changesOf(player).reduce((all, change) => all + ('less' in change ? (change.less.wood ?? 0) : 0), 0);
}

/** How many goods a player has with which fences may be paid in place of wood. */
export function goodsForFences(player: Player): number {
  return changesOf(player).reduce(
    (all, change) => all + ('each' in change ? player.goods[goodNumber(change.to)] : 0),
    0,
  );
}

/** What the cards of a player change about the price of fences. */
function changesOf(player: Player): readonly Change[] {
  let found: Change[] | undefined;
  for (const card of player.played)
    for (const { of, change, once } of cards[card].costs)
      if (of.includes('fence') && (once === undefined || !isSpent(player, card, once))) {
        found ??= [];
        found.push(change);
      }
  return found ?? NONE;
}

const NONE: readonly Change[] = [];
