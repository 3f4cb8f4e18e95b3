import type { CreaturesPages } from '../../help/help-words';

/** The rules of All Creatures Big and Small, in French. */
export const creatures: CreaturesPages = {
  goal: {
    title: 'Le but',
    lines: [
      'Deux joueurs dirigent chacun une ferme pendant huit manches. Qui a le plus de points à la fin gagne ; en cas d’égalité, c’est celui qui n’a pas commencé la partie.',
      'Les points viennent des animaux, d’un nombre suffisant de chaque type, des extensions complètes et des bâtiments.',
    ],
    entries: {},
  },
  summary: {
    title: 'Résumé',
    lines: ['Toute la partie d’un coup d’œil :'],
    entries: {
      turns: [
        'À chacune des huit manches',
        '1. Approvisionner les cases qui accumulent. 2. Placer les ouvriers à tour de rôle, trois chacun. 3. Tous rentrent. 4. Chaque type dont vous avez au moins 2 animaux donne 1 petit.',
      ],
      points: [
        'Points',
        '1 par animal ; bonus ou −3 par type selon le tableau ; 4 par extension entièrement utilisée ; points des bâtiments.',
      ],
    },
  },
  start: {
    title: 'Mise en place',
    lines: ['Comment la partie commence :'],
    entries: {
      begin: [
        'Ce que vous avez au début',
        'Une ferme de deux colonnes avec la Chaumière en bas à gauche, 3 ouvriers et 9 clôtures ; ni biens, ni animaux. Le premier joueur est tiré au sort. Tout est visible.',
      ],
      pieces: [
        'Ce qui peut manquer',
        '10 mangeoires, 26 clôtures, et 4 tuiles d’étable et 4 extensions dans le jeu de base, 5 de chaque dans le jeu avancé ; chaque bâtiment spécial est unique. Ce qui est épuisé ne donne plus rien. Bois, pierre, roseau et animaux ne manquent jamais.',
      ],
      returned: [
        'Ce qui revient',
        'Une étable ou une grande étable qu’un bâtiment remplace, l’Étable à vaches et l’Étable à cochons quand on les agrandit, et la mangeoire que l’Entreprise de construction remplace. Les deux joueurs peuvent alors les prendre.',
      ],
    },
  },
  round: {
    title: 'Une manche',
    lines: ['Chacune des huit manches a quatre phases.'],
    entries: {
      refill: [
        'Approvisionnement',
        'Les cases qui montrent des biens en reçoivent, en plus de ceux qui s’y trouvent encore. Là où un second bien est entre parenthèses, une case vide reçoit le premier, une autre le second.',
      ],
      work: [
        'Travail',
        'Les joueurs placent un ouvrier à tour de rôle, le premier joueur d’abord, jusqu’à ce que les six soient placés. Un ouvrier va sur une case libre et y fait aussitôt tout ce qui est possible ; si rien ne l’est, il ne peut pas y aller. Vous prenez tout ce qui s’y trouve.',
      ],
      home: ['Retour et reproduction', 'Puis tous les ouvriers rentrent et les animaux se reproduisent.'],
      'starting-player': [
        'Premier joueur',
        'Le pion ne change de main que si quelqu’un utilise sa case, et compte dès la manche suivante.',
      ],
    },
  },
  spaces: {
    title: 'Cases d’action',
    lines: ['Là où il y a des biens, vous prenez tout. Voici les cases et ce qu’elles font :'],
    entries: {},
  },
  farm: {
    title: 'La ferme',
    lines: ['Ce qui est construit reste en place, sauf si un bâtiment dit autre chose.'],
    entries: {
      expansions: [
        'Extensions',
        'Une ferme a trois rangées, et deux colonnes au début. Une extension ajoute une colonne à gauche ou à droite. Les clôtures de l’ancien bord restent.',
      ],
      borders: [
        'Clôtures',
        'Une clôture se pose sur un côté d’une case ; elle vient de votre réserve et n’y revient jamais. Les murs d’un bâtiment ferment gratuitement les quatre côtés de sa case.',
      ],
      pastures: [
        'Pâturages',
        'Des cases sans bâtiment fermées de tous côtés, par des clôtures ou des murs, forment un pâturage. Le bord de la ferme est ouvert tant que vous ne le fermez pas. Un pâturage peut être divisé ; inachevé, il est permis mais n’abrite rien.',
      ],
      used: [
        'Cases utilisées',
        'Une case est utilisée si elle porte un bâtiment ou une mangeoire, ou si elle fait partie d’un pâturage. Les animaux qu’un bâtiment laisse dehors ne rendent pas une case utilisée.',
      ],
    },
  },
  animals: {
    title: 'Animaux',
    lines: [],
    entries: {
      room: [
        'La place',
        'Un pâturage abrite 2 animaux par case, tous d’un même type. Une étable en abrite 3, une grande étable 5, la Chaumière 1, les autres bâtiments ce que dit leur texte.',
      ],
      troughs: [
        'Mangeoires',
        'Chaque mangeoire dans un pâturage double ce qu’il abrite, une mangeoire sur un bâtiment aussi. Une mangeoire isolée abrite 1 animal. Chaque case en porte une.',
      ],
      leaving: [
        'Réarranger et laisser partir',
        'Vous pouvez réarranger vos animaux à tout moment et en laisser partir. Ceux qui n’ont pas de place à la fin d’une étape s’enfuient ; vous choisissez lesquels. Rien ne reste sur la case d’action.',
      ],
    },
  },
  buildings: {
    title: 'Bâtiments',
    lines: ['Les voici tous ; l’offre des bâtiments spéciaux change d’une partie à l’autre :'],
    entries: {
      placing: [
        'Construire',
        'Remplir la condition, payer, poser la tuile sur une case sans bâtiment, puis faire ce qu’elle dit ; ce qu’elle apporte ne peut pas la payer. Une mangeoire qui s’y trouve reste. Dans un pâturage, un bâtiment le rend plus petit.',
      ],
      stalls: [
        'Étables',
        'Une étable coûte 3 pierres et 1 roseau, abrite 3 animaux d’un type et vaut 1 point.',
      ],
      stables: [
        'Grandes étables',
        'Une étable devient une grande étable pour 5 bois ou 5 pierres, sans mélange. Elle abrite 5 animaux d’un type et vaut 4 points. L’Étable à vaches et l’Étable à cochons peuvent aussi être agrandies, s’il reste une tuile.',
      ],
      special: [
        'Bâtiments spéciaux',
        'Un par utilisation de leur case, au prix de leur texte. Chacun est unique.',
      ],
      'the-cottage': [
        'La Chaumière',
        'Elle abrite 1 animal et compte comme bâtiment spécial. Un seul bâtiment peut prendre sa place ; elle ne compte alors plus.',
      ],
    },
  },
  breeding: {
    title: 'Reproduction',
    lines: [],
    entries: {
      newborns: [
        'Petits',
        'À la fin de chaque manche, chaque type dont vous avez au moins 2 animaux donne 1 petit, jamais plus, où que soient les parents. Tous naissent en même temps. Chacun doit trouver une place ; vous pouvez laisser partir d’autres animaux.',
      ],
      before: [
        'Avant la reproduction',
        'D’abord viennent les effets qui le disent, chacun une fois ; puis on vide la Nurserie ; puis naissent les petits.',
      ],
    },
  },
  terms: {
    title: 'Termes des bâtiments',
    lines: ['Ce que veulent dire les mots des bâtiments :'],
    entries: {
      immediately: [
        'Immédiatement',
        'Une fois, quand le bâtiment est posé. De nouveau seulement si la tuile est reconstruite.',
      ],
      anytime: [
        'À tout moment',
        'Autant de fois que vous voulez, à toute phase, même quand ce n’est pas votre tour, mais jamais au milieu d’une étape de l’autre joueur ; une dernière fois avant le décompte.',
      ],
      'work-phase': [
        'À tout moment pendant le travail',
        'Du premier ouvrier d’une manche au retour, pas pendant la reproduction.',
      ],
      'before-breeding': [
        'Avant la reproduction',
        'Une fois avant chacune de vos phases de reproduction, sans ouvrier.',
      ],
      may: [
        'Vous pouvez',
        'Ce que vous pouvez faire, vous pouvez l’omettre. Ce que le texte dit de prendre, de poser ou d’ajouter se fait autant que possible ; on peut toujours laisser partir des animaux.',
      ],
      adjacent: [
        'Adjacent',
        'Des cases avec un côté commun, quoi qu’il y ait entre elles ; jamais par un coin.',
      ],
    },
  },
  scoring: {
    title: 'Décompte',
    lines: ['Après la manche 8. Les demi-points ne sont pas arrondis.'],
    entries: {
      animals: [
        'Animaux',
        '1 point par animal, plus un bonus ou une pénalité par type selon le tableau : 3 ou moins coûtent 3 points, aucun aussi.',
      ],
      expansions: ['Extensions', '4 points par extension dont les trois cases sont utilisées.'],
      buildings: [
        'Bâtiments',
        'Ce que disent leurs textes ; une étable 1, une grande étable 4. Certains décomptent.',
      ],
      tie: ['Égalité', 'Gagne celui qui n’était pas premier joueur à la manche 1.'],
    },
  },
  aids: {
    title: 'Aides à la table',
    lines: ['Ce que voient ceux qui le veulent. Aucune règle ne change.'],
    entries: {
      markers: [
        'Marqueurs de suggestion',
        'Jusqu’à trois cases qui seraient bonnes maintenant sont marquées, avec une raison.',
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
      'Agricola : Terres d’élevage est un jeu d’Uwe Rosenberg ; la Big Box le contient avec tous ses bâtiments.',
      'Furrow est fait par des amateurs, sans lien avec l’auteur ni les éditeurs. Tous les textes et images sont de nous. Si le jeu vous plaît, achetez-le : il est merveilleux sur une table.',
    ],
    entries: {},
  },
};
