import { cards } from '@furrow/agricola/cards/index';
import { packGoesOn, packNeighbours } from '@furrow/agricola/hands/pack-neighbours';
import type { Ruleset } from '@furrow/agricola/ruleset';
import type { CardNumber } from '@furrow/agricola/state/numbers';
import type { State } from '@furrow/agricola/state/state';
import type { Event } from '@furrow/agricola/vocabulary/events';
import { askedKind } from '@furrow/kernel/decide';
import type { Happening } from '@furrow/kernel/run';
import type { Seat } from '@furrow/kernel/seat';
import type { PackPicture } from '../../protocol/pack';
import type { Look } from '../family';
import { cardPicture } from './agricola-cards';

/** The cards of which the viewer keeps some, given all it has heard; undefined if it has none to choose from. */
export function packOf(look: Look<State>, heard: () => readonly Happening[]): PackPicture | undefined {
  const { game, state, viewer, words } = look;
  const mine = viewer < 0 ? undefined : askedKind(game.rules, state, viewer);
  if (mine?.kind !== 'keepCards') return undefined;
  const { pack, chosen, hand } = state.players[viewer];
  const seats = [...state.players.keys()];
  const neighbours = packNeighbours((game.rules as Ruleset).variant, viewer);
  const passed = passedOn(heard() as readonly Event[], viewer).filter(
    (card) => !pack.includes(card) && !hand.includes(card),
  );
  return {
    cards: pack.map((number) => cardPicture(cards[number], look)),
    chosen: chosen.map((number) => cards[number].id),
    answered: mine.open,
    thinking: seats.filter((seat) => askedKind(game.rules, state, seat)?.open === false),
    ...(packGoesOn(state.players[viewer]) && neighbours),
    ...(neighbours !== undefined &&
      passed.length > 0 && {
        passed: {
          to: neighbours.goesTo,
          cards: passed
            .map((card) => cards[card])
            .map(({ id, kind }) => ({ id, kind, title: words.title(id) })),
        },
      }),
  };
}

/** The cards that a seat left in packs that went on, each once, in the order in which they left it. */
function passedOn(heard: readonly Event[], viewer: Seat): CardNumber[] {
  const passed = new Set<CardNumber>();
  let pack: readonly CardNumber[] = [];
  for (const one of heard) {
    if (one.event === 'packsPassed') for (const card of pack) passed.add(card);
    else if (one.event === 'pack' && one.seat === viewer) pack = one.cards;
    else if (one.event === 'kept' && one.seat === viewer)
      pack = pack.filter((card) => !one.cards.includes(card));
  }
  return [...passed];
}
