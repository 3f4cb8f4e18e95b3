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
import { SEASON_RULES, THE_SEASONS } from './seasons';

/** On whose farm it is built, if not on the builder's. */
function farmer({ seat, by }: Whose): string {
  return by === undefined ? '' : ` chez ${seatName(seat)}`;
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
  gained: ({ seat, goods: of }) => `${seatName(seat)} prend ${goods(of)}.`,
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
  major: ({ seat, major }) => `${seatName(seat)} construit ${theMajor(major)}.`,
  returned: ({ seat, major }) => `${seatName(seat)} rend ${theMajor(major)}.`,
  later: ({ seat, rounds: when, goods: of }) =>
    `${seatName(seat)} recevra ${goods(of)} au début ${when.length === 1 ? 'de la manche' : 'de chacune des manches'} ${rounds(when)}.`,
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
