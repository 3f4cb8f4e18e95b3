import { buildings } from '@furrow/creatures/buildings/index';
import type { EventPhrases } from '../../creatures/phrases';
import { laidGood } from '../../creatures/spoken-goods';
import { capital } from '../../sentence';
import { count, list, to } from '../grammar';
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
  start: ({ seat }, at) => `${at.seat(seat)} è il primo giocatore.`,
  drawn: ({ building }) => `${capital(theBuilding(building))} entra nell’offerta.`,
  round: ({ round }) => `Inizia il round ${round}.`,
  used: ({ seat, space, worker }, at) =>
    worker
      ? `${at.seat(seat)} piazza un lavoratore su «${spaceName(space)}».`
      : `${at.seat(seat)} usa «${spaceName(space)}» senza piazzare un lavoratore.`,
  marker: ({ seat }, at) => `${at.seat(seat)} prende il segnalino primo giocatore.`,
  gained: ({ seat, goods: of }, at) => `${at.seat(seat)} prende ${goods(of)}.`,
  paid: ({ seat, goods: of }, at) => `${at.seat(seat)} paga ${goods(of)}.`,
  borders: ({ seat, edges }, at) =>
    `${at.seat(seat)} piazza ${count(edges.length, 'confine', 'confini')} ${onEdges(
      edges.map((edge) => at.edge(seat, edge)),
    )}.`,
  troughs: ({ seat, cells }, at) =>
    `${at.seat(seat)} piazza ${count(cells.length, 'mangiatoia', 'mangiatoie')} in ${list(
      cells.map((cell) => at.cell(seat, cell)),
    )}.`,
  built: ({ seat, building, cell }, at) =>
    `${at.seat(seat)} costruisce ${aBuilding(building)} in ${at.cell(seat, cell)}.`,
  upgraded: ({ seat, cell }, at) =>
    `${at.seat(seat)} trasforma in stalla lo stabbio in ${at.cell(seat, cell)}.`,
  returned: ({ building }) => `${capital(theBuilding(building))} torna nell’offerta.`,
  expanded: ({ seat, side }, at) => `${at.seat(seat)} aggiunge un ampliamento ${SIDE_NAMES[side]}.`,
  called: ({ seat, building }, at) => `${at.seat(seat)} usa ${theBuilding(building)}.`,
  gaveBorder: ({ seat }, at) => `${at.seat(seat)} cede 1 confine a ${at.seat(1 - seat)}.`,
  laid: ({ seat, building }, at) => {
    const { gender } = GOOD_NOUNS[laidGood(buildings[building].on?.then)];
    return `${at.seat(seat)} ${gender === 'm' ? 'lo' : 'la'} mette ${joinedBuilding('su', building)}.`;
  },
  moved: ({ seat, piece, from, to: there }, at) =>
    `${at.seat(seat)} sposta ${aPiece(piece)} da ${at.cell(seat, from)} ${to(at.cell(seat, there))}.`,
  ranAway: ({ seat, goods: of }, at) => `${at.seat(seat)} lascia scappare ${goods(of)}.`,
  born: ({ seat, animals }, at) =>
    `Nella fattoria di ${at.seat(seat)} ${animals.length === 1 ? 'nasce' : 'nascono'} ${list(
      animals.map((animal) => amount(animal, 1)),
    )}.`,
  troughReplaced: ({ seat, cell }, at) =>
    `La mangiatoia in ${at.cell(seat, cell)} torna nella riserva generale.`,
  homeward: () => 'I lavoratori tornano a casa.',
  over: () => 'La partita è finita.',
};
