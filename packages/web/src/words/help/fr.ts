import { signed } from '../signed';
import type { HelpWords } from './help-words';

export const fr: HelpWords = {
  title: (game) => `Règles : ${game}`,
  topics: {
    goal: 'Le but',
    round: 'Une manche',
    spaces: 'Cases d’action',
    farm: 'La ferme',
    house: 'Habitation et famille',
    crops: 'Champs et cultures',
    animals: 'Animaux',
    harvest: 'Nourriture et récolte',
    buildings: 'Bâtiments et aménagements',
    breeding: 'Reproduction',
    cards: 'Cartes en main',
    terms: 'Termes des cartes',
    scoring: 'Décompte',
  },
  creatures: {
    goal: [
      'Deux joueurs dirigent chacun une ferme pendant huit manches. Qui a le plus de points à la fin gagne ; en cas d’égalité, c’est celui qui n’a pas commencé la partie.',
      'Les points viennent des animaux, d’un nombre suffisant de chaque type, des extensions complètes et des bâtiments.',
    ],
    round: [
      'D’abord, les cases qui montrent des biens en reçoivent, en plus de ceux qui s’y trouvent encore.',
      'Puis les joueurs placent un ouvrier à tour de rôle, le premier joueur d’abord, jusqu’à ce que les six soient placés. Un ouvrier va sur une case libre et y fait aussitôt ce qui est possible ; si rien ne l’est, il ne peut pas y aller.',
      'Enfin tous les ouvriers rentrent et les animaux se reproduisent.',
    ],
    spaces: ['Là où il y a des biens, vous prenez tout. Voici les cases et ce qu’elles font :'],
    farm: [
      'Une ferme a trois rangées, et deux colonnes au début. Une extension ajoute une colonne à gauche ou à droite.',
      'Une clôture se pose sur un côté d’une case. Les clôtures viennent de votre réserve et restent en place.',
      'Des cases fermées de tous côtés, par des clôtures ou des murs de bâtiments, forment un pâturage. Le bord de la ferme est ouvert tant que vous ne le fermez pas.',
      'Une case est utilisée si elle porte un bâtiment ou une mangeoire, ou si elle fait partie d’un pâturage.',
    ],
    animals: [
      'Un pâturage abrite 2 animaux par case, tous d’un même type. Chaque mangeoire double ce nombre.',
      'Un bâtiment abrite ce que dit son texte ; une mangeoire posée dessus double ce nombre. Une mangeoire isolée abrite 1 animal.',
      'Vous pouvez réarranger vos animaux à tout moment et en laisser partir. Ceux qui n’ont pas de place à la fin d’une étape s’enfuient ; vous choisissez lesquels.',
    ],
    buildings: [
      'Un bâtiment se pose sur une case sans bâtiment, coûte ce que dit son texte et ferme les quatre côtés de sa case. Chaque bâtiment spécial est unique.',
      'Les voici tous ; l’offre change d’une partie à l’autre :',
    ],
    breeding: [
      'À la fin de chaque manche, chaque type dont vous avez au moins 2 animaux donne 1 petit, jamais plus. Il lui faut une place ; vous pouvez laisser partir d’autres animaux.',
    ],
    scoring: [
      '1 point par animal, plus un bonus ou une pénalité par type selon le tableau.',
      '4 points par extension dont les trois cases sont utilisées. Les points des bâtiments figurent dans leur texte.',
    ],
  },
  agricola: {
    goal: [
      'Vous commencez avec deux personnes et une cabane en bois, et avez quatorze manches pour des champs, des pâturages, une meilleure maison et une famille plus grande.',
      'Une ferme variée rapporte le plus : ce qui manque tout à fait coûte un point, et chaque case inutilisée aussi.',
    ],
    round: [
      'Une nouvelle case d’action apparaît. Les biens promis pour cette manche arrivent. Puis toutes les cases qui accumulent reçoivent leurs biens.',
      'À tour de rôle, chacun place une personne sur une case libre et agit aussitôt, jusqu’à ce que tous soient placés. Une case accueille une personne par manche, et seulement si une partie de son action est faite.',
      'Enfin tous rentrent. Après certaines manches vient une récolte :',
    ],
    spaces: ['Là où il y a des biens, vous prenez tout. Voici les cases de ce plateau et ce qu’elles font :'],
    farm: [
      'Une ferme a 15 cases sur trois rangées. Les pièces se touchent, les champs se touchent, les pâturages se touchent.',
      'Vous avez 15 clôtures et 4 étables. Un pâturage est une zone entièrement clôturée, bord de la ferme compris ; chaque clôture doit en fermer un. Un pâturage peut être divisé plus tard.',
      'Une étable se pose sur une case sans pièce ni champ, dans un pâturage ou ailleurs.',
    ],
    house: [
      'Une pièce coûte 5 du matériau de l’habitation et 2 roseaux. Rénover change toutes les pièces d’un coup, du bois à l’argile ou de l’argile à la pierre, pour 1 du nouveau matériau par pièce et 1 roseau.',
      'Une famille compte au plus cinq personnes et ne grandit d’ordinaire que s’il y a plus de pièces que de personnes. Un nouveau-né agit dès la manche suivante et ne mange que 1 PN à la récolte de sa manche.',
    ],
    crops: [
      'Labourer crée un champ. Semer pose 1 céréale sur un champ vide et en ajoute 2, ou 1 légume et en ajoute 1. À chaque récolte, chaque champ donne 1 de ce qu’il porte.',
    ],
    animals: [
      'Un pâturage abrite 2 animaux d’un même type par case ; chaque étable qui s’y trouve double ce nombre. Une étable isolée abrite 1 animal, la maison 1.',
      'Les animaux sans place sont cuits, si vous le pouvez, ou rendus. Vous pouvez les réarranger à tout moment.',
    ],
    harvest: [
      'Une récolte a trois temps : les champs donnent, la famille mange, les animaux se reproduisent.',
      'Chaque personne a besoin de 2 PN, un nouveau-né de 1. Céréales et légumes valent 1 PN chacun ; un foyer ou un fourneau tire davantage des légumes et des animaux. Cuire du pain tire davantage des céréales, mais seulement quand une action le permet.',
      'Pour chaque PN manquant vous prenez une carte de mendicité, qui vaut −3 points.',
      'Puis chaque type dont vous avez au moins 2 animaux donne 1 petit, s’il y a de la place.',
    ],
    buildings: [
      'Chaque aménagement majeur est unique et offert à tous jusqu’à ce que quelqu’un le construise :',
    ],
    cards: [
      'Avec des cartes en main, chacun reçoit au début des savoir-faire et des aménagements mineurs. Un savoir-faire se joue avec une leçon, un aménagement mineur là où une case le permet.',
      'Une carte dit ce qu’elle coûte, ce qu’il faut déjà avoir et ce qu’elle fait. Touchez-la pour lire son texte, en main comme sur la table.',
    ],
    terms: ['Ce que veulent dire les mots des cartes :'],
    scoring: [
      'Selon le tableau : champs, pâturages, cultures et animaux, cultures sur les champs comprises.',
      '−1 par case inutilisée, 1 par étable clôturée, 1 par pièce en argile, 2 par pièce en pierre, 3 par personne, −3 par carte de mendicité ; plus les points des aménagements et des cartes.',
    ],
  },
  points: (points) => signed(points),
  bonusCaption: 'Bonus selon le nombre d’animaux d’un type',
  animals: 'Animaux',
  gradeCaption: 'Combien donnent combien de points',
  category: 'Catégorie',
  stageCaption: 'Manches et récoltes',
  stage: 'Période',
  rounds: 'Manches',
  harvestAfter: 'Récolte après la manche',
};
