import type { Phrases } from '../../creatures/phrases';
import { list, seatName } from '../grammar';
import { lacks } from '../lacks';
import { buildingPhrases, spacePhrases } from './buildings';
import { effects } from './effects';
import { events } from './events';
import { moves } from './moves';
import { amount, buildingName, goodName, spaceName } from './nouns';
import { questions } from './questions';
import { reasons } from './reasons';
import { typing } from './typing';

/** All Creatures Big and Small in French. */
export const phrases: Phrases = {
  name: 'Terres d’élevage',
  about:
    'Deux fermiers clôturent des pâturages, bâtissent des étables et élèvent des animaux pendant huit manches.',
  buildingsOption: {
    title: 'Bâtiments spéciaux',
    about: 'Combien de bâtiments spéciaux composent l’offre, ou lesquels.',
  },
  buildingsValue: (count) =>
    count === 4 ? 'jeu de base avec les 4 bâtiments de base' : `jeu avancé avec ${count} bâtiments`,
  buildingsChosen: (names) => list(names),
  notationHelp: [
    'Les coups sont des mots courts : « fences », « build shelter », « at b1 ». Les rangées s’appellent a, b et c en partant du haut, les colonnes portent des numéros. Un côté se note par sa case et une direction, n, e, s ou w (l’ouest) : « border a0n a0w ». Enchaînez plusieurs coups avec « ; ».',
    '« release » laisse partir des animaux chaque fois que c’est à vous ; « keep 2 sheep 1 pig » dit ensuite lesquels restent.',
  ],
  wonTie: (who) => `Égalité de points ; ${who} l’emporte pour avoir joué en second à la manche 1.`,
  tieBreak: 'Départage : rang à la manche 1',
  names: {
    good: (good, count) => (count === undefined ? goodName(good) : amount(good, count)),
    building: buildingName,
    space: spaceName,
    release: 'Laisser partir des animaux',
    seat: seatName,
    round: (now, of) => (now === 0 ? 'Mise en place' : `Manche ${now} sur ${of}`),
    labelled: (name, text) => `${name} : ${text}`,
  },
  effects,
  building: buildingPhrases,
  space: spacePhrases,
  questions,
  typing,
  moves,
  events,
  reasons,
  lacks,
  score: {
    animals: 'Animaux',
    bonus: 'Bonus',
    expansions: 'Extensions',
    buildings: 'Bâtiments',
    fullExpansions: 'Extensions entièrement utilisées',
  },
};
