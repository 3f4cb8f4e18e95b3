import { each } from '@furrow/farm/grid';
import type { EventPhrases } from '../../agricola/phrases';
import { builderOf, type Whose } from '../../agricola/whose';
import { capital } from '../../sentence';
import { article, count, edgeName, list, quoted, seatName } from '../grammar';
import {
  beggingMarkers,
  edgeNames,
  fences,
  goods,
  HOUSES,
  newbornName,
  roundNumbers,
  sown,
  theMajor,
} from './nouns';
import { bonusPoints } from './prizes';
import { SEASON_NAMES, SEASON_RULES } from './seasons';
import { theImprovement } from './upgrades';

/** For whom it is built, if not for the builder. */
function farmer({ seat, by }: Whose): string {
  return by === undefined ? '' : ` für ${seatName(seat)}`;
}

/** The log, in German. */
export const events: EventPhrases = {
  start: ({ seat }) => `${seatName(seat)} ist Startspieler.`,
  round: ({ round }) => `Runde ${round} beginnt.`,
  season: ({ season }) => `Es ist ${SEASON_NAMES[season]}: ${capital(SEASON_RULES[season])}.`,
  revealed: ({ space }, at) => `Neue Rundenkarte: ${quoted(at.space(space))}.`,
  used: ({ seat, space }, at) => `${seatName(seat)} setzt eine Person auf ${quoted(at.space(space))}.`,
  passed: ({ seat }) => `${seatName(seat)} kann niemanden einsetzen und setzt aus.`,
  token: ({ seat }) => `${seatName(seat)} nimmt den Startspielermarker.`,
  gained: ({ seat, goods: of, card }, at) =>
    `${seatName(seat)} bekommt ${goods(of)}${card === undefined ? '' : ` (${quoted(at.card(card))})`}.`,
  begged: ({ seat, begging }) => `${seatName(seat)} nimmt ${beggingMarkers(begging)}.`,
  paid: ({ seat, goods: of }) => `${seatName(seat)} zahlt ${goods(of)}.`,
  converted: ({ seat, goods: of, food }) => `${seatName(seat)} wandelt ${goods(of)} in ${food} Nahrung um.`,
  handed: ({ seat, other, goods: of }) => `${seatName(other)} bekommt ${goods(of)} von ${seatName(seat)}.`,
  rooms: ({ cell, ...whose }, at) =>
    `${seatName(builderOf(whose))} baut${farmer(whose)} einen Raum auf ${at.cell(cell)}.`,
  stables: ({ cell, ...whose }, at) =>
    `${seatName(builderOf(whose))} baut${farmer(whose)} einen Stall auf ${at.cell(cell)}.`,
  renovated: ({ seat, house }) => {
    const { gender, one } = HOUSES[house];
    return `${seatName(seat)} renoviert und wohnt jetzt in ${article('ein', gender, 'dative')} ${one}.`;
  },
  grew: ({ seat }) => `Die Familie von ${seatName(seat)} bekommt Zuwachs.`,
  plowed: ({ cell, ...whose }, at) =>
    `${seatName(builderOf(whose))} pflügt${farmer(whose)} einen Acker auf ${at.cell(cell)}.`,
  sowed: ({ seat, grain, vegetables }, at) =>
    `${seatName(seat)} sät ${sown(
      grain.map((cell) => at.cell(cell)),
      vegetables.map((cell) => at.cell(cell)),
    )}.`,
  baked: ({ seat, grain, food }) =>
    `${seatName(seat)} backt Brot aus ${grain} Getreide und bekommt ${food} Nahrung.`,
  fenced: ({ edges, ...whose }, at) => {
    const places = edges.map((edge) => at.edge(edge));
    const what = `${fences(places.length)}${farmer(whose)}`;
    return places.length === 1
      ? `${seatName(builderOf(whose))} baut ${what} an ${edgeName(places[0], 'dative')}.`
      : `${seatName(builderOf(whose))} baut ${what}: ${edgeNames(places)}.`;
  },
  major: ({ seat, major }) => `${seatName(seat)} baut ${theMajor(major, 'accusative')}.`,
  palisades: ({ seat, edges }, at) => {
    const places = edges.map((edge) => at.edge(edge));
    return places.length === 1
      ? `${seatName(seat)} stellt eine Palisade an ${edgeName(places[0], 'dative')} auf.`
      : `${seatName(seat)} stellt ${places.length} Palisaden auf: ${edgeNames(places)}.`;
  },
  centerStable: ({ seat, cell }, at) =>
    `${seatName(seat)} baut einen Stall in die Mitte von vier Äckern, von denen ${at.cell(cell)} links oben liegt.`,
  delivery: ({ seat, rounds, card }, at) =>
    `${quoted(at.card(card))} von ${seatName(seat)} wirkt zu Beginn ${rounds.length === 1 ? 'von Runde' : 'der Runden'} ${roundNumbers(rounds)}.`,
  dealt: ({ card, to, opening }, at) =>
    opening === true ? undefined : `${seatName(to)} bekommt die Karte ${quoted(at.card(card))}.`,
  hands: ({ occupations, minors, full }) => {
    const few = Math.min(occupations, minors) < full;
    return `Jeder bekommt ${count(occupations, 'Ausbildung', 'Ausbildungen')} und ${count(minors, 'kleine Anschaffung', 'kleine Anschaffungen')}${few ? `; für je ${full} reichen die Karten nicht` : ''}.`;
  },
  drawn: ({ card, to }, at) =>
    `Der Zufall bestimmt ${quoted(at.card(card))} aus der Hand von ${seatName(to)}.`,
  jumped: ({ seat, space }, at) =>
    `Die Person von ${seatName(seat)} zieht weiter auf ${quoted(at.space(space))}.`,
  guest: ({ seat, forever }) =>
    forever
      ? `${seatName(seat)} nimmt eine Person aus dem Vorrat, die nach dieser Runde aus dem Spiel geht.`
      : `${seatName(seat)} nimmt für diese Runde eine Person aus dem Vorrat.`,
  played: ({ seat, card }, at) => `${seatName(seat)} spielt ${quoted(at.card(card))} aus.`,
  passedOn: ({ seat, card }, at) => `${seatName(seat)} gibt ${quoted(at.card(card))} weiter.`,
  gaveOn: ({ seat }) => `${seatName(seat)} gibt dem linken Nachbarn eine Ausbildung.`,
  removed: ({ seat, card }, at) =>
    `${quoted(at.card(card))} aus der Hand von ${seatName(seat)} geht aus dem Spiel.`,
  points: ({ seat, points }) => `${seatName(seat)} bekommt ${bonusPoints(points)}.`,
  laid: ({ seat, card, count }, at) =>
    `${quoted(at.card(card))} von ${seatName(seat)} steht jetzt auf ${count}.`,
  marked: ({ seat, card, spaces }, at) => {
    const cells: string[] = [];
    each(spaces, (cell) => cells.push(at.cell(cell)));
    return `${quoted(at.card(card))} von ${seatName(seat)} markiert ${cells.length === 0 ? 'nichts' : list(cells)}.`;
  },
  putBack: ({ seat, space, goods: of }, at) =>
    `${seatName(seat)} legt ${goods(of)} auf ${quoted(at.space(space))} zurück.`,
  paidTo: ({ seat, other, goods: of }) => `${seatName(seat)} zahlt ${goods(of)} an ${seatName(other)}.`,
  left: ({ seat }) => `Eine Person von ${seatName(seat)} geht endgültig aus dem Spiel.`,
  adopted: ({ seat }) => `Ein Neugeborenes von ${seatName(seat)} kann schon in dieser Runde arbeiten.`,
  returned: ({ seat, improvement }) => `${seatName(seat)} gibt ${theImprovement(improvement)} zurück.`,
  later: ({ seat, rounds, goods: of }) =>
    rounds.length === 1
      ? `${seatName(seat)} bekommt ${goods(of)} zu Beginn von Runde ${rounds[0]}.`
      : `${seatName(seat)} bekommt je ${goods(of)} zu Beginn der Runden ${roundNumbers(rounds)}.`,
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
