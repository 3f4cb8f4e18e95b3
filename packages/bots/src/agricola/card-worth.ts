import { cards } from '@furrow/agricola/cards/index';
import type { Ruleset } from '@furrow/agricola/ruleset';
import type { CardNumber } from '@furrow/agricola/state/numbers';
import type { Amounts } from '@furrow/farm/goods';
import learned from '../tuned/card-worths.json';
import type { Weights } from '../weights';

/** What a good that a card costs is worth, in points. */
const GOOD = 0.5;
/** What a condition that must be met first takes from the worth of a card. */
const CONDITION = 0.6;
/** Which of the weights over the course of a game counts: cards are mostly played in its first half. */
const EARLY = 1;

/** What games of bots have shown to be the worth of having a card in the first hand, in points. */
const LEARNED: Readonly<Record<string, number>> = learned;

/** What each card of a game is worth in a hand, in points. */
export function cardWorths({ pool }: Ruleset, weights: Weights): ReadonlyMap<CardNumber, number> {
  const known = pool.filter((card) => cards[card].id in LEARNED);
  if (known.length === 0) return new Map(pool.map((card) => [card, guessedWorth(card, weights)]));
  const usual = known.reduce((sum, card) => sum + LEARNED[cards[card].id], 0) / known.length;
  return new Map(pool.map((card) => [card, LEARNED[cards[card].id] ?? usual]));
}

/** The worth of a card of decks of which no games are known: what it has turned out to be worth in play, less what it takes. */
function guessedWorth(number: CardNumber, weights: Weights): number {
  const { id, points = 0, prices, conditions } = cards[number];
  const inPlay = weights[`played:${id}`]?.[EARLY] ?? 0;
  const cost = prices.length === 0 ? 0 : Math.min(...prices.map(sumOf));
  return inPlay + points - GOOD * cost - CONDITION * conditions.length;
}

function sumOf(price: Amounts): number {
  return price.reduce((sum, [, count]) => sum + count, 0);
}
