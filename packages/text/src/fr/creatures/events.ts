import type { EventPhrases } from '../../creatures/phrases';
import { capital } from '../../sentence';
import { edgeName, form, list, quoted } from '../grammar';
import { aBuilding, goods, oneNewborn, spaceName, theBuilding } from './nouns';

const SIDES = { left: 'à gauche', right: 'à droite' } as const;
const PIECES = { trough: 'une mangeoire', stall: 'une étable' } as const;

/** Pieces and where each is placed: `une mangeoire en b1`, `2 mangeoires : en a0 et en b1`. */
function placed(piece: string, places: readonly string[]): string {
  return places.length === 1
    ? `une ${piece} ${places[0]}`
    : `${places.length} ${form(places.length, piece)} : ${list(places)}`;
}

/** The log, in French. */
export const events: EventPhrases = {
  start: ({ seat }, at) => `${at.seat(seat)} est le premier joueur.`,
  drawn: ({ building }) => `${capital(theBuilding(building))} rejoint l’offre.`,
  round: ({ round }) => `La manche ${round} commence.`,
  used: ({ seat, space, worker }, at) =>
    worker
      ? `${at.seat(seat)} place un ouvrier sur ${quoted(spaceName(space))}.`
      : `${at.seat(seat)} utilise ${quoted(spaceName(space))} sans ouvrier.`,
  marker: ({ seat }, at) => `${at.seat(seat)} prend le marqueur de premier joueur.`,
  gained: ({ seat, goods: of }, at) => `${at.seat(seat)} prend ${goods(of)}.`,
  paid: ({ seat, goods: of }, at) => `${at.seat(seat)} paie ${goods(of)}.`,
  borders: ({ seat, edges }, at) => {
    const places = edges.map((edge) => edgeName(at.edge(seat, edge)));
    return `${at.seat(seat)} pose ${placed('clôture', places)}.`;
  },
  troughs: ({ seat, cells }, at) => {
    const places = cells.map((cell) => `en ${at.cell(seat, cell)}`);
    return `${at.seat(seat)} pose ${placed('mangeoire', places)}.`;
  },
  built: ({ seat, building, cell }, at) =>
    `${at.seat(seat)} construit ${aBuilding(building)} en ${at.cell(seat, cell)}.`,
  upgraded: ({ seat, cell }, at) =>
    `${at.seat(seat)} transforme l’étable de ${at.cell(seat, cell)} en grande étable.`,
  returned: ({ building }) => `${capital(theBuilding(building))} revient dans l’offre.`,
  expanded: ({ seat, side }, at) => `${at.seat(seat)} ajoute une extension ${SIDES[side]}.`,
  called: ({ seat, building }, at) => `${at.seat(seat)} utilise ${theBuilding(building)}.`,
  gaveBorder: ({ seat }, at) => `${at.seat(seat)} donne une clôture à ${at.seat(1 - seat)}.`,
  laid: ({ seat, building }, at) => `${at.seat(seat)} la dépose sur ${theBuilding(building)}.`,
  moved: ({ seat, piece, from, to }, at) =>
    `${at.seat(seat)} déplace ${PIECES[piece]} de ${at.cell(seat, from)} à ${at.cell(seat, to)}.`,
  ranAway: ({ seat, goods: of }, at) => `${at.seat(seat)} laisse partir ${goods(of)}.`,
  born: ({ seat, animals }, at) =>
    `${form(animals.length, 'Naissance')} dans la ferme de ${at.seat(seat)} : ${list(animals.map(oneNewborn))}.`,
  troughReplaced: ({ seat, cell }, at) => `La mangeoire de ${at.cell(seat, cell)} retourne dans la réserve.`,
  homeward: () => 'Les ouvriers rentrent chez eux.',
  over: () => 'La partie est terminée.',
};
