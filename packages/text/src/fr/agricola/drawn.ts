import { cards } from '@furrow/agricola/cards/index';
import type { CardPhrases } from '../../agricola/card-phrases';
import type {
  EventPhrases,
  OnCardPhrases,
  OptionPhrases,
  QuestionPhrases,
  ReasonPhrases,
} from '../../agricola/phrases';
import { quoted, seatName } from '../grammar';

/** The decks of which cards are drawn in the course of a game, in French. */
const DECKS: Readonly<Record<string, string>> = { X: 'paquet X' };

function deckOf(card: number): string {
  return DECKS[cards[card].deck];
}

/** What the cards of such decks are, in French. */
export const drawnKinds: Omit<CardPhrases['kinds'], 'minor' | 'occupation'> = {
  artifact: 'artefact extraterrestre',
  event: 'événement',
  major: 'aménagement majeur',
  merchant: 'marchands',
  space: 'case d’action',
};

/** Of which deck a drawn card is, in French. */
export function ofDrawnDeck(deck: string): string {
  return DECKS[deck];
}

/** What happens with drawn cards, in French. */
export const drawnEvents: Pick<EventPhrases, 'drew' | 'movedOn' | 'frozen' | 'claimed'> = {
  drew: ({ seat, card }, at) => `${at.seat(seat)} pioche ${quoted(at.card(card))} dans le ${deckOf(card)}.`,
  movedOn: ({ card }, at) => `${quoted(at.card(card))} : la carte quitte la partie.`,
  frozen: ({ seat, card, until }, at) =>
    `Une personne de ${at.seat(seat)} reste sur ${quoted(at.card(card))} jusqu’à la fin de la manche ${until}.`,
  claimed: ({ seat, space }, at) =>
    `La personne absente de ${at.seat(seat)} sera la première sur ${quoted(at.space(space))} à la prochaine manche.`,
};

/** What is asked when cards are drawn, in French. */
export const drawnQuestions: Pick<QuestionPhrases, 'drawFrom'> = {
  drawFrom: ({ seat, deck }) => `le hasard tire une carte du ${DECKS[deck]} pour ${seatName(seat)}`,
};

/** Why something cannot be done because of a drawn card, in French. */
export const drawnReasons: Pick<ReasonPhrases, 'replaced'> = {
  replaced: ({ card }, asker) => `${quoted(asker.card(card))} a pris sa place ; choisissez une autre case.`,
};

/** What lies on drawn cards, in French. */
export const onDrawnCards: Pick<OnCardPhrases, 'person'> = {
  person: ({ round }) => `1 personne jusqu’à la manche ${round}`,
};

/** What can be chosen about them, in French. */
export const drawnOptions: OptionPhrases['titles'] = {
  'x-deck': {
    title: 'Paquet X',
    about:
      'Qui prend de la pierre à la « Carrière ouest » pioche une carte du paquet X : cases, marchands, artefacts et événements venus de l’espace, que l’on ne peut pas ignorer. La plupart des effets sont notre création, ce que dit chaque carte (édition révisée).',
  },
};
