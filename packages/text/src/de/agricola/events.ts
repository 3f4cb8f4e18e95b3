import type { EventPhrases } from '../../agricola/phrases';
import { capital } from '../../sentence';
import { article, list, quoted } from '../grammar';
import {
  beggingMarkers,
  edgeName,
  edgeNames,
  fences,
  goods,
  HOUSES,
  newbornName,
  oneMajor,
  seatName,
  sown,
} from './nouns';
import { SEASON_NAMES, SEASON_RULES } from './seasons';

/** The log, in German. */
export const events: EventPhrases = {
  start: ({ seat }) => `${seatName(seat)} ist Startspieler.`,
  round: ({ round }) => `Runde ${round} beginnt.`,
  season: ({ season }) => `Es ist ${SEASON_NAMES[season]}: ${capital(SEASON_RULES[season])}.`,
  revealed: ({ space }, at) => `Neue Rundenkarte: ${quoted(at.space(space))}.`,
  used: ({ seat, space }, at) => `${seatName(seat)} setzt eine Person auf ${quoted(at.space(space))}.`,
  passed: ({ seat }) => `${seatName(seat)} kann niemanden einsetzen und setzt aus.`,
  token: ({ seat }) => `${seatName(seat)} nimmt den Startspielermarker.`,
  gained: ({ seat, goods: of }) => `${seatName(seat)} bekommt ${goods(of)}.`,
  paid: ({ seat, goods: of }) => `${seatName(seat)} zahlt ${goods(of)}.`,
  converted: ({ seat, goods: of, food }) => `${seatName(seat)} wandelt ${goods(of)} in ${food} Nahrung um.`,
  rooms: ({ seat, cell }, at) => `${seatName(seat)} baut einen Raum auf ${at.cell(cell)}.`,
  stables: ({ seat, cell }, at) => `${seatName(seat)} baut einen Stall auf ${at.cell(cell)}.`,
  renovated: ({ seat, house }) => {
    const { gender, one } = HOUSES[house];
    return `${seatName(seat)} renoviert und wohnt jetzt in ${article('ein', gender, 'dative')} ${one}.`;
  },
  grew: ({ seat }) => `Die Familie von ${seatName(seat)} bekommt Zuwachs.`,
  plowed: ({ seat, cell }, at) => `${seatName(seat)} pflügt einen Acker auf ${at.cell(cell)}.`,
  sowed: ({ seat, grain, vegetables }, at) =>
    `${seatName(seat)} sät ${sown(
      grain.map((cell) => at.cell(cell)),
      vegetables.map((cell) => at.cell(cell)),
    )}.`,
  baked: ({ seat, grain, food }) =>
    `${seatName(seat)} backt Brot aus ${grain} Getreide und bekommt ${food} Nahrung.`,
  fenced: ({ seat, edges }, at) => {
    const places = edges.map((edge) => at.edge(edge));
    return places.length === 1
      ? `${seatName(seat)} baut einen Zaun an ${edgeName(places[0])}.`
      : `${seatName(seat)} baut ${fences(places.length)}: ${edgeNames(places)}.`;
  },
  major: ({ seat, major }) => `${seatName(seat)} baut ${oneMajor(major)}.`,
  returned: ({ seat, major }) => `${seatName(seat)} gibt ${oneMajor(major)} zurück.`,
  later: ({ seat, rounds, goods: of }) =>
    rounds.length === 1
      ? `${seatName(seat)} bekommt ${goods(of)} zu Beginn von Runde ${rounds[0]}.`
      : `${seatName(seat)} bekommt je ${goods(of)} zu Beginn der Runden ${list(rounds.map(String))}.`,
  fed: ({ seat, food, begging }) => {
    const beg = begging === 0 ? '' : ` und nimmt ${beggingMarkers(begging)}`;
    return food === 0
      ? `${seatName(seat)} gibt der Familie nichts zu essen${beg}.`
      : `${seatName(seat)} ernährt die Familie mit ${food} Nahrung${beg}.`;
  },
  born: ({ seat, animals }) =>
    animals.length === 0
      ? undefined
      : `Nachwuchs bei ${seatName(seat)}: ${list(animals.map((animal) => `1 ${newbornName(animal)}`))}.`,
  released: ({ seat, goods: of }) =>
    of.length === 0 ? undefined : `${seatName(seat)} gibt ${goods(of)} in den allgemeinen Vorrat zurück.`,
  harvest: ({ round }) => `Nach Runde ${round} ist Ernte.`,
  homeward: () => 'Alle kehren nach Hause zurück.',
  over: () => 'Die Partie ist zu Ende.',
};
