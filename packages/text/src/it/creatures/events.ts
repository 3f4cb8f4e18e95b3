import { buildings } from '@furrow/creatures/buildings/index';
import type { EventPhrases } from '../../creatures/phrases';
import { laidGood } from '../../creatures/spoken-goods';
import { capital } from '../../sentence';
import { count, list, seatName, to } from '../grammar';
import {
  aBuilding,
  amount,
  aPiece,
  GOOD_NOUNS,
  goods,
  joinedBuilding,
  onEdges,
  SIDE_NAMES,
  spaceName,
  theBuilding,
} from './nouns';

/** The log, in Italian. */
export const events: EventPhrases = {
  start: ({ seat }) => `${seatName(seat)} è il primo giocatore.`,
  drawn: ({ building }) => `${capital(theBuilding(building))} entra nell’offerta.`,
  round: ({ round }) => `Inizia il round ${round}.`,
  used: ({ seat, space, worker }) =>
    worker
      ? `${seatName(seat)} piazza un lavoratore su «${spaceName(space)}».`
      : `${seatName(seat)} usa «${spaceName(space)}» senza piazzare un lavoratore.`,
  marker: ({ seat }) => `${seatName(seat)} prende il segnalino primo giocatore.`,
  gained: ({ seat, goods: of }) => `${seatName(seat)} prende ${goods(of)}.`,
  paid: ({ seat, goods: of }) => `${seatName(seat)} paga ${goods(of)}.`,
  borders: ({ seat, edges }, at) =>
    `${seatName(seat)} piazza ${count(edges.length, 'confine', 'confini')} ${onEdges(
      edges.map((edge) => at.edge(seat, edge)),
    )}.`,
  troughs: ({ seat, cells }, at) =>
    `${seatName(seat)} piazza ${count(cells.length, 'mangiatoia', 'mangiatoie')} in ${list(
      cells.map((cell) => at.cell(seat, cell)),
    )}.`,
  built: ({ seat, building, cell }, at) =>
    `${seatName(seat)} costruisce ${aBuilding(building)} in ${at.cell(seat, cell)}.`,
  upgraded: ({ seat, cell }, at) =>
    `${seatName(seat)} trasforma in stalla lo stabbio in ${at.cell(seat, cell)}.`,
  returned: ({ building }) => `${capital(theBuilding(building))} torna nell’offerta.`,
  expanded: ({ seat, side }) => `${seatName(seat)} aggiunge un ampliamento ${SIDE_NAMES[side]}.`,
  called: ({ seat, building }) => `${seatName(seat)} usa ${theBuilding(building)}.`,
  gaveBorder: ({ seat }) => `${seatName(seat)} cede 1 confine a ${seatName(1 - seat)}.`,
  laid: ({ seat, building }) => {
    const { gender } = GOOD_NOUNS[laidGood(buildings[building].on?.then)];
    return `${seatName(seat)} ${gender === 'm' ? 'lo' : 'la'} mette ${joinedBuilding('su', building)}.`;
  },
  moved: ({ seat, piece, from, to: there }, at) =>
    `${seatName(seat)} sposta ${aPiece(piece)} da ${at.cell(seat, from)} ${to(at.cell(seat, there))}.`,
  ranAway: ({ seat, goods: of }) => `${seatName(seat)} lascia scappare ${goods(of)}.`,
  born: ({ seat, animals }) =>
    `Nella fattoria di ${seatName(seat)} ${animals.length === 1 ? 'nasce' : 'nascono'} ${list(
      animals.map((animal) => amount(animal, 1)),
    )}.`,
  troughReplaced: ({ seat, cell }, at) =>
    `La mangiatoia in ${at.cell(seat, cell)} torna nella riserva generale.`,
  homeward: () => 'I lavoratori tornano a casa.',
  over: () => 'La partita è finita.',
};
