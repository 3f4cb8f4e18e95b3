import { isOne } from '../../amounts';
import type { MovePhrases } from '../../creatures/phrases';
import { capital } from '../../sentence';
import { list, seatName, the } from '../grammar';
import { buildingName, edgeNames, goods, PIECE_NOUNS, priced, spaceName, theBuilding } from './nouns';

const SIDES = { left: 'links', right: 'rechts' } as const;

/** What ends a choice, as it stands in the menu. */
export const DONE = 'fertig';

/** Moves in a menu, in German. */
export const moves: MovePhrases = {
  place: ({ space, does }) => `${spaceName(space)}: ${capital(does)}`,
  choose: ({ does }) => does,
  call: ({ building, does }) => `${buildingName(building)}: ${capital(does)}`,
  release: () => 'lass Tiere laufen',
  use: ({ building, does }) => `${buildingName(building)}: ${capital(does)}`,
  border: ({ edges }) => {
    const { one, many } = PIECE_NOUNS.border;
    return `${edges.length === 1 ? one : many} an ${edgeNames(edges, 'dative')}`;
  },
  trough: ({ cells }) => {
    const { one, many } = PIECE_NOUNS.trough;
    return `${cells.length === 1 ? one : many} auf ${list(cells)}`;
  },
  at: ({ cell, over }) =>
    over < 0 ? `auf ${cell}` : `auf ${cell} (ersetzt ${theBuilding(over, 'accusative')})`,
  flip: ({ cell, building, price }) => priced(`${buildingName(building)} auf ${cell}`, [price]),
  build: ({ building, prices: cost }) => priced(buildingName(building), cost),
  pay: ({ price }) => `zahle ${goods(price)}`,
  expand: ({ side }) => SIDES[side],
  trade: ({ given, taken }) => `tausche ${goods(given)} gegen ${goods(taken)}`,
  keep: ({ kept, gone }) => {
    if (gone.length === 0) return `behalte alle: ${goods(kept)}`;
    const stay = kept.length === 0 ? 'kein Tier' : goods(kept);
    return `behalte ${stay}; ${goods(gone)} ${isOne(gone) ? 'läuft' : 'laufen'} weg`;
  },
  second: ({ gained }) => `nimm ${goods(gained)}`,
  move: ({ pieces }) => {
    const moved = pieces.map(({ piece, from, to }) => {
      const { gender, one } = PIECE_NOUNS[piece];
      return `${the(gender, one, 'accusative')} von ${from} nach ${to}`;
    });
    return `versetze ${list(moved)}`;
  },
  start: ({ seat }) => `${seatName(seat)} beginnt`,
  draw: ({ building }) => buildingName(building),
  yes: () => 'ja',
  no: () => 'nein',
  done: () => DONE,
  keepAll: ({ before }) => (before === 'scoring' ? 'alle behalten – Schlusswertung' : 'alle behalten'),
  pass: () => 'passen',
};
