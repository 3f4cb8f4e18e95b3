import type { AgricolaPages, HelpWords } from '../../help/help-words';

/** Other ways to play Agricola, in French. */
export const ways: Pick<
  AgricolaPages,
  'solo' | 'variants' | 'seasons' | 'teams' | 'campaigns' | 'special-decks' | 'aids' | 'about'
> = {
  solo: {
    title: 'En solitaire',
    lines: ['Les règles à deux, avec ces changements :'],
    entries: {
      food: [
        'Nourriture',
        'Vous commencez sans nourriture. Chaque adulte a besoin de 3 PN par récolte, un nouveau-né de 1. Dans le jeu familial de 2007, la case du premier joueur ne reçoit pas de nourriture.',
      ],
      spaces: ['Cases', 'Comme à 2 joueurs, mais la case des 3 bois n’en reçoit que 2 par manche.'],
      traveling: ['Cartes itinérantes', 'Elles quittent la partie une fois leur effet appliqué.'],
      order: ['Tours', 'Vous placez vos personnes l’une après l’autre jusqu’à ce que toutes soient placées.'],
      choice: [
        'Choix libre',
        'Si vous voulez, choisissez vous-même vos cartes, et l’ordre des cartes de manche à l’intérieur de chaque période.',
      ],
      records: [
        'Meilleurs scores',
        'Des parties isolées sans nourriture ni savoir-faire permanents, pour le plus de points possible ; avec un seul jeu de cartes, c’est plus dur.',
      ],
    },
  },
  variants: {
    title: 'Variantes',
    lines: ['Ce que l’on peut choisir à la mise en place, et ce que cela change :'],
    entries: {},
  },
  seasons: {
    title: 'Au fil des saisons',
    lines: ['Chaque manche a une saison, qui change des cases et des règles et apporte une case à elle.'],
    entries: {
      course: [
        'Le cours des saisons',
        'Hiver, printemps, été, automne, une nouvelle à chaque manche ; on choisit la première. Après l’approvisionnement, la saison ajoute ou retire des marchandises, jamais en dessous de zéro. Une case vidée ne peut pas être utilisée.',
      ],
      winter: [
        'Hiver',
        'Les cases d’argile et de roseau reçoivent 1 de moins. La Pêche est inutilisable jusqu’à la manche 11, et chaque champ labouré coûte 1 PN.',
        'Sa case : naissance sans pièce libre pour 2 bois et 1 PN par récolte à venir, celle de la manche comprise.',
      ],
      spring: [
        'Printemps',
        'Les cases de bois reçoivent 1 de moins, celles de pierre 1 de plus. À chaque construction de clôtures, 2 au plus sont gratuites si vous en payez au moins une.',
        'Sa case : reproduction dans votre ferme et/ou semer. Ce n’est pas une récolte.',
      ],
      summer: [
        'Été',
        'Les cases d’argile reçoivent 1 de plus, celles de pierre 1 de moins, la Pêche 1 PN de plus. Le Journalier donne aussi 1 céréale, et chaque pièce construite permet une étable gratuite.',
        'Sa case : labourer 1 champ et/ou soit cuire du pain, soit vendre 1 céréale pour 4 PN.',
      ],
      autumn: [
        'Automne',
        'Les cases de bois et de roseau reçoivent 1 de plus. Chaque aménagement majeur coûte 1 matériau de votre choix de moins.',
        'Sa case : une phase des champs pour vous seul et/ou 1 légume. La récolte de la manche a lieu quand même.',
      ],
    },
  },
  teams: {
    title: 'Jeu par équipes',
    lines: ['Quatre joueurs ; ceux qui se font face sont partenaires.'],
    entries: {
      market: [
        'La Place du marché',
        'Une case de plus. Qui l’utilise peut déplacer des marchandises vers son partenaire ou depuis lui ; pour chaque sorte déplacée, quel qu’en soit le nombre, 1 va d’abord à la réserve générale.',
      ],
      'for-partner': [
        'Construire pour le partenaire',
        'Une pièce pour le partenaire coûte 6 du matériau de sa maison et 3 roseaux, une étable 3 bois. Vous pouvez aussi labourer chez lui. Ses pièces et ses limites comptent ; vous payez.',
      ],
      fences: [
        'Clôtures pour le partenaire',
        'De sa réserve, 1 bois chacune, et 1 bois de plus par groupe de trois entamé : 1 à 3 clôtures +1, 4 à 6 +2, et ainsi de suite.',
      ],
      cards: ['Cartes', 'Les cartes de l’un qui rendent quelque chose moins cher servent aux deux.'],
      scores: [
        'Le score d’une équipe',
        'Soit, dans chaque catégorie, les points les plus bas des deux comptent une fois ; soit les totaux des deux sont multipliés.',
      ],
    },
  },
  campaigns: {
    title: 'Campagnes',
    lines: ['Plusieurs parties de suite, dont chacune change la suivante.'],
    entries: {
      solo: [
        'En solitaire : huit parties',
        'Chaque partie a un objectif. Qui l’atteint commence la suivante avec la moitié des points en plus, arrondie vers le bas, en nourriture. Manqué : la même partie encore, sans nourriture. Avec l’objectif de la huitième, la campagne est gagnée ; ensuite il monte de 1 par partie.',
      ],
      kept: [
        'Savoir-faire permanents',
        'Après chaque partie, un savoir-faire que vous y avez joué devient permanent. Il est devant vous dès le début de toutes les suivantes, sans action ni coût de savoir-faire ; son coût individuel se paie chaque fois, sinon il est perdu. Vous en recevez d’autant moins, pour sept en tout.',
      ],
      several: [
        'À plusieurs : trois parties',
        'Chaque partie donne des points de campagne selon le rang. Le vainqueur commence la suivante, le dernier a 1 PN de plus. Le plus de points de campagne gagne ; à égalité, la plus grande somme des trois scores.',
      ],
      carried: [
        'Ce que l’on garde',
        'Chacun peut garder un savoir-faire joué dans la partie précédente, même un déjà gardé. Il est aussitôt devant lui, sans coût de savoir-faire ; sept cartes sont distribuées comme d’habitude.',
      ],
    },
  },
  'special-decks': {
    title: 'Jeux X, Forêt et L',
    lines: [
      'Des cartes à surprises, si vous voulez. Un jeu épuisé n’agit plus.',
      'Les effets imprimés de la plupart des cartes X et Forêt ne nous sont pas connus. Une telle carte est notre création, dans l’esprit de son nom, et elle le dit.',
    ],
    entries: {
      x: [
        'Jeu X : 24 cartes venues de l’espace',
        'Qui prend de la pierre à la Carrière ouest doit révéler la carte du dessus. Les cases d’action se posent à côté du plateau, pour tous ; les marchands y attendent qu’on leur donne ce qu’ils demandent ; les artefacts et le savoir-faire restent devant qui les a piochés ; les événements ont lieu aussitôt et ne se refusent pas.',
      ],
      forest: [
        'Jeu Forêt : 26 cartes des bois',
        'Qui prend au moins 3 bois sur une case d’accumulation doit révéler la carte du dessus. Les événements ont lieu aussitôt ; savoir-faire et aménagements restent devant qui les a piochés ; les cases d’action se posent à côté du plateau et presque toutes en remplacent une autre.',
      ],
      l: [
        'Jeu L : 20 cartes',
        'D’autres savoir-faire et aménagements mineurs que l’on peut mêler aux autres à volonté : choisissez le paquet L parmi les cartes en main. 16 sont tels qu’imprimés, avec des noms que nous avons traduits ; quatre sont notre création et le disent.',
      ],
    },
  },
  aids: {
    title: 'Aides à la table',
    lines: ['Ce que voient ceux qui le veulent. Aucune règle ne change.'],
    entries: {
      markers: [
        'Marqueurs de suggestion',
        'Jusqu’à trois cases qui seraient bonnes maintenant sont marquées, avec une raison. Vous pouvez utiliser n’importe quelle autre. C’est pour les enfants et les premières parties ; ôtez-les quand vous n’en avez plus besoin.',
      ],
      'shown-goods': [
        'Marchandises des cases fixes',
        'Les cases qui donnent toujours la même chose peuvent aussi montrer leurs marchandises, une fois.',
      ],
      why: [
        'Pourquoi pas ?',
        'Demandez-le pour tout ce qui est impossible : la réponse dit ce qui manque et mène à la règle.',
      ],
    },
  },
  about: {
    title: 'À propos du jeu',
    lines: [
      'Agricola est un jeu d’Uwe Rosenberg. Il a paru en 2007, puis dans une édition révisée en 2016.',
      'Furrow est fait par des amateurs, sans lien avec l’auteur ni les éditeurs. Tous les textes et images sont de nous. Si le jeu vous plaît, achetez-le : il est merveilleux sur une table.',
    ],
    entries: {},
  },
};

/** What is to be known of options beyond the sentence of the set-up. */
export const options: HelpWords['options'] = {
  'extra-tile': [
    'Par manche, une personne utilise toute la tuile et choisit une de ses cases ; les autres sont fermées avec elle. À 2 joueurs : Taillis (accumule 1 bois), Marché aux ressources (1 pierre et 1 PN), Marché aux bestiaux et Modeste désir d’enfant ; à 3 et 4 joueurs les deux derniers. Le bois reste sur le Taillis jusqu’à ce qu’on le choisisse.',
    'Marché aux bestiaux : 1 mouton et 1 PN, ou 1 sanglier, ou 1 bœuf pour 1 PN. Modeste désir d’enfant : naissance avec une pièce libre, dès la manche 5.',
  ],
  'side-job': ['Ouvert dès la manche 1 ; pensé pour les parties sans cartes en main.'],
  'leave-unusable-animals': ['Si vous ne pouviez en prendre aucun, vous ne pouvez pas utiliser la case.'],
  'house-before-cooking': [
    'D’abord les nouveaux animaux trouvent une place ou sont rendus ; ensuite vous pouvez cuisiner.',
  ],
  'open-pastures': ['Les cases derrière des clôtures ouvertes ne sont ni utilisées ni clôturées.'],
  'strict-adjacency': [
    'Les champs touchent toujours des champs, les pièces des pièces, les pâturages des pâturages. Cela vaut même avec des pâturages séparés. Pour joueurs expérimentés.',
  ],
  'three-for-one': [
    'Les trois cartes quittent la partie ; le hasard décide de celle que vous piochez.',
    'C’est proposé à chacune de vos décisions, et possible entre les tours des autres ; au clavier : `three-for-one`.',
  ],
  mulligan: [
    'Le premier joueur décide d’abord, puis dans le sens des aiguilles d’une montre. Les cartes écartées quittent la partie.',
  ],
  market: [
    'Le marché n’est pas complété. Pour sauter un tour il faut quelqu’un à la maison ; cette personne est placée plus tard.',
  ],
};

/** How each way to come by a hand goes. */
export const handWays: HelpWords['handWays'] = {
  deal: ['Vous gardez les cartes que vous recevez.'],
  draft: [
    'Chacun reçoit 7 savoir-faire, en garde un et passe le reste, jusqu’à garder le dernier ; puis de même avec 7 aménagements mineurs. Les cartes passent à gauche, en 2007 à droite.',
  ],
  'draft-both': [
    'De même avec les deux sortes à la fois : de 7 et 7 cartes, gardez-en une de chaque et passez le reste.',
  ],
  'draft-eight': ['Comme le premier draft, mais avec 8 cartes par sorte ; la dernière est écartée.'],
  'quick-draft': [
    'De 7 et 7 cartes, gardez-en 3 de chaque, des suivantes 2 de chaque, et les 2 dernières de chaque comme elles viennent.',
  ],
  'seven-of-ten': ['Chacun reçoit 10 cartes de chaque sorte, en garde 7 de chaque et écarte le reste.'],
  'living-five': [
    'Commencez avec 5 de chaque. Quand vous jouez une carte de votre main, piochez-en une de la sorte que vous nommez. Après chaque récolte, vous pouvez échanger une carte contre une de l’une ou l’autre sorte.',
  ],
  'living-three': [
    'Commencez avec 3 de chaque ; avant la manche 1, vous pouvez échanger jusqu’à six cartes, chacune contre une de sa sorte. Quand vous jouez une carte, piochez-en une de la sorte que vous nommez.',
  ],
  choose: ['En solitaire : choisissez les cartes que vous voulez.'],
};
