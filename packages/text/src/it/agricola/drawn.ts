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

/** The decks of which cards are drawn in the course of a game, in Italian. */
const DECKS: Readonly<Record<string, string>> = { X: 'mazzo X', F: 'mazzo Foresta' };

function deckOf(card: number): string {
  return DECKS[allCards[card].deck];
}

/** What the cards of such decks are, in Italian. */
export const drawnKinds: Omit<CardPhrases['kinds'], 'minor' | 'occupation'> = {
  artifact: 'manufatto alieno',
  event: 'evento',
  major: 'grande miglioria',
  merchant: 'mercanti',
  space: 'spazio azione',
};

/** Of which deck a drawn card is, in Italian. */
export function ofDrawnDeck(deck: string): string {
  return DECKS[deck];
}

/** What happens with drawn cards, in Italian. */
export const drawnEvents: Pick<
  EventPhrases,
  'drew' | 'movedOn' | 'frozen' | 'claimed' | 'foresaw' | 'wentBack' | 'borrowed'
> = {
  drew: ({ seat, card }, at) => `${at.seat(seat)} pesca ${quoted(at.card(card))} dal ${deckOf(card)}.`,
  movedOn: ({ card }, at) => `${quoted(at.card(card))}: la carta esce dal gioco.`,
  foresaw: ({ seat, cards }, at) =>
    `${at.seat(seat)} ha guardato le prossime carte del mazzo: ${list(cards.map((card) => quoted(at.card(card))))}, in quest’ordine.`,
  wentBack: ({ seat }, at) => `Un familiare di ${at.seat(seat)} torna nella riserva.`,
  borrowed: ({ seat, other }, at) =>
    `In questo round ${at.seat(seat)} piazza un familiare di ${at.seat(other)}.`,
  frozen: ({ seat, card, until }, at) =>
    `Un familiare di ${at.seat(seat)} resta su ${quoted(at.card(card))} fino alla fine del round ${until}.`,
  claimed: ({ seat, space }, at) =>
    `Nel prossimo round il familiare assente di ${at.seat(seat)} sarà il primo su ${quoted(at.space(space))}.`,
};

/** What is asked when cards are drawn, in Italian. */
export const drawnQuestions: Pick<QuestionPhrases, 'drawFrom' | 'foresee'> = {
  foresee: () => 'in quale ordine rimetti le prossime carte del mazzo?',
  drawFrom: ({ seat, deck }) => `il caso pesca una carta del ${DECKS[deck]} per ${seatName(seat)}`,
};

/** Why something cannot be done because of a drawn card, in Italian. */
export const drawnReasons: Pick<ReasonPhrases, 'replaced'> = {
  replaced: ({ card }, asker) =>
    `Al suo posto c’è ${quoted(asker.card(card))}; scegli un altro spazio azione.`,
};

/** What lies on drawn cards, in Italian. */
export const onDrawnCards: Pick<OnCardPhrases, 'person'> = {
  person: ({ round }) => `1 familiare fino al round ${round}`,
};

/** What can be chosen about them, in Italian. */
export const drawnOptions: OptionPhrases['titles'] = {
  'forest-deck': {
    title: 'Mazzo Foresta',
    about:
      'Chi prende almeno 3 legni da uno spazio che accumula pesca una carta del mazzo Foresta: eventi che non si possono ignorare, occupazioni, migliorie e spazi azione che prendono il posto di altri. Quasi tutti gli effetti sono una nostra creazione, come dice ogni carta (edizione riveduta).',
  },
  'x-deck': {
    title: 'Mazzo X',
    about:
      'Chi prende pietra dalla «Cava Occidentale» pesca una carta del mazzo X: spazi azione, mercanti, manufatti ed eventi alieni, che non si possono ignorare. Quasi tutti gli effetti sono una nostra creazione, come dice ogni carta (edizione riveduta).',
  },
};
