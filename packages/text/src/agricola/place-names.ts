import { cards } from '@furrow/agricola/cards/index';
import { cardOfField, isFieldCard } from '@furrow/agricola/farm/fields';
import type { Ruleset } from '@furrow/agricola/ruleset';
import { cellText } from '@furrow/agricola/vocabulary/notation';
import type { Phrases } from './phrases';

/** A card's name. */
export function cardName({ cards: hand }: Phrases, card: number): string {
  return hand.names[cards[card].id];
}

/** A space's name; the space of a card is called as the card. */
export function spaceName({ names, cards: hand }: Phrases, { spaces }: Ruleset, space: number): string {
  const { id } = spaces[space];
  return names.spaces[id] ?? hand.names[id];
}

/** A space of the farmyard as in notation; a field card by its name. */
export function fieldName(phrases: Phrases, field: number): string {
  return !isFieldCard(field) ? cellText(field) : cardName(phrases, cardOfField(field));
}
