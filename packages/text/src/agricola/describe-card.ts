import type { Card } from '@furrow/agricola/cards/card';
import type { Effect } from '@furrow/agricola/effect';
import { atFirst } from '@furrow/agricola/kept';
import type { Description } from '../game-words';
import { howTo } from '../how';
import { sentence } from '../sentence';
import type { Aspect, Telling } from './card-phrases';
import type { Phrases } from './phrases';

/** What is told of a card, in this order. */
const ASPECTS = Object.keys({
  cost: 1,
  returns: 1,
  needs: 1,
  asMajor: 1,
  lays: 1,
  play: 1,
  delivers: 1,
  field: 1,
  holds: 1,
  pastureHolds: 1,
  houses: 1,
  allows: 1,
  forbids: 1,
  space: 1,
  cooks: 1,
  bakes: 1,
  anytime: 1,
  on: 1,
  instead: 1,
  price: 1,
  score: 1,
  is: 1,
  alsoMajor: 1,
  points: 1,
} satisfies Record<Aspect, 1>) as Aspect[];

/** What is told item by item; of the other aspects a list is several costs or needs, told together. */
const LISTED: readonly Aspect[] = ['on', 'instead'];

/** What is told of one aspect of a card: clauses without a capital and a full stop; none if it has no such aspect. */
export function toldOf({ cards, effects }: Phrases, card: Card, aspect: Aspect): string[] {
  const value = aspect === 'lays' ? atFirst(card.keeps) || undefined : card[aspect];
  if (value === undefined) return [];
  const telling: Telling = { ...howTo<Effect>(effects, 'do'), card };
  const phrase = cards.aspects[aspect] as (value: unknown, telling: Telling) => string;
  const values = LISTED.includes(aspect) && Array.isArray(value) ? (value as unknown[]) : [value];
  return values.map((one) => phrase(one, telling));
}

/** A card's name and everything it does. */
export function describeCard(phrases: Phrases, card: Card): Description {
  const { cards, names } = phrases;
  const told = (aspect: Aspect) => toldOf(phrases, card, aspect);
  const own = cards.own[card.id];
  const lines = [
    card.category === undefined
      ? cards.kinds[card.kind]
      : names.labelled(cards.kinds[card.kind], cards.categories[card.category]),
    ...(own === undefined
      ? ASPECTS.flatMap(told)
      : [...told('cost'), ...told('needs'), ...told('asMajor'), ...own, ...told('points')]),
  ];
  if (card.travels) lines.push(cards.travels);
  if (card.players > 1) lines.push(cards.forPlayers(card.players));
  return { name: cards.names[card.id], lines: lines.map(sentence) };
}
