import type { Bought } from '@furrow/agricola/payment/modifier';
import type { Asked, QuestionPhrases } from '../../agricola/phrases';
import { list, quoted, seatName } from '../grammar';
import { forFood } from './card-effects';
import { forPrices, theMajor } from './nouns';

/** What is asked about cards only. */
type OfCards =
  | 'minor'
  | 'occupation'
  | 'price'
  | 'order'
  | 'take'
  | 'deal'
  | 'custom'
  | 'place'
  | 'jump'
  | 'pick'
  | 'draw'
  | 'drawn';

/** What is paid for, in the accusative. */
const BOUGHT: Readonly<Record<Exclude<Bought, 'major' | 'minor'>, string>> = {
  room: 'den Raum',
  stable: 'den Stall',
  fence: 'den Zaun',
  renovation: 'die Renovierung',
  occupation: 'die Ausbildung',
};

/** What is paid for, by what it is and which. */
function purchase(what: Bought, which: number, asked: Asked): string {
  if (what === 'major') return theMajor(which, 'accusative');
  return what === 'minor' ? quoted(asked.card(which)) : BOUGHT[what];
}

/** One of several cards. */
function oneOfCards(cards: readonly number[], asked: Asked): string {
  return list(
    cards.map((one) => quoted(asked.card(one))),
    'oder',
  );
}

/** What is asked about cards, in German. */
export const cardQuestions: Pick<QuestionPhrases, OfCards> = {
  minor: () => 'welche kleine Anschaffung spielst du aus?',
  occupation: ({ prices }) => `welche Ausbildung spielst du ${forPrices(prices)} aus?`,
  price: ({ what, which }, asked) => `wie bezahlst du ${purchase(what, which, asked)}?`,
  order: ({ cards }, asked) => `welche deiner Karten wirkt als nächste: ${oneOfCards(cards, asked)}?`,
  take: ({ effect, instead }, asked) =>
    `${asked.say(effect, 'ask')} oder stattdessen ${oneOfCards(instead, asked)} nutzen?`,
  deal: ({ seat }) => `der Zufall teilt ${seatName(seat)} eine Karte aus`,
  custom: () => 'was wählst du?',
  place: () => 'wohin setzt du diese Person?',
  jump: () => 'welches Feld nutzt die Person als nächstes?',
  pick: ({ left }) => `wähle ${left} Ausbildungen; der Zufall bestimmt eine davon`,
  draw: ({ seat }) => `der Zufall bestimmt eine Ausbildung aus der Hand von ${seatName(seat)}`,
  drawn: ({ card, food, orPass }, asked) =>
    `der Zufall hat ${quoted(asked.card(card))} bestimmt: Spielst du die Karte ${forFood(food)} aus${orPass ? ', oder gibst du sie deinem linken Nachbarn' : ''}?`,
};
