import { FOOD } from '@furrow/agricola/state/goods';
import type { OptionPhrases } from '../../agricola/phrases';
import { form, list } from '../grammar';
import { drawnOptions } from './drawn';
import { handOptions } from './hands';
import { amount } from './nouns';

/** The options of the game, in French. */
export const options: OptionPhrases = {
  titles: {
    ...handOptions.titles,
    ...drawnOptions,
    edition: {
      title: 'Édition',
      about: 'L’édition révisée se joue de 1 à 4 joueurs, la première édition de 1 à 5.',
    },
    mode: {
      title: 'Mode de jeu',
      about:
        'Chaque édition a un plateau pour jouer sans cartes en main (débutants ou familial) et un autre pour jouer avec (base ou complet).',
      whyIdle: 'Sans cartes en main, les cases qui leur sont destinées ne servent à rien.',
    },
    decks: {
      title: 'Cartes en main',
      about:
        'Les paquets dans lesquels chacun reçoit des savoir-faire et des aménagements mineurs, 7 de chaque s’il y en a assez : A et B de l’édition révisée (jeu de base), auxquels on peut ajouter les 20 cartes du paquet L, E, I, K et Z de la première édition (jeu complet).',
    },
    'side-job': {
      title: 'Travail d’appoint',
      about: 'Ajoute une case où l’on construit 1 étable pour 1 bois et/ou cuit du pain (2 à 4 joueurs).',
    },
    'extra-tile': {
      title: 'Tuile supplémentaire',
      about:
        'Ajoute une tuile de quatre cases à 2 joueurs, de deux cases à 3 ou 4 joueurs, dont une seule s’utilise à chaque manche.',
    },
    'extra-copse': {
      title: 'Taillis supplémentaire',
      about: 'Ajoute une case qui reçoit 1 bois à chaque manche (2 joueurs, sans la tuile supplémentaire).',
    },
    'reed-extra': {
      title: 'Roseau et plus',
      about:
        'La case de roseau de la carte à 5 joueurs donne aussi 1 bois et 1 pierre (édition de 2007, 5 joueurs).',
    },
    seasons: {
      title: 'Au fil des saisons',
      about:
        'Chaque manche a sa saison, qui change l’approvisionnement et quelques règles et ouvre une case de plus ; choisissez celle de la manche 1.',
    },
    'house-before-cooking': {
      title: 'Loger avant de cuisiner',
      about:
        'Les animaux que l’on prend doivent d’abord être logés ; ceux qui n’ont pas de place sont rendus.',
    },
    'one-pasture-per-type': {
      title: 'Un pâturage par espèce',
      about:
        'Chaque espèce d’animaux n’occupe qu’un seul pâturage ; l’habitation et les étables isolées ne sont pas limitées.',
    },
    'leave-unusable-animals': {
      title: 'Laisser les animaux en trop',
      about: 'On ne prend que les animaux que l’on peut loger ou cuisiner ; les autres restent sur la case.',
    },
    'open-pastures': {
      title: 'Pâturages ouverts',
      about:
        'On peut construire des clôtures qui ne ferment rien encore ; un pâturage ne compte qu’une fois fermé.',
    },
    'free-pasture-placement': {
      title: 'Pâturages séparés',
      about: 'Un nouveau pâturage n’a pas besoin de toucher les autres.',
    },
    'reverse-second-person': {
      title: 'Seconde personne à rebours',
      about:
        'Chacun commence avec 3 PN et, à la manche 1, les secondes personnes se placent dans l’ordre inverse.',
    },
    'strict-adjacency': {
      title: 'Adjacence stricte',
      about:
        'Tout ce que l’on construit (pièce, champ, étable ou pâturage) doit toucher quelque chose de déjà construit.',
    },
    'team-play': {
      title: 'Jeu par équipes',
      about:
        'Les places 1 et 3 jouent contre les places 2 et 4. Les partenaires peuvent construire l’un pour l’autre et échanger des marchandises ; choisissez comment une équipe marque ses points (4 joueurs).',
    },
    'free-order': {
      title: 'Ordre des cartes au choix',
      about: 'En solitaire, on choisit l’ordre des cartes à l’intérieur de chaque période.',
    },
    'solo-food': {
      title: 'Nourriture de départ',
      about: 'En solitaire, la nourriture avec laquelle on commence, comme dans une campagne.',
    },
    'starting-player': {
      title: 'Premier joueur',
      about: 'Parmi qui le premier joueur est tiré au sort : un joueur, ou plusieurs (2 à 5 joueurs).',
    },
    'extra-food': {
      title: 'Nourriture en plus',
      about: 'Qui commence avec 1 PN de plus : un joueur, ou plusieurs (2 à 5 joueurs).',
    },
    'kept-occupations': {
      title: 'Savoir-faire gardés',
      about:
        'Quels savoir-faire d’une autre partie sont en jeu devant qui dès le début, comme dans une campagne (avec des cartes en main).',
    },
  },
  values: {
    ...handOptions.values,
    edition: { revised: 'édition révisée', '2007': 'première édition (2007)' },
    mode: {
      beginner: 'jeu pour débutants, sans cartes en main (édition révisée)',
      base: 'jeu de base, avec des cases pour les cartes en main (édition révisée)',
      family: 'jeu familial, sans cartes en main (édition de 2007)',
      full: 'jeu complet, avec des cases pour les cartes en main (édition de 2007)',
    },
    decks: { none: 'sans cartes en main' },
    seasons: {
      off: 'sans saisons',
      winter: 'à partir de l’hiver',
      spring: 'à partir du printemps',
      summer: 'à partir de l’été',
      autumn: 'à partir de l’automne',
    },
    'team-play': {
      off: 'sans équipes',
      'lower-per-category': 'en équipes ; de chaque catégorie compte le moins bon résultat',
      'product-of-totals': 'en équipes ; les points des deux partenaires sont multipliés',
    },
    'starting-player': { anyone: 'tiré au sort parmi tous' },
    'extra-food': { nobody: 'personne' },
    'kept-occupations': { none: 'personne n’en a' },
  },
  on: 'oui',
  off: 'non',
  numbers: {
    ...handOptions.numbers,
    'solo-food': (count) => amount(FOOD, count),
  },
  seats: { 'starting-player': (names) => list(names, 'ou'), 'extra-food': (names) => list(names) },
  lists: { decks: (decks) => `${form(decks.length, 'paquet')} ${list(decks)}` },
};
