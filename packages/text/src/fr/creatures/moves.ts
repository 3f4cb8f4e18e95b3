import type { MovePhrases } from '../../creatures/phrases';
import { edgeName, form, list, seatName } from '../grammar';
import { buildingName, doWith, forPrices, goods, spaceName, theBuilding } from './nouns';

const SIDES = { left: 'à gauche', right: 'à droite' } as const;
const PIECES = { trough: 'la mangeoire', stall: 'l’étable' } as const;

/** Moves in a menu, in French. */
export const moves: MovePhrases = {
  place: ({ space, does }) => `${spaceName(space)} : ${does}`,
  choose: ({ does }) => does,
  call: ({ building, does }) => `${buildingName(building)} : ${does}`,
  release: () => 'laisser partir des animaux',
  use: ({ building, does }) => `${buildingName(building)} : ${does}`,
  border: ({ edges }) => `${form(edges.length, 'clôture')} ${list(edges.map(edgeName))}`,
  trough: ({ cells }) => `${form(cells.length, 'mangeoire')} en ${list(cells)}`,
  at: ({ cell, over }) => (over < 0 ? `en ${cell}` : `en ${cell}, à la place de ${theBuilding(over)}`),
  flip: ({ cell, building, price }) => `${theBuilding(building)} de ${cell}, ${forPrices([price])}`,
  build: ({ building, prices: cost }) => `${buildingName(building)}, ${forPrices(cost)}`,
  pay: ({ price }) => doWith('payer', price),
  expand: ({ side }) => SIDES[side],
  trade: ({ given, taken }) => `donner ${goods(given)} contre ${goods(taken)}`,
  keep: ({ kept, gone }) => {
    if (gone.length === 0) return `tout garder : ${goods(kept)}`;
    const [, n] = gone[0];
    const flee = gone.length === 1 && n === 1 ? 's’enfuit' : 's’enfuient';
    return `${doWith('garder', kept)} ; ${goods(gone)} ${flee}`;
  },
  second: ({ gained }) => doWith('prendre', gained),
  move: ({ pieces }) =>
    `déplacer ${list(pieces.map(({ piece, from, to }) => `${PIECES[piece]} de ${from} à ${to}`))}`,
  start: ({ seat }) => `${seatName(seat)} commence`,
  draw: ({ building }) => buildingName(building),
  yes: () => 'oui',
  no: () => 'non',
  done: () => 'terminer',
  keepAll: ({ before }) => (before === 'scoring' ? 'tout garder – décompte final' : 'tout garder'),
  pass: () => 'passer',
};
