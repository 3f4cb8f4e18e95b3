import { cards as allCards } from '@furrow/agricola/cards/index';
import type { CardPhrases } from '../../agricola/card-phrases';
import type {
  EventPhrases,
  OnCardPhrases,
  OptionPhrases,
  QuestionPhrases,
  ReasonPhrases,
} from '../../agricola/phrases';
import { list, quoted, seatName } from '../grammar';

/** The decks of which cards are drawn in the course of a game, in French. */
const DECKS: Readonly<Record<string, string>> = { X: 'paquet X', F: 'paquet Forêt' };

function deckOf(card: number): string {
  return DECKS[allCards[card].deck];
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
export const drawnEvents: Pick<
  EventPhrases,
  'drew' | 'movedOn' | 'frozen' | 'claimed' | 'foresaw' | 'wentBack' | 'borrowed'
> = {
  drew: ({ seat, card }, at) => `${at.seat(seat)} pioche ${quoted(at.card(card))} dans le ${deckOf(card)}.`,
  movedOn: ({ card }, at) => `${quoted(at.card(card))} : la carte quitte la partie.`,
  foresaw: ({ seat, cards }, at) =>
    `${at.seat(seat)} a regardé les prochaines cartes du paquet : ${list(cards.map((card) => quoted(at.card(card))))}, dans cet ordre.`,
  wentBack: ({ seat }, at) => `Une personne de ${at.seat(seat)} retourne dans la réserve.`,
  borrowed: ({ seat, other }, at) =>
    `Pendant cette manche, ${at.seat(seat)} place une personne de ${at.seat(other)}.`,
  frozen: ({ seat, card, until }, at) =>
    `Une personne de ${at.seat(seat)} reste sur ${quoted(at.card(card))} jusqu’à la fin de la manche ${until}.`,
  claimed: ({ seat, space }, at) =>
    `La personne absente de ${at.seat(seat)} sera la première sur ${quoted(at.space(space))} à la prochaine manche.`,
};

/** What is asked when cards are drawn, in French. */
export const drawnQuestions: Pick<QuestionPhrases, 'drawFrom' | 'foresee'> = {
  foresee: () => 'dans quel ordre remettez-vous les prochaines cartes du paquet ?',
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
  'forest-deck': {
    title: 'Paquet Forêt',
    about:
      'Qui prend au moins 3 bois sur une case d’accumulation pioche une carte du paquet Forêt : événements que l’on ne peut pas ignorer, savoir-faire, aménagements et cases qui prennent la place d’autres. La plupart des effets sont notre création, ce que dit chaque carte (édition révisée).',
  },
  'x-deck': {
    title: 'Paquet X',
    about:
      'Qui prend de la pierre à la « Carrière ouest » pioche une carte du paquet X : cases, marchands, artefacts et événements venus de l’espace, que l’on ne peut pas ignorer. La plupart des effets sont notre création, ce que dit chaque carte (édition révisée).',
  },
};
