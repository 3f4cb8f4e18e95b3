import type { Card } from '@furrow/agricola/cards/card';
import type { Description } from '../game-words';
import { sentence } from '../sentence';
import { toldAroundOwn, toldOf } from './clauses/told';
import type { Phrases } from './phrases';

/** A card's name and everything it does. */
export function describeCard(phrases: Phrases, card: Card): Description {
  const { cards, names } = phrases;
  const lines = [
    card.category === undefined
      ? cards.kinds[card.kind]
      : names.labelled(cards.kinds[card.kind], cards.categories[card.category]),
    ...linesOf(phrases, card),
  ];
  return { name: cards.names[card.id], lines: lines.map(sentence) };
}

/** What a card is and does, or words of its own in place of most of that. */
function linesOf({ cards }: Phrases, card: Card): readonly string[] {
  const own = cards.own[card.id];
  if (own === undefined) return toldOf(card).map((one) => cards.told(one));
  const [before, after] = toldAroundOwn(card);
  return [...before.map((one) => cards.told(one)), ...own, ...after.map((one) => cards.told(one))];
}

/** What must be had to play a card, as a clause without a capital and a full stop; empty if nothing is needed. */
export function needsText({ cards }: Phrases, card: Card): string {
  const needs = toldOf(card).find(({ tells }) => tells === 'needs');
  return needs === undefined ? '' : cards.told(needs);
}
