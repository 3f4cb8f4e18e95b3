import type { IntroductionWords } from './introduction-words';

export const fr: IntroductionWords = {
  title: 'Introduction',
  understood: 'Compris',
  enough: 'Ne plus rien expliquer',
  rounds: {
    agricola: [
      {
        heading: 'Un tour, une personne',
        lines: [
          'À tour de rôle, chacun place une personne sur une case libre et reçoit ce qu’elle montre : bois, argile, roseau et pierre pour construire, céréales et légumes pour les champs, animaux, nourriture.',
          'Ce que personne ne prend s’accumule. Les rubans vous indiquent trois bonnes cases ; l’ampoule vous dit pourquoi. Vous pouvez aussi en choisir une autre.',
        ],
      },
      {
        heading: 'Un champ, une clôture, une pièce',
        lines: [
          'Les biens servent à bâtir une ferme : labourez et semez des champs, clôturez des pâturages pour les animaux, ajoutez des pièces pour agrandir la famille.',
          'Des aménagements comme le foyer transforment animaux et légumes en nourriture.',
        ],
      },
      {
        heading: 'Ce qui compte à la fin',
        lines: [
          'Champs, pâturages, céréales, légumes et chaque sorte d’animal rapportent des points : plus il y en a, mieux c’est. Ne rien avoir d’une sorte coûte un point.',
          'Chaque personne vaut 3 points, et une maison d’argile ou de pierre compte aussi.',
        ],
      },
      {
        heading: 'La première récolte',
        lines: [
          'Après cette manche, chaque personne mange 2 PN (points de nourriture). La ligne du haut dit ce qui manque ; chaque PN manquant coûte 3 points.',
          'Chaque champ semé donne une récolte, et deux animaux d’une sorte ont un petit s’il y a de la place.',
        ],
      },
      {
        heading: 'Ne rien laisser vide',
        lines: [
          'Chaque emplacement de la ferme inutilisé à la fin coûte un point : labourez-le, clôturez-le ou bâtissez-y.',
          'C’est tout. Le nombre à côté de votre nom est votre score actuel.',
        ],
      },
    ],
    creatures: [
      {
        heading: 'Un tour, un ouvrier',
        lines: [
          'À tour de rôle, chacun place l’un de ses trois ouvriers sur une case libre : prenez ce qui s’y trouve, ou construisez.',
          'Les rubans vous indiquent trois bonnes cases ; l’ampoule vous dit pourquoi. Vous pouvez aussi en choisir une autre.',
        ],
      },
      {
        heading: 'Les animaux ont besoin de place',
        lines: [
          'Un animal sans place s’enfuit aussitôt. La maison en accueille un ; les clôtures font des pâturages, et une mangeoire double ce qu’un pâturage contient.',
          'À la fin de chaque manche, deux animaux d’une sorte ont un petit s’il y a de la place.',
        ],
      },
      {
        heading: 'Ce qui compte à la fin',
        lines: [
          'Chaque animal vaut un point, et beaucoup d’une sorte donnent un bonus. Moins de quatre d’une sorte coûtent 3 points : les barres sous votre ferme le montrent.',
        ],
      },
      {
        heading: 'S’agrandir',
        lines: [
          'Une extension vaut 4 points dès que tous ses emplacements sont utilisés. Les bâtiments spéciaux apportent des points et de la place.',
          'C’est tout. Le nombre à côté de votre nom est votre score actuel.',
        ],
      },
    ],
  },
};
