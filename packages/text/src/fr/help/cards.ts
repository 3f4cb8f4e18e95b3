import type { AgricolaPages } from '../../help/help-words';

/** Improvements, hand cards, terms and scoring, in French. */
export const cards: Pick<AgricolaPages, 'buildings' | 'cards' | 'hands' | 'terms' | 'scoring'> = {
  buildings: {
    title: 'Bâtiments et aménagements',
    lines: ['Chaque aménagement majeur est unique et offert à tous jusqu’à ce que quelqu’un le construise :'],
    entries: {
      building: [
        'En construire un',
        'Une action en construit exactement un : payez le coût, prenez la carte. Elle agit aussitôt. Vous pouvez en avoir plusieurs semblables.',
      ],
      hearths: [
        'Du Foyer au Fourneau',
        'Au lieu de l’argile, vous pouvez rendre un de vos Foyers pour l’un ou l’autre Fourneau. Le Foyer est de nouveau offert.',
      ],
      ovens: [
        'Fours',
        'Qui construit un Four en briques ou un Four en pierre peut aussitôt cuire du pain, avec tout ce qui le cuit.',
      ],
      'well-food': [
        'Puits',
        'Il pose 1 PN sur chacune des 5 manches suivantes, ou sur celles qui restent. Qui perd le Puits perd cette nourriture dans l’édition révisée et la garde en 2007.',
      ],
    },
  },
  cards: {
    title: 'Cartes en main',
    lines: [
      'Une carte dit ce qu’elle coûte, ce qu’il faut déjà avoir et ce qu’elle fait. En main, elle ne fait rien.',
    ],
    entries: {
      occupations: [
        'Jouer un savoir-faire',
        'Une action en joue un. Sur la case commune, votre premier savoir-faire de la partie est gratuit, chaque autre coûte 1 PN. Sur la case supplémentaire, à 3 joueurs chacun coûte 2 PN ; à 4 ou 5 joueurs vos deux premiers de la partie coûtent 1 PN, les suivants 2.',
        'Les savoir-faire n’ont pas de points imprimés, mais certains donnent des points de bonus.',
      ],
      minors: [
        'Jouer un aménagement mineur',
        'Une action en joue un, là où une case le permet : il faut remplir la condition, payer le coût, poser la carte devant soi et faire ce qu’elle dit.',
      ],
      text: [
        'Ce que dit la carte',
        'Dès qu’elle est jouée, son texte l’emporte sur les règles. Ce qu’elle donne vient de la réserve générale, et ce qu’elle nomme est à vous, sauf mention contraire. Qui joue une carte la lit à haute voix.',
      ],
      traveling: [
        'Cartes itinérantes',
        'Une fois leur effet appliqué, votre voisin de gauche les prend. En solitaire, elles quittent la partie.',
      ],
      returning: [
        'Cartes qui demandent une carte',
        'L’aménagement à rendre doit être devant vous. Un aménagement mineur rendu quitte la partie, un majeur est de nouveau offert.',
      ],
      categories: [
        'Jeux et catégories',
        'La lettre nomme le jeu de cartes : A et B dans l’édition révisée ; en 2007 E pour débuter, I interactif, K complexe et Z en bonus. Les huit catégories de l’édition révisée servent seulement à s’y retrouver.',
      ],
    },
  },
  hands: {
    title: 'Obtenir une main',
    lines: ['D’ordinaire les cartes sont distribuées. D’autres façons, et ce que l’on peut encore choisir :'],
    entries: {},
  },
  terms: {
    title: 'Termes et tournures',
    lines: ['Ce que veulent dire les mots des cartes et des règles :'],
    entries: {
      spaces: [
        'Case d’action, case de manche',
        'Les personnes vont sur les cases d’action. Les cases de manche sont les numéros 1 à 14 où l’on pose les cartes de manche. Les cartes peuvent poser des marchandises sur les deux.',
      ],
      obtaining: [
        'Obtenir une marchandise',
        'De quelque façon qu’elle arrive dans votre réserve : d’une case ou d’une carte, de la réserve générale ou de la récolte.',
      ],
      'before-round': [
        'Avant le début de la manche',
        'Avant que la nouvelle carte soit révélée, donc avant que les marchandises de la manche vous reviennent. « Au début de la manche » vient après.',
      ],
      'round-goods': [
        'Marchandises sur les cases de manche',
        'Elles sont à ceux pour qui on les y a posées ; plusieurs joueurs peuvent en avoir sur la même manche. Il faut les prendre ; seul ce qui est offert en échange peut être refusé.',
      ],
      'several-people': [
        'Plusieurs personnes sur une case',
        'Certaines cartes le permettent, mais jamais sur la case du premier joueur. Si une carte retire la dernière personne d’une case pendant le travail, la case est de nouveau libre pour tous.',
      ],
      people: [
        'Joueur, personne, descendance',
        'Un joueur joue, une personne est de la famille. La descendance, ce sont la troisième, la quatrième et la cinquième personne. Un nouveau-né compte aussitôt comme une personne.',
      ],
      'persons-action': [
        'L’action d’une personne',
        'Tout ce que fait la personne sur sa case d’action, même si ce sont plusieurs actions. Ce que les cartes permettent sans placer de personne n’en fait pas partie.',
      ],
      placing: [
        'Placer une personne',
        'Seulement aller de la maison à la case. Utiliser la case, c’est aussi y faire au moins une action.',
      ],
      'two-people': [
        'Deux personnes l’une après l’autre',
        'Vous placez les deux pendant le même tour. Votre tour suivant n’est pas perdu.',
      ],
      skipping: [
        'Sauter un tour',
        'Vous ne placez personne bien que quelqu’un soit à la maison. Vous placez autant de personnes, seulement plus tard.',
      ],
      capacity: [
        'Capacité',
        'Combien d’animaux abrite un pâturage : les étables la doublent, des cartes peuvent la changer. La capacité totale est ce qui en résulte.',
      ],
      parents: ['Parents et petits', 'Les deux animaux qui se reproduisent, et celui qui naît.'],
      neighbours: [
        'Adjacent, relié, colonne',
        'Des cases sont adjacentes si elles ont un côté commun, jamais par un coin. Des clôtures sont reliées, pas adjacentes. Une colonne du plateau, ce sont les cases d’action placées les unes au-dessus des autres.',
      ],
      costs: [
        'Payer',
        'Les coûts se paient de la réserve, les animaux de la ferme ; pas avec ce qui est sur les champs ou les cartes. Le coût de construction est ce que coûtent pièces, étables, clôtures, rénovations et aménagements, en quelque marchandise que ce soit.',
      ],
      exchanging: [
        'Échanger, acheter, transformer en nourriture',
        'C’est tout un : on donne quelque chose pour autre chose. Une carte qui nomme l’un veut dire aussi les autres.',
      ],
      'named-classes': [
        'Puits, fours, charrues',
        'Ce sont les cartes qui s’appellent ainsi : est un four ce qui porte le nom de four. Dans l’édition de 2007, une seule charrue sert par action de labour.',
      ],
      slashes: [
        'Listes à barres obliques',
        'Elles se lisent terme à terme : 1/2/3 points pour 3/5/7 bois, ce sont 2 points avec 5 bois. Seul le meilleur palier compte. « Autant que vous voulez » comprend zéro.',
      ],
      'extra-harvest': [
        'Une phase hors de la récolte',
        'Une phase des champs ou de reproduction qu’une carte apporte entre-temps n’est pas une récolte. Une récolte à laquelle une carte enlève une phase en reste une.',
      ],
    },
  },
  scoring: {
    title: 'Décompte',
    lines: [
      'La partie finit après la récolte de la manche 14. Sept catégories comptent selon le tableau, chacune de −1 à 4 ; puis tout le reste. Une catégorie et le total peuvent être négatifs.',
    ],
    entries: {
      fields: [
        'Champs',
        'Les tuiles de champ de la ferme, ensemencées ou non. Les cartes Champ ne comptent pas ici.',
      ],
      pastures: ['Pâturages', 'Le nombre de zones closes, quels que soient leur taille et ce qui y vit.'],
      crops: [
        'Céréales et légumes',
        'Dans la réserve et sur les champs. Sur les cartes, seulement si ce sont des champs ou si elles disent que c’est à vous ; pas ce qu’elles offrent ou promettent encore.',
      ],
      animals: [
        'Animaux',
        'Tous ceux de la ferme : pâturages, étables, maison, et cartes qui en abritent ; pas ceux qu’une carte offre encore.',
      ],
      unused: ['Cases inutilisées', '−1 par case sans pièce, champ ni étable et qui n’est pas clôturée.'],
      stables: [
        'Étables clôturées',
        '1 par étable dans un pâturage, 4 au plus. Les étables isolées ne comptent pas.',
      ],
      rooms: ['Pièces', 'Bois 0, argile 1, pierre 2 par pièce.'],
      people: [
        'Personnes',
        '3 par personne, nouveau-nés compris, 15 au plus ; y compris celles qui logent sur une carte.',
      ],
      improvements: [
        'Points des aménagements',
        'Ce qui est imprimé sur les aménagements devant vous à la fin. Les cartes parties ou rendues ne comptent pas.',
      ],
      bonus: [
        'Points de bonus',
        'Ce que donnent les textes des cartes, y compris ce qui a été noté pendant la partie. Un bonus pour ce qui manque n’annule pas le point que cela coûte.',
      ],
      crafts: [
        'Artisanat',
        'Menuiserie et Poterie donnent 1, 2 ou 3 points pour 3, 5 ou 7 bois ou argiles en réserve, la Vannerie pour 2, 4 ou 5 roseaux. Les matériaux restent à vous et comptent encore en cas d’égalité.',
      ],
      begging: [
        'Mendicité',
        '−3 par carte ; sur la feuille, avec les cartes en 2007, avec les bonus dans l’édition révisée.',
      ],
      changed: [
        'Ce qu’une carte a changé',
        'Une pièce, un champ, un pâturage ou une étable qu’une carte emploie autrement reste ce qu’il est : la case est utilisée, et une étable clôturée donne toujours son point.',
      ],
      nothing: ['Ce qui ne compte pas', 'La nourriture et les ressources restantes.'],
      tie: [
        'Victoire et égalité',
        'Le plus de points gagne. À égalité dans l’édition révisée, c’est qui a le plus de matériaux en réserve ; ensuite, et tout de suite en 2007, on partage la place.',
      ],
    },
  },
};
