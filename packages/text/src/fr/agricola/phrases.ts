import type { Phrases } from '../../agricola/phrases';
import { bare, list, seatName } from '../grammar';
import { lacks } from '../lacks';
import { cardPhrases } from './cards';
import { say } from './compounds';
import { events } from './events';
import { moves } from './moves';
import { amount, goodLabel, theMajor } from './nouns';
import { onCards } from './on-card';
import { options } from './options';
import { questions } from './questions';
import { reasons } from './reasons';
import { shortSpaceNames } from './short-space-names';
import { spaceNames } from './space-names';
import { table } from './table';
import { majorPhrases, spacePhrases } from './things';
import { typing } from './typing';

/** Several winners, or the one whom the building resources decide for. */
function wonTie(winners: readonly string[], edition: '2007' | 'revised'): string {
  if (winners.length === 1)
    return `Égalité de points ; ${winners[0]} l’emporte avec plus de matériaux de construction en réserve.`;
  const equal =
    edition === 'revised' ? 'Égalité de points et de matériaux de construction' : 'Égalité de points';
  return `${equal} ; ${list(winners)} se partagent la victoire.`;
}

/** Agricola in French. */
export const phrases: Phrases = {
  name: 'Agricola',
  about:
    'Des familles de paysans labourent, élèvent des animaux et agrandissent leur ferme pendant quatorze manches, sans jamais oublier de se nourrir.',
  options,
  notationHelp: [
    'Les coups sont des mots courts. Pour placer une personne, tapez le mot de la case : « forest », « day-laborer » ; un choix se tape de même : « sow », « bake ». Dans la ferme, les rangées s’appellent a, b et c en partant du haut, et les colonnes vont de 1 à 5 : « field a2 », « room a1 », « stable c4 ». Un aménagement se nomme après « major » : « major well ». Enchaînez plusieurs coups avec « ; » : « farmland; field a2 ».',
    'Un pâturage se note par ses cases, « pasture a2+a3 », ou par ses clôtures, chacune avec sa case et une direction, n, e, s ou w (l’ouest) : « fence a2n a2w a2s a2e ». On sème avec « sow grain a2 vegetable a3 ». À la récolte, « feed 2 grain 1 begging » transforme 2 céréales en nourriture, paie le reste avec les PN (points de nourriture) de votre réserve et prend 1 carte de mendicité ; « feed nothing » ne fait que payer. « keep 2 sheep 1 boar » dit quels animaux restent quand la place manque.',
    'Chaque fois que c’est à vous de décider, sauf pendant la reproduction des animaux, « exchange; convert 1 grain » transforme des marchandises en nourriture, et « give-back; discard 2 wood » en rend à la réserve générale.',
  ],
  cardHelp:
    'Une carte se joue avec « play » : « play lasso » ; une carte que l’on utilise à tout moment se nomme par son seul mot : « grocer ». Si plusieurs de vos cartes agissent en même temps, « first lasso » dit laquelle agit d’abord. Quand une carte propose autre chose qu’une action, « instead freshman » le choisit et « usual » garde l’action. « describe », suivi du mot d’une carte, en affiche le texte.',
  teamHelp:
    'Pour construire chez votre partenaire : « partner-room a1 », « partner-stable c4 », « partner-field a2 », « partner-pasture a2+a3 » ou « partner-fence a2n a2w a2s a2e ». Sur la place du marché, « give 2 wood 1 grain » donne des marchandises et « take 1 clay » en prend.',
  wonTie,
  wonTeam: (winners, byTieBreak) => {
    if (winners.length > 2) return 'Égalité ; les deux équipes se partagent la victoire.';
    return byTieBreak
      ? `Égalité de points ; ${list(winners)} l’emportent en équipe avec plus de matériaux de construction en réserve.`
      : `${list(winners)} remportent la partie en équipe.`;
  },
  tieBreak: 'Départage : matériaux de construction restants',
  names: {
    good: (good, count) => (count === undefined ? goodLabel(good) : amount(good, count)),
    spaces: spaceNames,
    shortSpaces: shortSpaceNames,
    major: (major) => bare(theMajor(major)),
    exchange: 'Échange',
    giveBack: 'Retour à la réserve',
    threeForOne: 'Trois pour une',
    seat: seatName,
    round: (now, of) => (now === 0 ? 'Mise en place' : `Manche ${now} sur ${of}`),
    labelled: (name, text) => `${name} : ${text}`,
  },
  say,
  cards: cardPhrases,
  onCards,
  major: majorPhrases,
  space: spacePhrases,
  questions,
  typing,
  moves,
  events,
  reasons,
  lacks,
  score: {
    fields: 'Champs',
    pastures: 'Pâturages',
    grain: 'Céréales',
    vegetables: 'Légumes',
    sheep: 'Moutons',
    boar: 'Sangliers',
    cattle: 'Bœufs',
    unused: 'Cases inutilisées',
    stables: 'Étables clôturées',
    clayRooms: 'Pièces en argile',
    stoneRooms: 'Pièces en pierre',
    people: 'Membres de la famille',
    improvements: 'Aménagements',
    bonus: 'Points de bonus',
    begging: 'Cartes de mendicité',
  },
  table,
};
