import { cards } from '@furrow/agricola/cards/index';
import { keepsRound } from '@furrow/agricola/in-play/kept';
import { STRIDE, count as spaceCount } from '@furrow/farm/grid';
import type { EventPhrases, Places } from '../../agricola/phrases';
import { builderOf, type Whose } from '../../agricola/whose';
import { some } from '../../amounts';
import { count, form, list, quoted } from '../grammar';
import { drawnEvents } from './drawn';
import { handEvents } from './hands';
import {
  amount,
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
function farmer({ seat, by }: Whose, at: Places): string {
  return by === undefined ? '' : ` chez ${at.seat(seat)}`;
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
  return keepsRound(cards[card].keeps)
    ? `${quoted(name)} retient la manche ${n}`
    : `${n === 1 ? 'il y a' : 'il y a maintenant'} ${count(n, 'marqueur')} sur ${quoted(name)}`;
}

/** The log, in French. */
export const events: EventPhrases = {
  ...handEvents,
  ...drawnEvents,
  start: ({ seat }, at) => `${at.seat(seat)} est le premier joueur.`,
  round: ({ round }) => `La manche ${round} commence.`,
  season: ({ season }) => `C’est ${THE_SEASONS[season]} : ${SEASON_RULES[season]}.`,
  revealed: ({ space }, at) => `${quoted(at.space(space))} entre en jeu.`,
  used: ({ seat, space }, at) => `${at.seat(seat)} place une personne sur ${quoted(at.space(space))}.`,
  passed: ({ seat }, at) => `${at.seat(seat)} ne peut utiliser aucune case et passe.`,
  token: ({ seat }, at) => `${at.seat(seat)} prend le marqueur de premier joueur.`,
  gained: ({ seat, goods: of, card }, at) =>
    `${at.seat(seat)} prend ${goods(of)}${card === undefined ? '' : ` (${quoted(at.card(card))})`}.`,
  begged: ({ seat, begging }, at) => `${at.seat(seat)} prend ${beggingCards(begging)}.`,
  paid: ({ seat, goods: of, space }, at) =>
    `${at.seat(seat)} paie ${goods(of)}${space === undefined ? '' : ` de ${quoted(at.space(space))}`}.`,
  converted: ({ seat, goods: of, food: gives }, at) =>
    `${at.seat(seat)} ${turnInto('transforme', of, gives)}.`,
  handed: ({ seat, other, goods: of }, at) => `${at.seat(seat)} donne ${goods(of)} à ${at.seat(other)}.`,
  rooms: ({ cell, ...whose }, at) =>
    `${at.seat(builderOf(whose))} construit une pièce en ${at.cell(cell)}${farmer(whose, at)}.`,
  stables: ({ cell, ...whose }, at) =>
    `${at.seat(builderOf(whose))} construit une étable en ${at.cell(cell)}${farmer(whose, at)}.`,
  renovated: ({ seat, house }, at) =>
    `${at.seat(seat)} rénove son habitation : c’est maintenant ${HOUSES[house]}.`,
  grew: ({ seat }, at) => `La famille de ${at.seat(seat)} s’agrandit.`,
  plowed: ({ cell, ...whose }, at) =>
    `${at.seat(builderOf(whose))} laboure un champ en ${at.cell(cell)}${farmer(whose, at)}.`,
  sowed: ({ seat, grain, vegetables }, at) =>
    `${at.seat(seat)} sème ${sowing(
      grain.map((cell) => at.cell(cell)),
      vegetables.map((cell) => at.cell(cell)),
    )}.`,
  sowedMore: ({ seat, fields }, at) =>
    `${at.seat(seat)} ajoute 1 marchandise dans ${list(fields.map((cell) => at.cell(cell)))}.`,
  movedCrop: ({ seat, crop, from, to }, at) =>
    `${at.seat(seat)} déplace ${amount(crop, 1)} de ${at.cell(from)} à ${at.cell(to)}.`,
  baked: ({ seat, grain, food: gives }, at) =>
    `${at.seat(seat)} cuit du pain : ${count(grain, 'céréale')} pour ${food(gives)}.`,
  fenced: ({ edges, ...whose }, at) =>
    `${at.seat(builderOf(whose))} construit ${fencesAt(
      edges.map((edge) => at.edge(edge)),
      farmer(whose, at),
    )}.`,
  knockedDown: ({ seat, fences }, at) => `${at.seat(seat)} abat ${count(fences, 'clôture')}.`,
  palisades: ({ seat, edges }, at) =>
    `${at.seat(seat)} construit ${fencesAt(
      edges.map((edge) => at.edge(edge)),
      '',
      'palissade',
    )}.`,
  centerStable: ({ seat, cell }, at) =>
    `${at.seat(seat)} construit une étable au centre des champs ${list(AROUND.map((more) => at.cell(cell + more)))}.`,
  major: ({ seat, major }, at) => `${at.seat(seat)} construit ${theMajor(major)}.`,
  returned: ({ seat, improvement }, at) => `${at.seat(seat)} rend ${theImprovement(improvement)}.`,
  later: ({ seat, rounds: when, goods: of }, at) => `${at.seat(seat)} recevra ${goods(of)} ${atStart(when)}.`,
  delivery: ({ seat, rounds: when, card }, at) =>
    `${at.seat(seat)} profitera de ${quoted(at.card(card))} ${atStart(when)}.`,
  dealt: ({ seat, card, opening }, at) =>
    opening === true ? undefined : `${at.seat(seat)} reçoit en main ${quoted(at.card(card))}.`,
  hands: ({ occupations, minors, full }) => {
    const few = Math.min(occupations, minors) < full;
    return `Chaque joueur reçoit ${occupations} savoir-faire et ${count(minors, 'aménagement mineur', 'aménagements mineurs')}${few ? ` ; il n’y a pas assez de cartes pour en distribuer ${full} de chaque sorte` : ''}.`;
  },
  drawn: ({ seat, card }, at) => `Le hasard tire ${quoted(at.card(card))} dans la main de ${at.seat(seat)}.`,
  jumped: ({ seat, space }, at) =>
    `${at.seat(seat)} continue avec la même personne sur ${quoted(at.space(space))}.`,
  guest: ({ seat, forever }, at) =>
    `${at.seat(seat)} prend pour cette manche une personne de sa réserve${forever ? ' ; elle quittera ensuite la partie' : ''}.`,
  played: ({ seat, card }, at) => `${at.seat(seat)} joue ${quoted(at.card(card))}.`,
  keptInPlay: ({ seat, card }, at) =>
    `${quoted(at.card(card))}, gardé d’une autre partie, est en jeu devant ${at.seat(seat)}.`,
  keptLost: ({ seat, card }, at) =>
    `${at.seat(seat)} ne peut pas payer ${quoted(at.card(card))}, gardé d’une autre partie : la carte retourne dans la pioche.`,
  passedOn: ({ seat, card }, at) => `${at.seat(seat)} transmet ${quoted(at.card(card))}.`,
  gaveOn: ({ seat }, at) => `${at.seat(seat)} donne un savoir-faire de sa main à son voisin de gauche.`,
  tookUp: ({ seat, card }, at) => `${at.seat(seat)} reprend ${quoted(at.card(card))} en main.`,
  removed: ({ seat, card }, at) => `${quoted(at.card(card))} de ${at.seat(seat)} quitte la partie.`,
  points: ({ seat, points }, at) => `${at.seat(seat)} reçoit ${bonusPoints(points)}.`,
  laid: ({ seat, card, count: n }, at) => `Chez ${at.seat(seat)}, ${onCard(card, n, at.card(card))}.`,
  marked: ({ seat, card, spaces }, at) =>
    `${quoted(at.card(card))} ${marking(spaceCount(spaces))} dans la ferme de ${at.seat(seat)}.`,
  refunded: ({ seat, goods: of }, at) => `${at.seat(seat)} récupère ${goods(of)} sur ce qui a été payé.`,
  piecesLost: ({ seat, fences, stables }, at) =>
    `${at.seat(seat)} retire du jeu ${list([...some(fences, (n) => count(n, 'clôture')), ...some(stables, (n) => count(n, 'étable'))])}.`,
  heldBack: ({ seat, goods: of, card }, at) =>
    `${at.seat(seat)} ne reçoit ${goods(of)} qu’au retour à la maison (${quoted(at.card(card))}).`,
  laidOnSpace: ({ seat, space, goods: of }, at) =>
    `${at.seat(seat)} pose ${goods(of)} sur ${quoted(at.space(space))}.`,
  putBack: ({ seat, space, goods: of }, at) =>
    `${at.seat(seat)} remet ${goods(of)} sur ${quoted(at.space(space))}.`,
  paidTo: ({ seat, other, goods: of }, at) => `${at.seat(seat)} paie ${goods(of)} à ${at.seat(other)}.`,
  tookCrop: ({ seat, other, field, crop }, at) =>
    `${at.seat(seat)} prend ${amount(crop, 1)} sur le champ ${at.cell(field)} de ${at.seat(other)}.`,
  markedSpace: ({ seat, card, space }, at) =>
    `${quoted(at.card(card))} de ${at.seat(seat)} marque ${quoted(at.space(space))}.`,
  hosts: ({ seat }, at) => `${at.seat(seat)} reçoit un invité pour cette manche.`,
  staysHome: ({ seat }, at) => `Une personne de ${at.seat(seat)} reste chez elle pendant cette manche.`,
  left: ({ seat }, at) => `Une personne de ${at.seat(seat)} quitte la partie.`,
  adopted: ({ seat }, at) => `Un nouveau-né de ${at.seat(seat)} devient adulte.`,
  fed: ({ seat, food: eaten, begging }, at) => {
    const who = at.seat(seat);
    if (begging === 0) return `${who} nourrit sa famille avec ${food(eaten)}.`;
    const feeds = eaten === 0 ? 'ne nourrit pas sa famille' : `nourrit sa famille avec ${food(eaten)}`;
    return `${who} ${feeds} et prend ${beggingCards(begging)}.`;
  },
  born: ({ seat, animals }, at) =>
    animals.length === 0
      ? undefined
      : `${form(animals.length, 'Naissance')} dans la ferme de ${at.seat(seat)} : ${list(animals.map(oneNewborn))}.`,
  released: ({ seat, goods: of }, at) =>
    of.length === 0 ? undefined : `${at.seat(seat)} rend ${goods(of)} à la réserve générale.`,
  harvest: ({ round }) => `La récolte de la manche ${round} commence.`,
  homeward: () => 'Tout le monde rentre à la maison.',
  over: () => 'La partie est terminée.',
};
