import type { Amounts } from '@furrow/farm/goods';
import type { Run } from '@furrow/kernel/run';
import type { Seat } from '@furrow/kernel/seat';
import type { DrawnDeck } from '../cards/deck';
import { drawnDecks } from '../cards/drawn-decks';
import { cards } from '../cards/index';
import { isInPlay } from '../in-play/played';
import type { Variant } from '../options/variant';
import { type Ruleset, rulesOf } from '../ruleset';
import type { Space } from '../spaces/space';
import { goodNumber } from '../state/goods';
import type { CardNumber, SpaceNumber } from '../state/numbers';
import { NO_SOURCE } from '../state/source';
import type { State } from '../state/state';

/** The decks of which cards are drawn in a game. */
export function drawnDecksOf({ xDeck, forestDeck }: Variant): readonly DrawnDeck[] {
  const on: Readonly<Record<string, boolean>> = { X: xDeck, F: forestDeck };
  return drawnDecks.filter(({ id }) => on[id]);
}

/**
 * AG-V52.2: the cards that are due after so many goods were taken from a space, and others with them that cards had laid
 * there; each comes next.
 */
export function drawAfter(
  run: Run<State>,
  seat: Seat,
  space: SpaceNumber,
  taken: number,
  extras: Amounts,
): void {
  const { drawnDecks, spaces } = rulesOf(run);
  for (const { deck, node } of drawnDecks)
    if (isDue(deck, spaces[space], taken, extras)) run.stack.push(node, seat, NO_SOURCE);
}

function isDue(
  { drawnFor: { good, atLeast, at } }: DrawnDeck,
  { id, refill }: Space,
  taken: number,
  extras: Amounts,
): boolean {
  if (refill === undefined || (at !== undefined && at !== id)) return false;
  const laid = extras.find(([one]) => one === goodNumber(good))?.[1] ?? 0;
  return (refill.good === good ? taken : 0) + laid >= atLeast;
}

/** The cards that are left in a deck, in printed order: the deck itself has none until chance draws. */
export function leftIn(run: Run<State>, deck: string): CardNumber[] {
  return leftInDeck(rulesOf(run), run.state, deck);
}

/** The same of a position. */
export function leftInDeck({ pool }: Pick<Ruleset, 'pool'>, state: State, deck: string): CardNumber[] {
  return pool.filter(
    (card) => cards[card].deck === deck && !state.gone.includes(card) && !isInPlay(state, card),
  );
}

/** The decks into which a card lets its owner look. */
const lookedInto: ReadonlySet<string> = new Set(
  cards.flatMap(({ anytime }) =>
    anytime?.do === 'unlay' && anytime.get?.do === 'foresee' ? [anytime.get.deck] : [],
  ),
);

/** Whether somebody may know the next cards of a deck. */
export function canBeForeseen(deck: string): boolean {
  return lookedInto.has(deck);
}

/** The next card of a deck, if somebody has looked at it: the others do not know which it is, but that it is known. */
export function foreseenIn({ players }: State, deck: string): CardNumber | undefined {
  for (const { foreseen } of players)
    if (foreseen.length > 0 && cards[foreseen[0]].deck === deck) return foreseen[0];
  return undefined;
}

/** A card has left its deck, or the deck was shuffled: what was known of its order no longer holds. */
export function forgetForeseen({ players }: State, card?: CardNumber): void {
  for (const { foreseen } of players)
    if (card === undefined) foreseen.length = 0;
    else if (foreseen[0] === card) foreseen.shift();
}

/** The card in the place of which a space of the board no longer lies; -1 if nothing has replaced it. */
export function replacedBy({ spaces }: Ruleset, { beside }: State, space: SpaceNumber): number {
  const { id } = spaces[space];
  return beside.find((card) => cards[card].space?.replaces === id) ?? -1;
}
