import type { Amounts } from '@furrow/farm/goods';
import type { Run } from '@furrow/kernel/run';
import type { Seat } from '@furrow/kernel/seat';
import { cards } from '../cards/index';
import { those } from '../cards/those';
import { isSpent, spend } from '../in-play/spent';
import { rulesOf } from '../ruleset';
import type { State } from '../state/state';
import type { Bought } from './modifier';

/** The cards that change prices only once in a round or in the game; almost none does. */
const limited = those(({ costs }) => costs.some(({ once }) => once !== undefined));

/**
 * A seat is about to pay for something: cards that change such prices only once are used up, if it costs more without
 * them. `isPossible` says whether the price could be paid as the cards stand.
 */
export function useUpChanges(run: Run<State>, seat: Seat, what: Bought, isPossible: () => boolean): void {
  const { fixedPrices, farmsFor } = rulesOf(run);
  if (fixedPrices) return;
  for (const owner of farmsFor[seat]) {
    const player = run.state.players[owner];
    for (const card of player.played) {
      if (limited[card] === 0) continue;
      const once = cards[card].costs.find((cost) => cost.once !== undefined && cost.of.includes(what))?.once;
      if (once === undefined || isSpent(player, card, once)) continue;
      const before = player.spent.slice();
      spend(player, card, once);
      if (isPossible()) before.forEach((mask, period) => (player.spent[period] = mask));
    }
  }
}

/** Whether two prices are the same. */
export function isSamePrice(one: Amounts, other: Amounts): boolean {
  return (
    one.length === other.length && one.every(([good, n], i) => other[i][0] === good && other[i][1] === n)
  );
}
