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

/** The decks of which cards are drawn in the course of a game, in German. */
const DECKS: Readonly<Record<string, string>> = { X: 'X-Stapel', F: 'Wald-Stapel' };

function deckOf(card: number): string {
  return DECKS[allCards[card].deck];
}

/** What the cards of such decks are, in German. */
export const drawnKinds: Omit<CardPhrases['kinds'], 'minor' | 'occupation'> = {
  artifact: 'außerirdisches Artefakt',
  event: 'Ereignis',
  major: 'große Anschaffung',
  merchant: 'Händler',
  space: 'Aktionsfeld',
};

/** Of which deck a drawn card is, in German. */
export function ofDrawnDeck(deck: string): string {
  return DECKS[deck];
}

/** What happens with drawn cards, in German. */
export const drawnEvents: Pick<
  EventPhrases,
  'drew' | 'movedOn' | 'frozen' | 'claimed' | 'foresaw' | 'wentBack' | 'borrowed'
> = {
  drew: ({ seat, card }, at) => `${at.seat(seat)} zieht ${quoted(at.card(card))} vom ${deckOf(card)}.`,
  movedOn: ({ card }, at) => `${quoted(at.card(card))}: Die Karte geht aus dem Spiel.`,
  foresaw: ({ seat, cards }, at) =>
    `${at.seat(seat)} hat die nächsten Karten des Stapels gesehen: ${list(cards.map((card) => quoted(at.card(card))))}, in dieser Reihenfolge.`,
  wentBack: ({ seat }, at) => `Eine Person von ${at.seat(seat)} geht zurück in den Vorrat.`,
  borrowed: ({ seat, other }, at) =>
    `${at.seat(seat)} setzt in dieser Runde eine Person von ${at.seat(other)} ein.`,
  frozen: ({ seat, card, until }, at) =>
    `Eine Person von ${at.seat(seat)} bleibt bis zum Ende von Runde ${until} auf ${quoted(at.card(card))}.`,
  claimed: ({ seat, space }, at) =>
    `Die abwesende Person von ${at.seat(seat)} steht in der nächsten Runde als erste auf ${quoted(at.space(space))}.`,
};

/** What is asked when cards are drawn, in German. */
export const drawnQuestions: Pick<QuestionPhrases, 'drawFrom' | 'foresee'> = {
  foresee: () => 'in welcher Reihenfolge sollen die nächsten Karten des Stapels liegen?',
  drawFrom: ({ seat, deck }) => `der Zufall zieht für ${seatName(seat)} eine Karte vom ${DECKS[deck]}`,
};

/** Why something cannot be done because of a drawn card, in German. */
export const drawnReasons: Pick<ReasonPhrases, 'replaced'> = {
  replaced: ({ card }, asker) =>
    `An seiner Stelle liegt ${quoted(asker.card(card))}; wähle ein anderes Feld.`,
};

/** What lies on drawn cards, in German. */
export const onDrawnCards: Pick<OnCardPhrases, 'person'> = {
  person: ({ round }) => `1 Person bis Runde ${round}`,
};

/** What can be chosen about them, in German. */
export const drawnOptions: OptionPhrases['titles'] = {
  'forest-deck': {
    title: 'Wald-Stapel',
    about:
      'Wer von einem Ansammlungsfeld mindestens 3 Holz nimmt, zieht eine Karte vom Wald-Stapel: Ereignisse, die niemand ignorieren kann, Ausbildungen, Anschaffungen und Felder, die an der Stelle anderer liegen. Die meisten Wirkungen sind unser Entwurf, was auf jeder Karte steht (überarbeitete Ausgabe).',
  },
  'x-deck': {
    title: 'X-Stapel',
    about:
      'Wer vom „Westlichen Steinbruch“ Stein nimmt, zieht eine Karte vom X-Stapel: Felder, Händler, Artefakte und Ereignisse aus dem All, die niemand ignorieren kann. Die meisten Wirkungen sind unser Entwurf, was auf jeder Karte steht (überarbeitete Ausgabe).',
  },
};
