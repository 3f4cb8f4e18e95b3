import type { Card } from '@furrow/agricola/cards/card';
import type { Description } from '../game-words';
import { sentence } from '../sentence';
import type { Told } from './clauses/told';
import { toldAroundOwn, toldOf } from './clauses/told-of';
import type { Phrases } from './phrases';

/** A card's name and everything it does. */
export function describeCard(phrases: Phrases, card: Card): Description {
  const { cards, names } = phrases;
  const lines = [names.labelled(cards.kinds[card.kind], sortOf(phrases, card)), ...linesOf(phrases, card)];
  return { name: cards.names[card.id], lines: lines.map(sentence), rulings: cards.rulings(card.id) };
}

/** What a card is besides its kind: its category, or its deck where there are no categories. */
function sortOf({ cards }: Phrases, { category, deck, drawn }: Card): string {
  if (category !== undefined) return cards.categories[category];
  return drawn === true ? cards.ofDrawnDeck(deck) : cards.ofClassicDeck(deck);
}

/** What stands elsewhere on the face of a card than in its text. */
const ELSEWHERE: readonly Told['tells'][] = ['cost', 'needs', 'points', 'forPlayers'];

/** The text on the face of a card: what it does, without its price, prerequisite, points and player mark. */
export function cardFace(phrases: Phrases, card: Card): readonly string[] {
  return linesOf(phrases, card, ({ tells }) => !ELSEWHERE.includes(tells)).map(sentence);
}

/** What a card is and does, or words of its own in place of most of that; only what is `wanted`. */
function linesOf({ cards }: Phrases, card: Card, wanted = (_one: Told) => true): readonly string[] {
  const say = (told: readonly Told[]) => told.filter(wanted).map((one) => cards.told(one));
  const own = cards.own[card.id];
  if (own === undefined) return say(toldOf(card));
  const [before, after] = toldAroundOwn(card);
  return [...say(before), ...own, ...say(after)];
}

/** What must be had to play a card, as a clause without a capital and a full stop; empty if nothing is needed. */
export function needsText({ cards }: Phrases, card: Card): string {
  const needs = toldOf(card).find(({ tells }) => tells === 'needs');
  return needs === undefined ? '' : cards.told(needs);
}

/** The same thing by thing, as it stands on the face of the card. */
export function needsOnFace({ cards }: Phrases, card: Card): readonly string[] {
  return toldOf(card).flatMap((one) =>
    one.tells === 'needs' ? one.all.map((given) => cards.prerequisite(given)) : [],
  );
}
