import type { MovePhrases } from '../../agricola/phrases';
import { capital } from '../../sentence';
import { list } from '../grammar';
import {
  beggingMarkers,
  edgeName,
  edgeNames,
  fences,
  goods,
  plainMajor,
  priced,
  seatName,
  sown,
  theMajor,
} from './nouns';

/** What ends a choice, as it stands in the menu. */
export const DONE = 'fertig';

/** Moves in a menu, in German. */
export const moves: MovePhrases = {
  place: ({ space, does }) => `${space}: ${capital(does)}`,
  choose: ({ does }) => does,
  exchange: () => 'wandle Waren in Nahrung um',
  giveBack: () => 'gib Waren in den allgemeinen Vorrat zurück',
  room: ({ cell }) => `Raum auf ${cell}`,
  stable: ({ cell }) => `Stall auf ${cell}`,
  field: ({ cell }) => `Acker auf ${cell}`,
  sow: ({ grain, vegetables }) => `säe ${sown(grain, vegetables)}`,
  bake: ({ grain, food }) => `backe Brot aus ${grain} Getreide (${food} Nahrung)`,
  pasture: ({ cells, fences: n }) => `Weide auf ${list(cells)} (${fences(n)})`,
  fence: ({ edges }) =>
    edges.length === 1 ? `Zaun an ${edgeName(edges[0])}` : `${fences(edges.length)}: ${edgeNames(edges)}`,
  major: ({ major, price }) => priced(plainMajor(major), price),
  return: ({ major }) => `gib ${theMajor(major, 'accusative')} zurück`,
  pay: ({ price }) => `zahle ${goods(price)}`,
  convert: ({ given, food }) => `wandle ${goods(given)} in ${food} Nahrung um`,
  discard: ({ goods: of }) => `gib ${goods(of)} zurück`,
  feed: ({ given, gives, begging, need }) => {
    const steps = [
      ...(given.length > 0 ? [`wandle ${goods(given)} in ${gives} Nahrung um`] : []),
      ...(need > begging ? [`zahle ${need - begging} Nahrung`] : []),
      ...(begging > 0 ? [`nimm ${beggingMarkers(begging)}`] : []),
    ];
    return list(steps);
  },
  keep: ({ kept, gone }) => {
    if (gone.length === 0) return `behalte alle: ${goods(kept)}`;
    return `behalte ${kept.length === 0 ? 'kein Tier' : goods(kept)}, gib ${goods(gone)} ab`;
  },
  start: ({ seat }) => `${seatName(seat)} beginnt`,
  reveal: ({ space }) => space,
  yes: () => 'ja',
  no: () => 'nein',
  done: () => DONE,
};
