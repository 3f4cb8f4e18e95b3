import { cards } from '@furrow/agricola/cards/index';
import { type OnCard, onCard } from '@furrow/agricola/in-play/on-card';
import type { Ruleset } from '@furrow/agricola/ruleset';
import { GOODS } from '@furrow/agricola/state/goods';
import { sourceOfCard } from '@furrow/agricola/state/source';
import type { State } from '@furrow/agricola/state/state';
import type { Amounts } from '@furrow/farm/goods';
import type { Standing } from '@furrow/farm/standing';
import type { Seat } from '@furrow/kernel/seat';
import type { TokenPicture } from '../../protocol/farm';
import type { Look } from '../family';
import { amountOf } from './amounts';

/** What lies and stands on the cards of a seat, card by card. */
export function tokensOf(look: Look<State>, seat: Seat, standing: Standing): TokenPicture[] {
  const { game, state, words } = look;
  const rules = game.rules as Ruleset;
  return state.players[seat].played.flatMap((card) => {
    const lying = onCard({ rules, state, seat }, card).flatMap(goodsIn);
    const animals = (standing.get(sourceOfCard(card))?.herds ?? []).map(
      ({ good, count }) => [good, count] as const,
    );
    const goods = [...lying, ...animals].map(([good, count]) => amountOf(words, GOODS, good, count));
    return goods.length === 0 ? [] : [{ card: cards[card].id, title: words.title(cards[card].id), goods }];
  });
}

function goodsIn(thing: OnCard): Amounts {
  if (thing.on === 'goods') return thing.goods;
  return thing.on === 'pile' ? [[thing.top, thing.left]] : [];
}
