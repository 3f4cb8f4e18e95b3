import { each } from '@furrow/farm/grid';
import type { EventPhrases } from '../../agricola/phrases';
import { count, list, quoted, seatName } from '../grammar';
import { goods, roundNumbers } from './nouns';
import { bonusPoints } from './prizes';

/** What only cards bring about. */
type OfCards =
  | 'delivery'
  | 'dealt'
  | 'hands'
  | 'drawn'
  | 'jumped'
  | 'guest'
  | 'played'
  | 'passedOn'
  | 'gaveOn'
  | 'removed'
  | 'points'
  | 'laid'
  | 'marked'
  | 'putBack'
  | 'paidTo'
  | 'left'
  | 'adopted';

/** What happens with cards, for the log, in German. */
export const cardEvents: Pick<EventPhrases, OfCards> = {
  delivery: ({ seat, rounds, card }, at) =>
    `${quoted(at.card(card))} von ${seatName(seat)} wirkt zu Beginn ${rounds.length === 1 ? 'von Runde' : 'der Runden'} ${roundNumbers(rounds)}.`,
  dealt: ({ card, to, opening }, at) =>
    opening === true ? undefined : `${seatName(to)} bekommt die Karte ${quoted(at.card(card))}.`,
  hands: ({ occupations, minors, full }) => {
    const few = Math.min(occupations, minors) < full;
    return `Jeder bekommt ${count(occupations, 'Ausbildung', 'Ausbildungen')} und ${count(minors, 'kleine Anschaffung', 'kleine Anschaffungen')}${few ? `; für je ${full} reichen die Karten nicht` : ''}.`;
  },
  drawn: ({ card, to }, at) =>
    `Der Zufall bestimmt ${quoted(at.card(card))} aus der Hand von ${seatName(to)}.`,
  jumped: ({ seat, space }, at) =>
    `Die Person von ${seatName(seat)} zieht weiter auf ${quoted(at.space(space))}.`,
  guest: ({ seat, forever }) =>
    forever
      ? `${seatName(seat)} nimmt eine Person aus dem Vorrat, die nach dieser Runde aus dem Spiel geht.`
      : `${seatName(seat)} nimmt für diese Runde eine Person aus dem Vorrat.`,
  played: ({ seat, card }, at) => `${seatName(seat)} spielt ${quoted(at.card(card))} aus.`,
  passedOn: ({ seat, card }, at) => `${seatName(seat)} gibt ${quoted(at.card(card))} weiter.`,
  gaveOn: ({ seat }) => `${seatName(seat)} gibt dem linken Nachbarn eine Ausbildung.`,
  removed: ({ seat, card }, at) =>
    `${quoted(at.card(card))} aus der Hand von ${seatName(seat)} geht aus dem Spiel.`,
  points: ({ seat, points }) => `${seatName(seat)} bekommt ${bonusPoints(points)}.`,
  laid: ({ seat, card, count }, at) =>
    `${quoted(at.card(card))} von ${seatName(seat)} steht jetzt auf ${count}.`,
  marked: ({ seat, card, spaces }, at) => {
    const cells: string[] = [];
    each(spaces, (cell) => cells.push(at.cell(cell)));
    return `${quoted(at.card(card))} von ${seatName(seat)} markiert ${cells.length === 0 ? 'nichts' : list(cells)}.`;
  },
  putBack: ({ seat, space, goods: of }, at) =>
    `${seatName(seat)} legt ${goods(of)} auf ${quoted(at.space(space))} zurück.`,
  paidTo: ({ seat, other, goods: of }) => `${seatName(seat)} zahlt ${goods(of)} an ${seatName(other)}.`,
  left: ({ seat }) => `Eine Person von ${seatName(seat)} geht endgültig aus dem Spiel.`,
  adopted: ({ seat }) => `Ein Neugeborenes von ${seatName(seat)} kann schon in dieser Runde arbeiten.`,
};
