import type { EventPhrases } from '../../agricola/phrases';
import { count, form, list, quoted } from '../grammar';
import {
  beggingCards,
  fencesAt,
  food,
  goods,
  HOUSES,
  oneNewborn,
  rounds,
  seatName,
  sowing,
  theMajor,
  turnInto,
} from './nouns';

/** Each season with what it changes. */
const SEASONS = [
  'C’est l’hiver : les cases d’argile et de roseau reçoivent 1 de moins, la pêche est fermée avant la manche 12 et labourer un champ coûte 1 PN.',
  'C’est le printemps : les cases de bois reçoivent 1 de moins et celles de pierre 1 de plus ; quand on construit des clôtures, jusqu’à 2 sont gratuites à condition d’en payer au moins 1.',
  'C’est l’été : les cases d’argile et la pêche reçoivent 1 de plus, celles de pierre 1 de moins ; le journalier donne aussi 1 céréale, et chaque pièce construite permet de construire 1 étable gratuite.',
  'C’est l’automne : les cases de bois et de roseau reçoivent 1 de plus, et chaque aménagement majeur coûte 1 matériau de construction de moins.',
];

/** The log, in French. */
export const events: EventPhrases = {
  start: ({ seat }) => `${seatName(seat)} est le premier joueur.`,
  round: ({ round }) => `La manche ${round} commence.`,
  season: ({ season }) => SEASONS[season],
  revealed: ({ space }, at) => `${quoted(at.space(space))} entre en jeu.`,
  used: ({ seat, space }, at) => `${seatName(seat)} place une personne sur ${quoted(at.space(space))}.`,
  passed: ({ seat }) => `${seatName(seat)} ne peut utiliser aucune case et passe.`,
  token: ({ seat }) => `${seatName(seat)} prend le marqueur de premier joueur.`,
  gained: ({ seat, goods: of }) => `${seatName(seat)} prend ${goods(of)}.`,
  paid: ({ seat, goods: of }) => `${seatName(seat)} paie ${goods(of)}.`,
  converted: ({ seat, goods: of, food: gives }) => `${seatName(seat)} ${turnInto('transforme', of, gives)}.`,
  rooms: ({ seat, cell }, at) => `${seatName(seat)} construit une pièce en ${at.cell(cell)}.`,
  stables: ({ seat, cell }, at) => `${seatName(seat)} construit une étable en ${at.cell(cell)}.`,
  renovated: ({ seat, house }) =>
    `${seatName(seat)} rénove son habitation : c’est maintenant ${HOUSES[house]}.`,
  grew: ({ seat }) => `La famille de ${seatName(seat)} s’agrandit.`,
  plowed: ({ seat, cell }, at) => `${seatName(seat)} laboure un champ en ${at.cell(cell)}.`,
  sowed: ({ seat, grain, vegetables }, at) =>
    `${seatName(seat)} sème ${sowing(
      grain.map((cell) => at.cell(cell)),
      vegetables.map((cell) => at.cell(cell)),
    )}.`,
  baked: ({ seat, grain, food: gives }) =>
    `${seatName(seat)} cuit du pain : ${count(grain, 'céréale')} pour ${food(gives)}.`,
  fenced: ({ seat, edges }, at) =>
    `${seatName(seat)} construit ${fencesAt(edges.map((edge) => at.edge(edge)))}.`,
  major: ({ seat, major }) => `${seatName(seat)} construit ${theMajor(major)}.`,
  returned: ({ seat, major }) => `${seatName(seat)} rend ${theMajor(major)}.`,
  later: ({ seat, rounds: when, goods: of }) =>
    when.length === 0
      ? undefined
      : `${seatName(seat)} recevra ${goods(of)} au début ${when.length === 1 ? 'de la manche' : 'des manches'} ${rounds(when)}.`,
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
