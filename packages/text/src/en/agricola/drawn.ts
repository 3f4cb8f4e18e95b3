import { cards as allCards } from '@furrow/agricola/cards/index';
import type { CardPhrases } from '../../agricola/card-phrases';
import type {
  EventPhrases,
  OnCardPhrases,
  OptionPhrases,
  QuestionPhrases,
  ReasonPhrases,
} from '../../agricola/phrases';
import { list, seatName } from '../grammar';

/** The decks of which cards are drawn in the course of a game, in English. */
const DECKS: Readonly<Record<string, string>> = { X: 'X deck', F: 'Forest deck' };

function deckOf(card: number): string {
  return DECKS[allCards[card].deck];
}

/** What the cards of such decks are, in English. */
export const drawnKinds: Omit<CardPhrases['kinds'], 'minor' | 'occupation'> = {
  artifact: 'alien artifact',
  event: 'event',
  major: 'major improvement',
  merchant: 'merchants',
  space: 'action space',
};

/** Of which deck a drawn card is, in English. */
export function ofDrawnDeck(deck: string): string {
  return DECKS[deck];
}

/** What happens with drawn cards, in English. */
export const drawnEvents: Pick<
  EventPhrases,
  'drew' | 'movedOn' | 'frozen' | 'claimed' | 'foresaw' | 'wentBack' | 'borrowed'
> = {
  drew: ({ seat, card }, at) => `${at.seat(seat)} draws “${at.card(card)}” from the ${deckOf(card)}.`,
  movedOn: ({ card }, at) => `“${at.card(card)}” leave the game.`,
  foresaw: ({ seat, cards }, at) =>
    `${at.seat(seat)} has looked at the next cards of the deck: ${list(cards.map((card) => `“${at.card(card)}”`))}, in this order.`,
  wentBack: ({ seat }, at) => `A person of ${at.seat(seat)} goes back to the supply.`,
  borrowed: ({ seat, other }, at) => `In this round ${at.seat(seat)} places a person of ${at.seat(other)}.`,
  frozen: ({ seat, card, until }, at) =>
    `A person of ${at.seat(seat)} is on “${at.card(card)}” until the end of round ${until}.`,
  claimed: ({ seat, space }, at) =>
    `The person of ${at.seat(seat)} who was away will be on “${at.space(space)}” first in the next round.`,
};

/** What is asked when cards are drawn, in English. */
export const drawnQuestions: Pick<QuestionPhrases, 'drawFrom' | 'foresee'> = {
  foresee: () => 'in which order shall the next cards of the deck lie?',
  drawFrom: ({ seat, deck }) => `chance draws a card of the ${DECKS[deck]} for ${seatName(seat)}`,
};

/** Why something cannot be done because of a drawn card, in English. */
export const drawnReasons: Pick<ReasonPhrases, 'replaced'> = {
  replaced: ({ card }, asker) => `“${asker.card(card)}” lies in its place; choose another space.`,
};

/** What lies on drawn cards, in English. */
export const onDrawnCards: Pick<OnCardPhrases, 'person'> = {
  person: ({ round }) => `1 person until round ${round}`,
};

/** What can be chosen about them, in English. */
export const drawnOptions: OptionPhrases['titles'] = {
  'forest-deck': {
    title: 'Forest deck',
    about:
      'Whoever takes at least 3 wood from an accumulation space draws a card of the Forest deck: events that cannot be ignored, occupations, improvements, and spaces that lie in the place of others. Most effects are our design, as each card says (revised edition).',
  },
  'x-deck': {
    title: 'X deck',
    about:
      'Whoever takes stone from “Western Quarry” draws a card of the X deck: alien spaces, merchants, artifacts and events, which cannot be ignored. Most effects are our design, as each card says (revised edition).',
  },
};
