import { cards } from '@furrow/agricola/cards/index';
import { keepsRound } from '@furrow/agricola/in-play/kept';
import { goodNumber } from '@furrow/agricola/state/goods';
import { each, STRIDE } from '@furrow/farm/grid';
import type { EventPhrases, Places } from '../../agricola/phrases';
import { builderOf, type Whose } from '../../agricola/whose';
import { some } from '../../amounts';
import { count, list } from '../grammar';
import { drawnEvents } from './drawn';
import { handEvents } from './hands';
import {
  amount,
  beggingMarkers,
  bonusPoints,
  fencesAt,
  food,
  goods,
  MATERIALS,
  palisadeCount,
  rounds,
  sowing,
  theMajor,
} from './nouns';
import { SEASON_NAMES, SEASON_RULES } from './seasons';
import { theImprovement } from './upgrades';

const GRAIN = goodNumber('grain');

function cells(of: readonly number[], at: Places): string[] {
  return of.map((cell) => at.cell(cell));
}

/** The spaces of a mask. */
function cellsIn(mask: number): number[] {
  const found: number[] = [];
  each(mask, (cell) => found.push(cell));
  return found;
}

/** The four spaces around a center, by the upper left of them. */
function around(cell: number): number[] {
  return [cell, cell + STRIDE, cell + 1, cell + STRIDE + 1];
}

/** For whom it is built, if not for the builder. */
function farmer({ seat, by }: Whose, at: Places): string {
  return by === undefined ? '' : ` per ${at.seat(seat)}`;
}

/** The log, in Italian. */
export const events: EventPhrases = {
  ...handEvents,
  ...drawnEvents,
  start: ({ seat }, at) => `${at.seat(seat)} è il primo giocatore.`,
  round: ({ round }) => `Inizia il round ${round}.`,
  season: ({ season }) => `È ${SEASON_NAMES[season]}: ${SEASON_RULES[season]}.`,
  revealed: ({ space }, at) => `Entra in gioco «${at.space(space)}».`,
  used: ({ seat, space }, at) => `${at.seat(seat)} piazza un familiare su «${at.space(space)}».`,
  passed: ({ seat }, at) => `${at.seat(seat)} non può usare nessuno spazio azione e passa.`,
  token: ({ seat }, at) => `${at.seat(seat)} prende il segnalino primo giocatore.`,
  gained: ({ seat, goods: of, card }, at) =>
    `${at.seat(seat)} prende ${goods(of)}${card === undefined ? '' : ` («${at.card(card)}»)`}.`,
  begged: ({ seat, begging }, at) => `${at.seat(seat)} prende ${beggingMarkers(begging)}.`,
  paid: ({ seat, goods: of, space }, at) =>
    `${at.seat(seat)} paga ${goods(of)}${space === undefined ? '' : ` da «${at.space(space)}»`}.`,
  converted: ({ seat, goods: of, food: gives }, at) =>
    `${at.seat(seat)} trasforma ${goods(of)} in ${food(gives)}.`,
  handed: ({ seat, other, goods: of }, at) => `${at.seat(seat)} dà ${goods(of)} a ${at.seat(other)}.`,
  rooms: ({ cell, ...whose }, at) =>
    `${at.seat(builderOf(whose))} costruisce una stanza in ${at.cell(cell)}${farmer(whose, at)}.`,
  stables: ({ cell, ...whose }, at) =>
    `${at.seat(builderOf(whose))} costruisce una stalla in ${at.cell(cell)}${farmer(whose, at)}.`,
  renovated: ({ seat, house }, at) =>
    `${at.seat(seat)} ristruttura la casa, che ora è di ${MATERIALS[house]}.`,
  grew: ({ seat }, at) => `Nella famiglia di ${at.seat(seat)} nasce un bambino.`,
  plowed: ({ cell, ...whose }, at) =>
    `${at.seat(builderOf(whose))} ara un campo in ${at.cell(cell)}${farmer(whose, at)}.`,
  sowed: ({ seat, grain, vegetables }, at) =>
    `${at.seat(seat)} semina ${sowing(cells(grain, at), cells(vegetables, at))}.`,
  sowedMore: ({ seat, fields }, at) => `${at.seat(seat)} aggiunge 1 bene in ${list(cells(fields, at))}.`,
  movedCrop: ({ seat, crop, from, to }, at) =>
    `${at.seat(seat)} sposta ${amount(crop, 1)} da ${at.cell(from)} a ${at.cell(to)}.`,
  baked: ({ seat, grain, food: gives }, at) =>
    `${at.seat(seat)} cuoce il pane e trasforma ${amount(GRAIN, grain)} in ${food(gives)}.`,
  fenced: ({ edges, ...whose }, at) =>
    `${at.seat(builderOf(whose))} costruisce ${fencesAt(
      edges.map((edge) => at.edge(edge)),
      farmer(whose, at),
    )}.`,
  knockedDown: ({ seat, fences }, at) => `${at.seat(seat)} abbatte ${count(fences, 'steccato', 'steccati')}.`,
  palisades: ({ seat, edges }, at) =>
    `${at.seat(seat)} costruisce ${fencesAt(
      edges.map((edge) => at.edge(edge)),
      '',
      palisadeCount,
    )}.`,
  centerStable: ({ seat, cell }, at) =>
    `${at.seat(seat)} costruisce una stalla al centro di ${list(cells(around(cell), at))}.`,
  major: ({ seat, major }, at) => `${at.seat(seat)} costruisce ${theMajor(major)}.`,
  returned: ({ seat, improvement }, at) => `${at.seat(seat)} restituisce ${theImprovement(improvement)}.`,
  later: ({ seat, rounds: of, goods: coming }, at) =>
    `${at.seat(seat)} riceverà ${goods(coming)} all’inizio ${rounds('del', 'di ognuno dei', of)}.`,
  delivery: ({ seat, rounds: of, card }, at) =>
    `${at.seat(seat)} potrà usare «${at.card(card)}» all’inizio ${rounds('del', 'di ognuno dei', of)}.`,
  dealt: ({ seat, card, opening }, at) =>
    opening === true ? undefined : `${at.seat(seat)} riceve «${at.card(card)}».`,
  hands: ({ occupations, minors, full }) => {
    const few = Math.min(occupations, minors) < full;
    return `Ogni giocatore riceve ${count(occupations, 'occupazione', 'occupazioni')} e ${count(minors, 'piccola miglioria', 'piccole migliorie')}${few ? `; le carte non bastano per darne ${full} di ogni tipo` : ''}.`;
  },
  drawn: ({ seat, card }, at) => `Dalla mano di ${at.seat(seat)} il caso sceglie «${at.card(card)}».`,
  jumped: ({ seat, space }, at) => `${at.seat(seat)} usa con lo stesso familiare anche «${at.space(space)}».`,
  guest: ({ seat, forever }, at) =>
    forever
      ? `${at.seat(seat)} piazza un familiare della riserva, che a fine round esce dal gioco.`
      : `${at.seat(seat)} ha un familiare in più per questo round.`,
  played: ({ seat, card }, at) => `${at.seat(seat)} gioca «${at.card(card)}».`,
  keptInPlay: ({ seat, card }, at) =>
    `«${at.card(card)}», conservata da un’altra partita, è in gioco davanti a ${at.seat(seat)}.`,
  keptLost: ({ seat, card }, at) =>
    `${at.seat(seat)} non può pagare «${at.card(card)}», conservata da un’altra partita: la carta torna nel mazzo.`,
  passedOn: ({ seat, card }, at) => `${at.seat(seat)} cede «${at.card(card)}».`,
  gaveOn: ({ seat }, at) => `${at.seat(seat)} dà un’occupazione al giocatore alla sua sinistra.`,
  tookUp: ({ seat, card }, at) => `${at.seat(seat)} riprende in mano «${at.card(card)}».`,
  removed: ({ seat, card }, at) => `«${at.card(card)}» di ${at.seat(seat)} esce dal gioco.`,
  points: ({ seat, points }, at) => `${at.seat(seat)} prende ${bonusPoints(points)}.`,
  laid: ({ card, count }, at) => {
    if (keepsRound(cards[card].keeps)) return `«${at.card(card)}» segna il round ${count}.`;
    return `Su «${at.card(card)}» ${count === 1 ? 'c’è ora 1 segnalino' : `ci sono ora ${count} segnalini`}.`;
  },
  marked: ({ card, spaces }, at) =>
    spaces === 0 ? undefined : `«${at.card(card)}» segna ${list(cells(cellsIn(spaces), at))}.`,
  refunded: ({ seat, goods: of }, at) => `${at.seat(seat)} riprende ${goods(of)} di quanto pagato.`,
  piecesLost: ({ seat, fences, stables }, at) =>
    `${at.seat(seat)} elimina dal gioco ${list([...some(fences, (n) => count(n, 'steccato', 'steccati')), ...some(stables, (n) => count(n, 'stalla', 'stalle'))])}.`,
  heldBack: ({ seat, goods: of, card }, at) =>
    `${at.seat(seat)} riceve ${goods(of)} solo al ritorno a casa («${at.card(card)}»).`,
  laidOnSpace: ({ seat, space, goods: of }, at) =>
    `${at.seat(seat)} mette ${goods(of)} su «${at.space(space)}».`,
  putBack: ({ seat, space, goods: of }, at) =>
    `${at.seat(seat)} rimette ${goods(of)} su «${at.space(space)}».`,
  paidTo: ({ seat, other, goods: of }, at) => `${at.seat(seat)} paga ${goods(of)} a ${at.seat(other)}.`,
  tookCrop: ({ seat, other, field, crop }, at) =>
    `${at.seat(seat)} prende ${amount(crop, 1)} dal campo ${at.cell(field)} di ${at.seat(other)}.`,
  markedSpace: ({ seat, card, space }, at) =>
    `«${at.card(card)}» di ${at.seat(seat)} segna «${at.space(space)}».`,
  hosts: ({ seat }, at) => `${at.seat(seat)} ha un ospite in questo round.`,
  staysHome: ({ seat }, at) => `Un familiare di ${at.seat(seat)} resta a casa in questo round.`,
  left: ({ seat }, at) => `Un familiare di ${at.seat(seat)} non ha più posto ed esce dal gioco.`,
  adopted: ({ seat }, at) => `Il familiare appena nato di ${at.seat(seat)} può già lavorare in questo round.`,
  fed: ({ seat, food: paid, begging }, at) => {
    if (begging === 0) return `${at.seat(seat)} sfama la famiglia con ${food(paid)}.`;
    const pays = paid === 0 ? 'non paga cibo per la famiglia' : `paga ${food(paid)} per la famiglia`;
    return `${at.seat(seat)} ${pays} e prende ${beggingMarkers(begging)}.`;
  },
  born: ({ seat, animals }, at) =>
    animals.length === 0
      ? undefined
      : `Nella fattoria di ${at.seat(seat)} ${animals.length === 1 ? 'nasce' : 'nascono'} ${list(
          animals.map((animal) => amount(animal, 1)),
        )}.`,
  released: ({ seat, goods: of }, at) =>
    of.length === 0 ? undefined : `${at.seat(seat)} restituisce ${goods(of)} alla riserva generale.`,
  harvest: ({ round }) => `Inizia il raccolto del round ${round}.`,
  homeward: () => 'I familiari tornano a casa.',
  over: () => 'La partita è finita.',
};
