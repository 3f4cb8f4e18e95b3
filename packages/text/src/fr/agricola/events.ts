import { cards } from '@furrow/agricola/cards/index';
import { STRIDE, count as spaceCount } from '@furrow/farm/grid';
import type { EventPhrases } from '../../agricola/phrases';
import { builderOf, type Whose } from '../../agricola/whose';
import { count, form, list, quoted, seatName } from '../grammar';
import {
  beggingCards,
  fencesAt,
  food,
  goods,
  HOUSES,
  oneNewborn,
  rounds,
  sowing,
  theMajor,
  turnInto,
} from './nouns';
import { bonusPoints } from './prizes';
import { SEASON_RULES, THE_SEASONS } from './seasons';
import { theImprovement } from './upgrades';

/** On whose farm it is built, if not on the builder's. */
function farmer({ seat, by }: Whose): string {
  return by === undefined ? '' : ` chez ${seatName(seat)}`;
}

/** The four fields around a center, by how much further than the first they lie. */
const AROUND = [0, STRIDE, 1, STRIDE + 1];

/** In which rounds something comes: `au début de la manche 7`. */
function atStart(of: readonly number[]): string {
  return `au début ${of.length === 1 ? 'de la manche' : 'de chacune des manches'} ${rounds(of)}`;
}

/** That so many spaces are marked. */
function marking(n: number): string {
  return n === 0 ? 'ne marque aucune case' : `marque ${count(n, 'case inutilisée', 'cases inutilisées')}`;
}

/** What lies on a card, or which round it has noted. */
function onCard(card: number, n: number, name: string): string {
  return cards[card].keeps?.keeps === 'round'
    ? `${quoted(name)} retient la manche ${n}`
    : `${n === 1 ? 'il y a' : 'il y a maintenant'} ${count(n, 'marqueur')} sur ${quoted(name)}`;
}

/** The log, in French. */
export const events: EventPhrases = {
  start: ({ seat }) => `${seatName(seat)} est le premier joueur.`,
  round: ({ round }) => `La manche ${round} commence.`,
  season: ({ season }) => `C’est ${THE_SEASONS[season]} : ${SEASON_RULES[season]}.`,
  revealed: ({ space }, at) => `${quoted(at.space(space))} entre en jeu.`,
  used: ({ seat, space }, at) => `${seatName(seat)} place une personne sur ${quoted(at.space(space))}.`,
  passed: ({ seat }) => `${seatName(seat)} ne peut utiliser aucune case et passe.`,
  token: ({ seat }) => `${seatName(seat)} prend le marqueur de premier joueur.`,
  gained: ({ seat, goods: of, card }, at) =>
    `${seatName(seat)} prend ${goods(of)}${card === undefined ? '' : ` (${quoted(at.card(card))})`}.`,
  begged: ({ seat, begging }) => `${seatName(seat)} prend ${beggingCards(begging)}.`,
  paid: ({ seat, goods: of }) => `${seatName(seat)} paie ${goods(of)}.`,
  converted: ({ seat, goods: of, food: gives }) => `${seatName(seat)} ${turnInto('transforme', of, gives)}.`,
  handed: ({ seat, other, goods: of }) => `${seatName(seat)} donne ${goods(of)} à ${seatName(other)}.`,
  rooms: ({ cell, ...whose }, at) =>
    `${seatName(builderOf(whose))} construit une pièce en ${at.cell(cell)}${farmer(whose)}.`,
  stables: ({ cell, ...whose }, at) =>
    `${seatName(builderOf(whose))} construit une étable en ${at.cell(cell)}${farmer(whose)}.`,
  renovated: ({ seat, house }) =>
    `${seatName(seat)} rénove son habitation : c’est maintenant ${HOUSES[house]}.`,
  grew: ({ seat }) => `La famille de ${seatName(seat)} s’agrandit.`,
  plowed: ({ cell, ...whose }, at) =>
    `${seatName(builderOf(whose))} laboure un champ en ${at.cell(cell)}${farmer(whose)}.`,
  sowed: ({ seat, grain, vegetables }, at) =>
    `${seatName(seat)} sème ${sowing(
      grain.map((cell) => at.cell(cell)),
      vegetables.map((cell) => at.cell(cell)),
    )}.`,
  baked: ({ seat, grain, food: gives }) =>
    `${seatName(seat)} cuit du pain : ${count(grain, 'céréale')} pour ${food(gives)}.`,
  fenced: ({ edges, ...whose }, at) =>
    `${seatName(builderOf(whose))} construit ${fencesAt(
      edges.map((edge) => at.edge(edge)),
      farmer(whose),
    )}.`,
  palisades: ({ seat, edges }, at) =>
    `${seatName(seat)} construit ${fencesAt(
      edges.map((edge) => at.edge(edge)),
      '',
      'palissade',
    )}.`,
  centerStable: ({ seat, cell }, at) =>
    `${seatName(seat)} construit une étable au centre des champs ${list(AROUND.map((more) => at.cell(cell + more)))}.`,
  major: ({ seat, major }) => `${seatName(seat)} construit ${theMajor(major)}.`,
  returned: ({ seat, improvement }) => `${seatName(seat)} rend ${theImprovement(improvement)}.`,
  later: ({ seat, rounds: when, goods: of }) => `${seatName(seat)} recevra ${goods(of)} ${atStart(when)}.`,
  delivery: ({ seat, rounds: when, card }, at) =>
    `${seatName(seat)} profitera de ${quoted(at.card(card))} ${atStart(when)}.`,
  dealt: ({ seat, card, opening }, at) =>
    opening === true ? undefined : `${seatName(seat)} reçoit en main ${quoted(at.card(card))}.`,
  hands: ({ occupations, minors, full }) => {
    const few = Math.min(occupations, minors) < full;
    return `Chaque joueur reçoit ${occupations} savoir-faire et ${count(minors, 'aménagement mineur', 'aménagements mineurs')}${few ? ` ; il n’y a pas assez de cartes pour en distribuer ${full} de chaque sorte` : ''}.`;
  },
  drawn: ({ seat, card }, at) => `Le hasard tire ${quoted(at.card(card))} dans la main de ${seatName(seat)}.`,
  jumped: ({ seat, space }, at) =>
    `${seatName(seat)} continue avec la même personne sur ${quoted(at.space(space))}.`,
  guest: ({ seat, forever }) =>
    `${seatName(seat)} prend pour cette manche une personne de sa réserve${forever ? ' ; elle quittera ensuite la partie' : ''}.`,
  played: ({ seat, card }, at) => `${seatName(seat)} joue ${quoted(at.card(card))}.`,
  passedOn: ({ seat, card }, at) => `${seatName(seat)} transmet ${quoted(at.card(card))}.`,
  gaveOn: ({ seat }) => `${seatName(seat)} donne un savoir-faire de sa main à son voisin de gauche.`,
  removed: ({ seat, card }, at) => `${quoted(at.card(card))} de ${seatName(seat)} quitte la partie.`,
  points: ({ seat, points }) => `${seatName(seat)} reçoit ${bonusPoints(points)}.`,
  laid: ({ seat, card, count: n }, at) => `Chez ${seatName(seat)}, ${onCard(card, n, at.card(card))}.`,
  marked: ({ seat, card, spaces }, at) =>
    `${quoted(at.card(card))} ${marking(spaceCount(spaces))} dans la ferme de ${seatName(seat)}.`,
  putBack: ({ seat, space, goods: of }, at) =>
    `${seatName(seat)} remet ${goods(of)} sur ${quoted(at.space(space))}.`,
  paidTo: ({ seat, other, goods: of }) => `${seatName(seat)} paie ${goods(of)} à ${seatName(other)}.`,
  left: ({ seat }) => `Une personne de ${seatName(seat)} quitte la partie.`,
  adopted: ({ seat }) => `Un nouveau-né de ${seatName(seat)} devient adulte.`,
  fed: ({ seat, food: eaten, begging }) => {
    const who = seatName(seat);
    if (begging === 0) return `${who} nourrit sa famille avec ${food(eaten)}.`;
    const feeds = eaten === 0 ? 'ne nourrit pas sa famille' : `nourrit sa famille avec ${food(eaten)}`;
    return `${who} ${feeds} et prend ${beggingCards(begging)}.`;
  },
  born: ({ seat, animals }) =>
    animals.length === 0
      ? undefined
      : `${form(animals.length, 'Naissance')} dans la ferme de ${seatName(seat)} : ${list(animals.map(oneNewborn))}.`,
  released: ({ seat, goods: of }) =>
    of.length === 0 ? undefined : `${seatName(seat)} rend ${goods(of)} à la réserve générale.`,
  harvest: ({ round }) => `La récolte de la manche ${round} commence.`,
  homeward: () => 'Tout le monde rentre à la maison.',
  over: () => 'La partie est terminée.',
};
