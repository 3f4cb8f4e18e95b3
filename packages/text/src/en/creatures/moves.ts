import type { MovePhrases } from '../../creatures/phrases';
import { edgeName, list, seatName } from '../grammar';
import { buildingName, goods, prices, spaceName, theBuilding } from './nouns';

/** Moves in a menu, in English. */
export const moves: MovePhrases = {
  place: ({ space, does }) => `${spaceName(space)}: ${does}`,
  choose: ({ does }) => does,
  call: ({ building, does }) => `${buildingName(building)}: ${does}`,
  release: () => 'let animals run away',
  use: ({ building, does }) => `${buildingName(building)}: ${does}`,
  border: ({ edges }) => `${edges.length === 1 ? 'border' : 'borders'} on ${list(edges.map(edgeName))}`,
  trough: ({ cells }) => `${cells.length === 1 ? 'trough' : 'troughs'} on ${list(cells)}`,
  at: ({ cell, over }) => (over < 0 ? `on ${cell}` : `on ${cell}, over ${theBuilding(over)}`),
  flip: ({ cell, building, price }) => `${theBuilding(building)} on ${cell}, for ${goods(price)}`,
  build: ({ building, prices: cost }) => `${buildingName(building)}, for ${prices(cost)}`,
  pay: ({ price }) => `pay ${goods(price)}`,
  expand: ({ side }) => `on the ${side}`,
  trade: ({ given, taken }) => `give ${goods(given)} for ${goods(taken)}`,
  keep: ({ kept, gone }) => {
    if (gone.length === 0) return `keep all: ${goods(kept)}`;
    const [, n] = gone[0];
    const runs = gone.length === 1 && n === 1 ? 'runs' : 'run';
    return `keep ${goods(kept)}; ${goods(gone)} ${runs} away`;
  },
  second: ({ gained }) => `take ${goods(gained)}`,
  move: ({ pieces }) =>
    `move ${list(pieces.map(({ piece, from, to }) => `the ${piece} from ${from} to ${to}`))}`,
  start: ({ seat }) => `${seatName(seat)} starts`,
  draw: ({ building }) => buildingName(building),
  yes: () => 'yes',
  no: () => 'no',
  done: () => 'finish',
  keepAll: ({ before }) => (before === 'scoring' ? 'keep all – final scoring' : 'keep all'),
  pass: () => 'pass',
};
