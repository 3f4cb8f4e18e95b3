import { isOne } from '../../amounts';
import type { MovePhrases } from '../../creatures/phrases';
import { list, seatName, to } from '../grammar';
import { atPrice, buildingName, goods, onEdges, SIDE_NAMES, spaceName, theBuilding, thePiece } from './nouns';

/** Moves in a menu, in Italian. */
export const moves: MovePhrases = {
  place: ({ space, does }) => `${spaceName(space)}: ${does}`,
  choose: ({ does }) => does,
  call: ({ building, does }) => `${buildingName(building)}: ${does}`,
  release: () => 'lascia scappare degli animali',
  use: ({ building, does }) => `${buildingName(building)}: ${does}`,
  border: ({ edges }) => `${edges.length === 1 ? 'confine' : 'confini'} ${onEdges(edges)}`,
  trough: ({ cells }) => `${cells.length === 1 ? 'mangiatoia' : 'mangiatoie'} in ${list(cells)}`,
  at: ({ cell, over }) => (over < 0 ? `in ${cell}` : `in ${cell}, sopra ${theBuilding(over)}`),
  flip: ({ cell, building, price }) => `${theBuilding(building)} in ${cell}, ${atPrice([price])}`,
  build: ({ building, prices }) => `${buildingName(building)}, ${atPrice(prices)}`,
  pay: ({ price }) => (price.length === 0 ? 'non pagare niente' : `paga ${goods(price)}`),
  expand: ({ side }) => SIDE_NAMES[side],
  trade: ({ given, taken }) => `dai ${goods(given)} in cambio di ${goods(taken)}`,
  keep: ({ kept, gone }) => {
    if (gone.length === 0) return `tieni tutti gli animali: ${goods(kept)}`;
    const keep = kept.length === 0 ? 'non tenere nessun animale' : `tieni ${goods(kept)}`;
    return `${keep}; ${isOne(gone) ? 'scappa' : 'scappano'} ${goods(gone)}`;
  },
  second: ({ gained }) => `prendi ${goods(gained)}`,
  move: ({ pieces }) =>
    `sposta ${list(pieces.map(({ piece, from, to: there }) => `${thePiece(piece)} da ${from} ${to(there)}`))}`,
  start: ({ seat }) => `inizia ${seatName(seat)}`,
  draw: ({ building }) => buildingName(building),
  yes: () => 'sì',
  no: () => 'no',
  done: () => 'termina',
  keepAll: ({ before }) => (before === 'scoring' ? 'tieni tutti – conteggio finale' : 'tieni tutti'),
  pass: () => 'passa',
};
