import type { AgricolaPages } from '../../help/help-words';

/** How Agricola is played, in French. */
export const play: Pick<
  AgricolaPages,
  | 'goal'
  | 'summary'
  | 'start'
  | 'round'
  | 'stages'
  | 'spaces'
  | 'farm'
  | 'house'
  | 'crops'
  | 'animals'
  | 'harvest'
> = {
  goal: {
    title: 'Le but',
    lines: [
      'Vous commencez avec deux personnes et une cabane en bois, et avez quatorze manches pour des champs, des pâturages, une meilleure maison et une famille plus grande.',
      'Une ferme variée rapporte le plus : ce qui manque tout à fait coûte un point, et chaque case inutilisée aussi.',
    ],
    entries: {},
  },
  summary: {
    title: 'Carte d’aide',
    lines: ['Toute la partie d’un coup d’œil :'],
    entries: {
      'turns-revised': [
        'À chaque manche',
        '1. Préparation : révéler une case, prendre ce qui est promis pour la manche, approvisionner les cases d’accumulation.',
        '2. Travail : à tour de rôle, placer une personne et agir aussitôt, jusqu’à ce que personne ne reste à la maison.',
        '3. Retour à la maison. 4. Récolte, après les manches 4, 7, 9, 11, 13 et 14.',
      ],
      'turns-2007': [
        'À chaque manche',
        '1. Début : révéler une case, prendre ce qui est promis pour la manche. 2. Approvisionnement des cases qui accumulent.',
        '3. Travaux : à tour de rôle, placer une personne et agir aussitôt, jusqu’à ce que personne ne reste à la maison.',
        '4. Retour à la maison. Une récolte suit les manches 4, 7, 9, 11, 13 et 14.',
      ],
      harvest: [
        'Récolte',
        '1. Champs : 1 plant de chaque champ ensemencé. 2. Alimentation : 2 PN par personne, 1 par nouveau-né (en solitaire 3 et 1) ; 1 carte de mendicité par PN manquant.',
        '3. Reproduction : 1 petit pour chaque espèce dont vous avez au moins 2 animaux, s’il trouve une place.',
      ],
      points: [
        'Autres points',
        '−1 par case inutilisée ; 1 par étable clôturée ; 1 par pièce en argile, 2 par pièce en pierre ; 3 par personne ; −3 par carte de mendicité ; points et bonus des cartes.',
      ],
    },
  },
  start: {
    title: 'Mise en place',
    lines: ['Comment la partie commence :'],
    entries: {
      begin: [
        'Ce que vous avez au début',
        'Une cabane en bois de deux pièces au bord gauche de la ferme, dans les rangées du milieu et du bas, avec une personne dans chacune. Trois autres personnes, 15 clôtures et 4 étables attendent dans votre réserve.',
        'Le premier joueur est tiré au sort et reçoit 2 PN, les autres 3. En solitaire, vous commencez sans nourriture.',
      ],
      'round-cards': [
        'Cases d’action',
        'Dix cases sont ouvertes dès le début. À 3 joueurs il y en a quatre de plus, à 4 ou 5 joueurs six. Quatorze cartes, mélangées à l’intérieur de chaque période, en ajoutent une par manche.',
        'Rien ne se trouve sur les cases avant la manche 1. Les dix aménagements majeurs sont offerts dès le début.',
      ],
      hand: [
        'Cartes en main',
        'Dans le jeu de base (édition révisée) et le jeu complet (2007), chacun reçoit 7 savoir-faire et 7 aménagements mineurs. Les savoir-faire prévus pour plus de joueurs restent dans la boîte. Ce qui n’est pas distribué quitte la partie, sauf si une variante y pioche.',
      ],
      'without-cards': [
        'Jeu pour débutants et jeu familial',
        'Sans cartes en main, on ne construit que des aménagements majeurs, et la case du premier joueur accumule 1 PN par manche (pas en solitaire en 2007).',
        'Édition révisée : les Leçons sont inutilisables ; on peut ajouter le Travail d’appoint, surtout à 4 joueurs. 2007 : au lieu d’un savoir-faire, on construit 1 étable pour 1 bois et/ou cuit du pain, le Journalier donne 1 PN et 1 matériau au choix, et les autres cases de savoir-faire donnent 2 matériaux.',
      ],
      limits: [
        'Ce qui peut manquer',
        'Seulement vos propres pièces : 5 personnes, 15 clôtures, 4 étables. Tout le reste est illimité.',
      ],
      open: [
        'Visible et caché',
        'Plateaux, réserves et cartes jouées sont visibles de tous. Seules sont cachées les cartes en main (pas leur nombre) et l’ordre des cartes de manche.',
      ],
    },
  },
  round: {
    title: 'Une manche',
    lines: [
      'Une partie compte quatorze manches, toutes dans le même ordre. Après certaines vient une récolte.',
    ],
    entries: {
      prepare: [
        'Préparation',
        'Une nouvelle case d’action est révélée et reste jusqu’à la fin. Ce qui a été posé sur cette manche revient à son propriétaire, dans l’ordre qu’il veut ; on ne peut pas le refuser. Ce qui n’est offert qu’en échange peut être décliné, et il est alors perdu.',
        'Puis chaque case d’accumulation reçoit ses marchandises, en plus de ce qui s’y trouve encore.',
      ],
      work: [
        'Travail',
        'Le premier joueur commence ; puis, dans le sens des aiguilles d’une montre, chacun place une personne sur une case libre et y agit aussitôt, jusqu’à ce que personne ne reste à la maison. Qui n’a plus personne passe son tour.',
        'Une case accueille une personne par manche, et seulement si au moins une partie de son action est faite.',
      ],
      parts: [
        'Et/ou, puis, ou',
        '« Et/ou » : une partie ou plusieurs, dans l’ordre voulu (2007 : labourer avant de semer). « Puis » : la première partie est obligatoire, la seconde facultative. « Ou » : exactement une partie.',
      ],
      'take-all': [
        'Prendre des marchandises',
        'Sur une case d’accumulation, vous prenez tout. Les autres cases donnent la même chose à chaque manche et n’accumulent rien. Marchandises et nourriture vont dans votre réserve ; les animaux doivent aussitôt trouver une place.',
      ],
      nowhere: [
        'Aucune case possible',
        'Vous passez alors ce tour et réessayez au suivant. Une personne qui n’a pas pu être placée mange et compte quand même. Tant qu’une case est possible, vous ne pouvez pas passer.',
      ],
      home: [
        'Retour à la maison',
        'Toutes les personnes rentrent. Après les manches 4, 7, 9, 11, 13 et 14 vient une récolte ; ensuite les nouveau-nés sont adultes.',
      ],
      'starting-player': [
        'Premier joueur',
        'Le pion reste où il est jusqu’à ce que quelqu’un utilise sa case ; celui qui l’a déjà peut l’utiliser aussi. L’ordre de la manche en cours ne change pas ; dès la suivante, c’est son nouveau détenteur qui commence.',
      ],
    },
  },
  stages: {
    title: 'Les périodes',
    lines: [
      'Quelles cases peuvent apparaître dans quelles manches, et quand vient une récolte. À l’intérieur d’une période, l’ordre est laissé au hasard.',
    ],
    entries: {},
  },
  spaces: {
    title: 'Cases d’action',
    lines: ['Là où il y a des biens, vous prenez tout. Voici les cases de ce plateau et ce qu’elles font :'],
    entries: {},
  },
  farm: {
    title: 'La ferme',
    lines: [
      'Une ferme a 15 cases, en trois rangées de cinq. Ce qui est construit reste ; seuls les animaux se déplacent.',
    ],
    entries: {
      used: [
        'Cases utilisées et inutilisées',
        'Une case est utilisée si elle porte une pièce, un champ ou une étable, ou si elle est dans un pâturage. Ce qu’une carte y pose ne la rend pas utilisée. Une case porte une pièce, ou un champ, ou au plus une étable.',
      ],
      adjacent: [
        'Ce qui doit se toucher',
        'Les pièces touchent des pièces, les champs des champs, les pâturages des pâturages, par un côté, jamais par un coin. Les étables se placent où l’on veut.',
      ],
      fences: [
        'Construire des clôtures',
        'Chaque clôture coûte 1 bois ; vous en avez 15. À la fin de l’action, chaque clôture doit aider à fermer un pâturage. Le bord de la ferme aussi a besoin de clôtures ; pièces, champs et étables n’en remplacent aucune.',
        'En une action, vous en construisez autant que vous voulez, mais au moins une. Les clôtures ne s’enlèvent jamais.',
      ],
      pastures: [
        'Pâturages',
        'Un pâturage est une zone entièrement clôturée, sans pièce ni champ ; il peut contenir des étables. Le premier se place où l’on veut, chaque autre à côté d’un pâturage, avec la clôture du milieu en commun.',
        'Un pâturage peut être divisé plus tard. Une case seule demande 4 clôtures, deux en demandent 6, un carré de quatre 8.',
      ],
      stables: [
        'Étables',
        'Une étable se place sur une case sans pièce, champ ni autre étable, clôturée ou non ; vous en avez 4. Elle coûte 2 bois, ou 1 là où une case le dit. Une étable isolée peut être clôturée plus tard.',
      ],
    },
  },
  house: {
    title: 'Habitation et famille',
    lines: [],
    entries: {
      rooms: [
        'Construire des pièces',
        'Une pièce coûte 5 du matériau de l’habitation et 2 roseaux et se place à côté d’une pièce, sur une case sans champ, étable ni clôture. En une action, vous en construisez autant que vous pouvez payer.',
      ],
      renovating: [
        'Rénover',
        'Toutes les pièces d’un coup, du bois à l’argile ou de l’argile à la pierre, pour 1 du nouveau matériau par pièce et 1 roseau en tout. Une étape à la fois ; une maison en pierre est achevée.',
      ],
      growth: [
        'Naissance',
        'Cinq personnes au plus. D’ordinaire il faut plus de pièces que de personnes, où qu’elles soient ; l’une des dernières cases n’en demande pas. Une pièce construite plus tard est aussitôt occupée par qui n’en a pas.',
      ],
      newborns: [
        'Nouveau-nés',
        'Le nouveau-né rejoint la personne qui a fait l’action et agit dès la manche suivante. À la récolte de sa manche, 1 PN lui suffit. Personne ne peut quitter la famille.',
      ],
    },
  },
  crops: {
    title: 'Champs et cultures',
    lines: [],
    entries: {
      plowing: [
        'Labourer',
        'Un champ se place sur une case sans pièce, étable ni clôture. Le premier se place où l’on veut, chaque autre à côté d’un champ.',
      ],
      sowing: [
        'Semer',
        'Posez 1 céréale de votre réserve sur un champ vide et ajoutez-en 2, ou 1 légume et ajoutez-en 1, sur au moins un champ et autant que vous voulez. Ce qui est sur les champs ne peut pas être dépensé avant la récolte. Un champ vidé peut être ensemencé de nouveau.',
        'La céréale ou le légume que donne une case ne peut pas être semé par la même action.',
      ],
      baking: [
        'Cuire du pain',
        'Seulement quand une action ou une carte le permet, et avec un aménagement qui cuit le pain. Vous répartissez les céréales : Foyer 2 PN chacune, Fourneau 3, Four en briques une pour 5, Four en pierre jusqu’à deux pour 4 chacune. Sans cuisson, céréales et légumes valent 1 PN à tout moment.',
      ],
    },
  },
  animals: {
    title: 'Animaux',
    lines: [],
    entries: {
      room: [
        'La place des animaux',
        'Un pâturage abrite 2 animaux d’une même espèce par case ; chaque étable qui s’y trouve double ce nombre. Une étable isolée abrite 1 animal, la maison 1, quelle que soit sa taille ; certaines cartes en abritent d’autres.',
      ],
      taking: [
        'Prendre des animaux',
        'Chaque animal pris doit aussitôt trouver une place, être cuit ou être rendu. Aucun ne reste sur la case. Pour un nouvel animal, vous pouvez en cuire ou en rendre d’autres.',
      ],
      cooking: [
        'Cuisiner',
        'Un Foyer ou un Fourneau transforme à tout moment animaux et légumes en nourriture, même des animaux qu’on vient de prendre ; pas pendant la reproduction. Sans eux, les animaux ne nourrissent pas.',
      ],
      rearranging: ['Réarranger', 'Vous pouvez déplacer ou rendre vos animaux à tout moment.'],
    },
  },
  harvest: {
    title: 'Nourriture et récolte',
    lines: ['Une récolte a trois phases. Tous finissent l’une avant que commence la suivante.'],
    entries: {
      'field-phase': ['Phase des champs', 'Chaque champ ensemencé donne exactement 1 de ce qu’il porte.'],
      feeding: [
        'Alimentation',
        'Chaque adulte a besoin de 2 PN (en solitaire 3), chaque nouveau-né de la manche de 1. Seule la nourriture nourrit : céréales, légumes et animaux doivent d’abord être transformés. Ce qui reste est à vous.',
      ],
      crafts: [
        'Artisanat',
        'Une fois par phase d’alimentation : la Menuiserie fait 2 PN de 1 bois, la Poterie 2 de 1 argile, la Vannerie 3 de 1 roseau.',
      ],
      begging: [
        'Mendier',
        'Pour chaque PN manquant vous prenez une carte de mendicité, qui vaut −3 points et reste. Dans l’édition révisée, il faut payer la nourriture que l’on a, sans être obligé de transformer quoi que ce soit ; en 2007, on peut aussi garder sa nourriture et mendier.',
      ],
      breeding: [
        'Reproduction',
        'Chaque espèce dont vous avez au moins 2 animaux donne 1 petit, où que soient les parents, s’il trouve une place. On ne cuisine pas pendant ce temps ; on peut déplacer des animaux et en rendre d’autres.',
      ],
    },
  },
};
