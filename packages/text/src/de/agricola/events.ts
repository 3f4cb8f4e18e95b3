import { each } from '@furrow/farm/grid';
import type { EventPhrases, Places } from '../../agricola/phrases';
import { builderOf, type Whose } from '../../agricola/whose';
import { some } from '../../amounts';
import { capital } from '../../sentence';
import { article, count, edgeName, list, quoted } from '../grammar';
import { drawnEvents } from './drawn';
import { handEvents } from './hands';
import {
  amount,
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
function farmer({ seat, by }: Whose, at: Places): string {
  return by === undefined ? '' : ` für ${at.seat(seat)}`;
}

/** The log, in German. */
export const events: EventPhrases = {
  ...handEvents,
  ...drawnEvents,
  start: ({ seat }, at) => `${at.seat(seat)} ist Startspieler.`,
  round: ({ round }) => `Runde ${round} beginnt.`,
  season: ({ season }) => `Es ist ${SEASON_NAMES[season]}: ${capital(SEASON_RULES[season])}.`,
  revealed: ({ space }, at) => `Neue Rundenkarte: ${quoted(at.space(space))}.`,
  used: ({ seat, space }, at) => `${at.seat(seat)} setzt eine Person auf ${quoted(at.space(space))}.`,
  passed: ({ seat }, at) => `${at.seat(seat)} kann niemanden einsetzen und setzt aus.`,
  token: ({ seat }, at) => `${at.seat(seat)} nimmt den Startspielermarker.`,
  gained: ({ seat, goods: of, card }, at) =>
    `${at.seat(seat)} bekommt ${goods(of)}${card === undefined ? '' : ` (${quoted(at.card(card))})`}.`,
  begged: ({ seat, begging }, at) => `${at.seat(seat)} nimmt ${beggingMarkers(begging)}.`,
  paid: ({ seat, goods: of, space }, at) =>
    `${at.seat(seat)} zahlt ${goods(of)}${space === undefined ? '' : ` von ${quoted(at.space(space))}`}.`,
  converted: ({ seat, goods: of, food }, at) =>
    `${at.seat(seat)} wandelt ${goods(of)} in ${food} Nahrung um.`,
  handed: ({ seat, other, goods: of }, at) => `${at.seat(other)} bekommt ${goods(of)} von ${at.seat(seat)}.`,
  rooms: ({ cell, ...whose }, at) =>
    `${at.seat(builderOf(whose))} baut${farmer(whose, at)} einen Raum auf ${at.cell(cell)}.`,
  stables: ({ cell, ...whose }, at) =>
    `${at.seat(builderOf(whose))} baut${farmer(whose, at)} einen Stall auf ${at.cell(cell)}.`,
  renovated: ({ seat, house }, at) => {
    const { gender, one } = HOUSES[house];
    return `${at.seat(seat)} renoviert und wohnt jetzt in ${article('ein', gender, 'dative')} ${one}.`;
  },
  grew: ({ seat }, at) => `Die Familie von ${at.seat(seat)} bekommt Zuwachs.`,
  plowed: ({ cell, ...whose }, at) =>
    `${at.seat(builderOf(whose))} pflügt${farmer(whose, at)} einen Acker auf ${at.cell(cell)}.`,
  sowed: ({ seat, grain, vegetables }, at) =>
    `${at.seat(seat)} sät ${sown(
      grain.map((cell) => at.cell(cell)),
      vegetables.map((cell) => at.cell(cell)),
    )}.`,
  sowedMore: ({ seat, fields }, at) =>
    `${at.seat(seat)} legt ${fields.length === 1 ? '' : 'je '}1 Feldfrucht auf ${list(fields.map((cell) => at.cell(cell)))} dazu.`,
  movedCrop: ({ seat, crop, from, to }, at) =>
    `${at.seat(seat)} legt ${amount(crop, 1)} von ${at.cell(from)} nach ${at.cell(to)} um.`,
  baked: ({ seat, grain, food }, at) =>
    `${at.seat(seat)} backt Brot aus ${grain} Getreide und bekommt ${food} Nahrung.`,
  fenced: ({ edges, ...whose }, at) => {
    const places = edges.map((edge) => at.edge(edge));
    const what = `${fences(places.length)}${farmer(whose, at)}`;
    return places.length === 1
      ? `${at.seat(builderOf(whose))} baut ${what} an ${edgeName(places[0], 'dative')}.`
      : `${at.seat(builderOf(whose))} baut ${what}: ${edgeNames(places)}.`;
  },
  knockedDown: ({ seat, fences: n }, at) => `${at.seat(seat)} reißt ${fences(n)} ab.`,
  major: ({ seat, major }, at) => `${at.seat(seat)} baut ${theMajor(major, 'accusative')}.`,
  palisades: ({ seat, edges }, at) => {
    const places = edges.map((edge) => at.edge(edge));
    return places.length === 1
      ? `${at.seat(seat)} stellt eine Palisade an ${edgeName(places[0], 'dative')} auf.`
      : `${at.seat(seat)} stellt ${places.length} Palisaden auf: ${edgeNames(places)}.`;
  },
  centerStable: ({ seat, cell }, at) =>
    `${at.seat(seat)} baut einen Stall in die Mitte von vier Äckern, von denen ${at.cell(cell)} links oben liegt.`,
  delivery: ({ seat, rounds, card }, at) =>
    `${quoted(at.card(card))} von ${at.seat(seat)} wirkt zu Beginn ${rounds.length === 1 ? 'von Runde' : 'der Runden'} ${roundNumbers(rounds)}.`,
  dealt: ({ card, to, opening }, at) =>
    opening === true ? undefined : `${at.seat(to)} bekommt die Karte ${quoted(at.card(card))}.`,
  hands: ({ occupations, minors, full }) => {
    const few = Math.min(occupations, minors) < full;
    return `Jeder bekommt ${count(occupations, 'Ausbildung', 'Ausbildungen')} und ${count(minors, 'kleine Anschaffung', 'kleine Anschaffungen')}${few ? `; für je ${full} reichen die Karten nicht` : ''}.`;
  },
  drawn: ({ card, to }, at) =>
    `Der Zufall bestimmt ${quoted(at.card(card))} aus der Hand von ${at.seat(to)}.`,
  jumped: ({ seat, space }, at) =>
    `Die Person von ${at.seat(seat)} zieht weiter auf ${quoted(at.space(space))}.`,
  guest: ({ seat, forever }, at) =>
    forever
      ? `${at.seat(seat)} nimmt eine Person aus dem Vorrat, die nach dieser Runde aus dem Spiel geht.`
      : `${at.seat(seat)} nimmt für diese Runde eine Person aus dem Vorrat.`,
  played: ({ seat, card }, at) => `${at.seat(seat)} spielt ${quoted(at.card(card))} aus.`,
  keptInPlay: ({ seat, card }, at) =>
    `${quoted(at.card(card))}, aus einem anderen Spiel behalten, liegt vor ${at.seat(seat)}.`,
  keptLost: ({ seat, card }, at) =>
    `${at.seat(seat)} kann ${quoted(at.card(card))}, aus einem anderen Spiel behalten, nicht bezahlen: Die Karte kommt zurück in den Stapel.`,
  passedOn: ({ seat, card }, at) => `${at.seat(seat)} gibt ${quoted(at.card(card))} weiter.`,
  gaveOn: ({ seat }, at) => `${at.seat(seat)} gibt dem linken Nachbarn eine Ausbildung.`,
  tookUp: ({ seat, card }, at) => `${at.seat(seat)} nimmt ${quoted(at.card(card))} zurück auf die Hand.`,
  removed: ({ seat, card }, at) =>
    `${quoted(at.card(card))} aus der Hand von ${at.seat(seat)} geht aus dem Spiel.`,
  points: ({ seat, points }, at) => `${at.seat(seat)} bekommt ${bonusPoints(points)}.`,
  laid: ({ seat, card, count }, at) =>
    `${quoted(at.card(card))} von ${at.seat(seat)} steht jetzt auf ${count}.`,
  marked: ({ seat, card, spaces }, at) => {
    const cells: string[] = [];
    each(spaces, (cell) => cells.push(at.cell(cell)));
    return `${quoted(at.card(card))} von ${at.seat(seat)} markiert ${cells.length === 0 ? 'nichts' : list(cells)}.`;
  },
  refunded: ({ seat, goods: of }, at) => `${at.seat(seat)} bekommt ${goods(of)} vom Bezahlten zurück.`,
  piecesLost: ({ seat, fences, stables }, at) =>
    `${at.seat(seat)} nimmt ${list([...some(fences, (n) => count(n, 'Zaun', 'Zäune')), ...some(stables, (n) => count(n, 'Stall', 'Ställe'))])} aus dem Spiel.`,
  heldBack: ({ seat, goods: of, card }, at) =>
    `${at.seat(seat)} bekommt ${goods(of)} erst bei der Heimkehr (${quoted(at.card(card))}).`,
  laidOnSpace: ({ seat, space, goods: of }, at) =>
    `${at.seat(seat)} legt ${goods(of)} auf ${quoted(at.space(space))}.`,
  putBack: ({ seat, space, goods: of }, at) =>
    `${at.seat(seat)} legt ${goods(of)} auf ${quoted(at.space(space))} zurück.`,
  paidTo: ({ seat, other, goods: of }, at) => `${at.seat(seat)} zahlt ${goods(of)} an ${at.seat(other)}.`,
  tookCrop: ({ seat, other, field, crop }, at) =>
    `${at.seat(seat)} nimmt ${amount(crop, 1)} vom Acker ${at.cell(field)} von ${at.seat(other)}.`,
  markedSpace: ({ seat, card, space }, at) =>
    `${quoted(at.card(card))} von ${at.seat(seat)} markiert ${quoted(at.space(space))}.`,
  hosts: ({ seat }, at) => `${at.seat(seat)} hat in dieser Runde einen Gast.`,
  staysHome: ({ seat }, at) => `Eine Person von ${at.seat(seat)} bleibt in dieser Runde zu Hause.`,
  left: ({ seat }, at) => `Eine Person von ${at.seat(seat)} geht endgültig aus dem Spiel.`,
  adopted: ({ seat }, at) => `Ein Neugeborenes von ${at.seat(seat)} kann schon in dieser Runde arbeiten.`,
  returned: ({ seat, improvement }, at) => `${at.seat(seat)} gibt ${theImprovement(improvement)} zurück.`,
  later: ({ seat, rounds, goods: of }, at) =>
    rounds.length === 1
      ? `${at.seat(seat)} bekommt ${goods(of)} zu Beginn von Runde ${rounds[0]}.`
      : `${at.seat(seat)} bekommt je ${goods(of)} zu Beginn der Runden ${roundNumbers(rounds)}.`,
  fed: ({ seat, food, begging }, at) => {
    const beg = begging === 0 ? '' : ` und nimmt ${beggingMarkers(begging)}`;
    return food === 0
      ? `${at.seat(seat)} gibt der Familie nichts zu essen${beg}.`
      : `${at.seat(seat)} ernährt die Familie mit ${food} Nahrung${beg}.`;
  },
  born: ({ seat, animals }, at) =>
    animals.length === 0
      ? undefined
      : `Nachwuchs bei ${at.seat(seat)}: ${list(animals.map((animal) => `1 ${newbornName(animal)}`))}.`,
  released: ({ seat, goods: of }, at) =>
    of.length === 0 ? undefined : `${at.seat(seat)} gibt ${goods(of)} in den allgemeinen Vorrat zurück.`,
  harvest: ({ round }) => `Nach Runde ${round} ist Ernte.`,
  homeward: () => 'Alle kehren nach Hause zurück.',
  over: () => 'Die Partie ist zu Ende.',
};
