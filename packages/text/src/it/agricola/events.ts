import { goodNumber } from '@furrow/agricola/goods';
import type { EventPhrases, Places } from '../../agricola/phrases';
import { builderOf, type Whose } from '../../agricola/whose';
import { list, seatName } from '../grammar';
import { amount, beggingMarkers, fencesAt, food, goods, MATERIALS, rounds, sowing, theMajor } from './nouns';
import { SEASON_NAMES, SEASON_RULES } from './seasons';

const GRAIN = goodNumber('grain');

function cells(of: readonly number[], at: Places): string[] {
  return of.map((cell) => at.cell(cell));
}

/** For whom it is built, if not for the builder. */
function farmer({ seat, by }: Whose): string {
  return by === undefined ? '' : ` per ${seatName(seat)}`;
}

/** The log, in Italian. */
export const events: EventPhrases = {
  start: ({ seat }) => `${seatName(seat)} è il primo giocatore.`,
  round: ({ round }) => `Inizia il round ${round}.`,
  season: ({ season }) => `È ${SEASON_NAMES[season]}: ${SEASON_RULES[season]}.`,
  revealed: ({ space }, at) => `Entra in gioco «${at.space(space)}».`,
  used: ({ seat, space }, at) => `${seatName(seat)} piazza un familiare su «${at.space(space)}».`,
  passed: ({ seat }) => `${seatName(seat)} non può usare nessuno spazio azione e passa.`,
  token: ({ seat }) => `${seatName(seat)} prende il segnalino primo giocatore.`,
  gained: ({ seat, goods: of }) => `${seatName(seat)} prende ${goods(of)}.`,
  paid: ({ seat, goods: of }) => `${seatName(seat)} paga ${goods(of)}.`,
  converted: ({ seat, goods: of, food: gives }) =>
    `${seatName(seat)} trasforma ${goods(of)} in ${food(gives)}.`,
  handed: ({ seat, other, goods: of }) => `${seatName(seat)} dà ${goods(of)} a ${seatName(other)}.`,
  rooms: ({ cell, ...whose }, at) =>
    `${seatName(builderOf(whose))} costruisce una stanza in ${at.cell(cell)}${farmer(whose)}.`,
  stables: ({ cell, ...whose }, at) =>
    `${seatName(builderOf(whose))} costruisce una stalla in ${at.cell(cell)}${farmer(whose)}.`,
  renovated: ({ seat, house }) => `${seatName(seat)} ristruttura la casa, che ora è di ${MATERIALS[house]}.`,
  grew: ({ seat }) => `Nella famiglia di ${seatName(seat)} nasce un bambino.`,
  plowed: ({ cell, ...whose }, at) =>
    `${seatName(builderOf(whose))} ara un campo in ${at.cell(cell)}${farmer(whose)}.`,
  sowed: ({ seat, grain, vegetables }, at) =>
    `${seatName(seat)} semina ${sowing(cells(grain, at), cells(vegetables, at))}.`,
  baked: ({ seat, grain, food: gives }) =>
    `${seatName(seat)} cuoce il pane e trasforma ${amount(GRAIN, grain)} in ${food(gives)}.`,
  fenced: ({ edges, ...whose }, at) =>
    `${seatName(builderOf(whose))} costruisce ${fencesAt(
      edges.map((edge) => at.edge(edge)),
      farmer(whose),
    )}.`,
  major: ({ seat, major }) => `${seatName(seat)} costruisce ${theMajor(major)}.`,
  returned: ({ seat, major }) => `${seatName(seat)} restituisce ${theMajor(major)}.`,
  later: ({ seat, rounds: of, goods: coming }) =>
    `${seatName(seat)} riceverà ${goods(coming)} all’inizio ${rounds('del', 'di ognuno dei', of)}.`,
  fed: ({ seat, food: paid, begging }) => {
    if (begging === 0) return `${seatName(seat)} sfama la famiglia con ${food(paid)}.`;
    const pays = paid === 0 ? 'non paga cibo per la famiglia' : `paga ${food(paid)} per la famiglia`;
    return `${seatName(seat)} ${pays} e prende ${beggingMarkers(begging)}.`;
  },
  born: ({ seat, animals }) =>
    animals.length === 0
      ? undefined
      : `Nella fattoria di ${seatName(seat)} ${animals.length === 1 ? 'nasce' : 'nascono'} ${list(
          animals.map((animal) => amount(animal, 1)),
        )}.`,
  released: ({ seat, goods: of }) =>
    of.length === 0 ? undefined : `${seatName(seat)} restituisce ${goods(of)} alla riserva generale.`,
  harvest: ({ round }) => `Inizia il raccolto del round ${round}.`,
  homeward: () => 'I familiari tornano a casa.',
  over: () => 'La partita è finita.',
};
