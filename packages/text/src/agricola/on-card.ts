import type { OnCard } from '@furrow/agricola/in-play/on-card';
import type { OnCardPlaces, Phrases } from './phrases';
import { fieldName } from './place-names';

/** What lies on a card in play, as a note behind its name. */
export function onCardText(phrases: Phrases, thing: OnCard): string {
  const phrase = phrases.onCards[thing.on] as (thing: OnCard, at: OnCardPlaces) => string;
  return phrase(thing, {
    cell: (cell) => fieldName(phrases, cell),
    spaceCalled: (id) => phrases.names.spaces[id] ?? phrases.cards.names[id],
  });
}
