import { buildings } from '@furrow/creatures/buildings/index';
import { goodNumber } from '@furrow/creatures/goods';
import type { EventPhrases } from '../../creatures/phrases';
import { laidGood } from '../../creatures/spoken-goods';
import { capital } from '../../sentence';
import { article, list, type Noun, quoted } from '../grammar';
import {
  builtBuilding,
  edgeNames,
  goods,
  newbornName,
  PIECE_NOUNS,
  spaceName,
  theBuilding,
  theGood,
} from './nouns';

const DIRECTIONS = { left: 'links', right: 'rechts' } as const;

/** So many pieces that somebody places: `einen Futtertrog`, `2 Futtertröge`. */
function placed(n: number, { gender, one, many }: Noun): string {
  return n === 1 ? `${article('ein', gender, 'accusative')} ${one}` : `${n} ${many}`;
}

/** The log, in German. */
export const events: EventPhrases = {
  start: ({ seat }, at) => `${at.seat(seat)} ist Startspieler.`,
  drawn: ({ building }) => `${capital(theBuilding(building))} kommt in die Auslage.`,
  round: ({ round }) => `Runde ${round} beginnt.`,
  used: ({ seat, space, worker }, at) =>
    worker
      ? `${at.seat(seat)} setzt einen Arbeiter auf ${quoted(spaceName(space))}.`
      : `${at.seat(seat)} nutzt ${quoted(spaceName(space))} ohne Arbeiter.`,
  marker: ({ seat }, at) => `${at.seat(seat)} nimmt den Startspielermarker.`,
  gained: ({ seat, goods: of }, at) => `${at.seat(seat)} nimmt ${goods(of)}.`,
  paid: ({ seat, goods: of }, at) => `${at.seat(seat)} zahlt ${goods(of)}.`,
  borders: ({ seat, edges }, at) => {
    const places = edges.map((edge) => at.edge(seat, edge));
    return `${at.seat(seat)} setzt ${placed(edges.length, PIECE_NOUNS.border)} an ${edgeNames(places, 'accusative')}.`;
  },
  troughs: ({ seat, cells }, at) => {
    const places = list(cells.map((cell) => at.cell(seat, cell)));
    return `${at.seat(seat)} stellt ${placed(cells.length, PIECE_NOUNS.trough)} auf ${places}.`;
  },
  built: ({ seat, building, cell }, at) =>
    `${at.seat(seat)} baut ${builtBuilding(building)} auf ${at.cell(seat, cell)}.`,
  upgraded: ({ seat, cell }, at) =>
    `${at.seat(seat)} baut den Stall auf ${at.cell(seat, cell)} zur Stallung aus.`,
  returned: ({ building }) => `${capital(theBuilding(building))} kommt zurück in die Auslage.`,
  expanded: ({ seat, side }, at) => `${at.seat(seat)} erweitert den Hof nach ${DIRECTIONS[side]}.`,
  called: ({ seat, building }, at) => `${at.seat(seat)} nutzt ${theBuilding(building, 'accusative')}.`,
  gaveBorder: ({ seat }, at) => `${at.seat(seat)} gibt ${at.seat(1 - seat)} eine Begrenzung.`,
  laid: ({ seat, building }, at) => {
    const good = theGood(goodNumber(laidGood(buildings[building].on?.then)), 'accusative');
    return `${at.seat(seat)} legt ${good} auf ${theBuilding(building, 'accusative')}.`;
  },
  moved: ({ seat, piece, from, to }, at) =>
    `${at.seat(seat)} versetzt ${placed(1, PIECE_NOUNS[piece])} von ${at.cell(seat, from)} nach ${at.cell(seat, to)}.`,
  ranAway: ({ seat, goods: of }, at) => `${at.seat(seat)} lässt ${goods(of)} laufen.`,
  born: ({ seat, animals }, at) =>
    `Nachwuchs bei ${at.seat(seat)}: ${list(animals.map((animal) => `1 ${newbornName(animal)}`))}.`,
  troughReplaced: ({ seat, cell }, at) =>
    `Der Futtertrog auf ${at.cell(seat, cell)} kommt zurück in den Vorrat.`,
  homeward: () => 'Die Arbeiter gehen nach Hause.',
  over: () => 'Die Partie ist zu Ende.',
};
