import { cards } from '@furrow/agricola/cards/index';
import { DRAFTS } from '@furrow/agricola/hand-ways';
import type { Ruleset } from '@furrow/agricola/ruleset';
import type { State } from '@furrow/agricola/state';
import { askedKind } from '@furrow/kernel/decide';
import type { PackPicture } from '../../protocol/pack';
import type { Look } from '../family';
import { cardPicture } from './agricola-cards';

/** The cards of which the viewer keeps some; undefined if it has none to choose from. */
export function packOf(look: Look<State>): PackPicture | undefined {
  const { game, state, viewer } = look;
  const mine = viewer < 0 ? undefined : askedKind(game.rules, state, viewer);
  if (mine?.kind !== 'keepCards') return undefined;
  const { pack, chosen } = state.players[viewer];
  const seats = [...state.players.keys()];
  return {
    cards: pack.map((number) => cardPicture(cards[number], look)),
    chosen: chosen.map((number) => cards[number].id),
    answered: mine.open,
    thinking: seats.filter((seat) => askedKind(game.rules, state, seat)?.open === false),
    ...neighbours(game.rules as Ruleset, viewer),
  };
}

/** Whom packs go to and come from, where they go round. */
function neighbours(
  { variant: { edition, hands, seats } }: Ruleset,
  viewer: number,
): Pick<PackPicture, 'goesTo' | 'comesFrom'> {
  if (!DRAFTS.includes(hands)) return {};
  const [left, right] = [(viewer + 1) % seats, (viewer + seats - 1) % seats];
  return edition === 'revised' ? { goesTo: left, comesFrom: right } : { goesTo: right, comesFrom: left };
}
