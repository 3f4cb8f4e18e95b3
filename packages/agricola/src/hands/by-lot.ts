import type { Run } from '@furrow/kernel/run';
import type { Seat } from '@furrow/kernel/seat';
import { cards } from '../cards/index';
import { those } from '../cards/those';
import { gainGoods } from '../state/change';
import { amountsOf } from '../state/goods';
import { sourceOfCard } from '../state/source';
import type { Player, State } from '../state/state';

/** The cards that let chance choose occupations; almost none does. */
const allows = those(({ byLot }) => byLot !== undefined);

/** The card in play with which chance may choose an occupation; undefined if there is none. */
function allowing({ played }: Player): number | undefined {
  return played.find((card) => allows[card] === 1);
}

/** What would be found if the seat had the goods that come with an occupation chosen by chance; undefined if no card allows that. */
export function withLot<T>(run: Run<State>, seat: Seat, find: () => T): T | undefined {
  const player = run.state.players[seat];
  const card = allowing(player);
  if (card === undefined) return undefined;
  const gained = amountsOf(cards[card].byLot ?? {});
  for (const [good, n] of gained) player.goods[good] += n;
  const found = find();
  for (const [good, n] of gained) player.goods[good] -= n;
  return found;
}

/** The seat gets those goods. */
export function gainForLot(run: Run<State>, seat: Seat): void {
  const card = allowing(run.state.players[seat]);
  if (card !== undefined) gainGoods(run, seat, amountsOf(cards[card].byLot ?? {}), sourceOfCard(card));
}
