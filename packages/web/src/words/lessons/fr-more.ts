import type { MoreLessons } from './lesson-words';

/** The short lessons, in French. */
export const more: MoreLessons = {
  fences: {
    title: 'Agricola : les clôtures',
    about: 'Cinq minutes : ramasser du bois, clôturer un pâturage, y mettre des moutons.',
    steps: {
      wood: {
        heading: 'Une clôture, c’est un bois',
        why: [
          'C’est la manche 3. Vous avez gardé 6 bois, et 3 autres attendent sur « {forest} ».',
          'Chaque clôture coûte 1 bois. Vous en avez 15 en tout : il faut enclore beaucoup avec peu.',
        ],
        task: 'Placez une personne sur « {forest} ».',
      },
      pasture: {
        heading: 'Le carré enferme le plus',
        why: [
          'Quatre cases en carré demandent 8 clôtures ; en ligne, il en faudrait 10. Le bord de la ferme doit être clôturé aussi.',
          'Chaque case accueille 2 animaux : ce pâturage en accueille 8. Touchez les quatre cases ; les clôtures qu’il faut sont choisies pour vous.',
        ],
        task: 'Utilisez « {fencing} » et clôturez les quatre cases marquées en haut à droite.',
      },
      sheep: {
        heading: 'Manche 4 : tout le troupeau',
        why: [
          'Personne ne pouvait garder de moutons jusqu’ici, et quatre se sont rassemblés sur « {sheep-market} ».',
          'Après cette manche vient la récolte. À la fin, chaque espèce dont vous avez au moins deux animaux a un petit.',
        ],
        task: 'Placez une personne sur « {sheep-market} ».',
      },
    },
    free: {
      heading: 'Encore un tour, puis la récolte',
      why: [
        'Vous avez assez de nourriture. Utilisez votre dernière personne pour marquer : un champ, un second pâturage, des céréales.',
        'Chaque case inutilisée coûte un point, et tout ce dont vous n’avez rien aussi.',
      ],
      task: 'Finissez la manche 4 et la récolte comme vous voulez. Trois étoiles à partir de −3 points.',
    },
    learned: [
      'Avec 8 clôtures vous avez enclos quatre cases, rempli le pâturage et agrandi le troupeau.',
      'Ensuite : divisez un pâturage avec une ou deux clôtures pour garder une autre espèce. Une étable double la place.',
    ],
    results: [
      'Le troupeau est là. Donnez maintenant une utilité au reste de la ferme.',
      'Bien joué : déjà moins de vides.',
      'Très bien : presque aucun tour perdu.',
      'Magnifique ! On ne fait guère mieux en un tour.',
    ],
  },
  harvest: {
    title: 'Agricola : la récolte',
    about: 'Cinq minutes : de la nourriture à temps, les trois parties de la récolte, et semer de nouveau.',
    steps: {
      grain: {
        heading: 'Manche 4 : la récolte approche',
        why: [
          'Après cette manche vient la récolte : chacune de vos deux personnes a besoin de 2 nourritures, 4 en tout. Vous en avez 2.',
          'Les céréales servent deux fois : on les sème, et au besoin une céréale vaut 1 nourriture.',
        ],
        task: 'Placez une personne sur « {grain-seeds} ».',
      },
      food: {
        heading: 'Comptez d’abord',
        why: [
          'Votre voisin occupe « {day-laborer} ». Il y a 1 nourriture sur « {fishing} » : vous en aurez 3 sur 4.',
          'Chaque nourriture qui manque coûte une carte Mendicité : −3 points.',
        ],
        task: 'Placez une personne sur « {fishing} ».',
      },
      feed: {
        heading: 'La récolte : champs, nourriture, naissances',
        why: [
          'D’abord chaque champ donne un de ses produits : vous avez reçu 1 céréale de plus. Vous nourrissez maintenant votre famille, et enfin les animaux ont des petits.',
          'Vous avez 3 nourritures et 2 céréales. Une céréale suffit ; gardez l’autre pour semer.',
        ],
        task: 'Transformez 1 céréale en nourriture et nourrissez votre famille.',
      },
    },
    free: {
      heading: 'Une manche à vous',
      why: [
        'Deux personnes, sans aide. Vous avez des céréales et un champ ; la prochaine récolte vient après la manche 7.',
        'Plus de champs, plus de céréales et des animaux rapportent des points ; ce dont vous n’avez rien en coûte un.',
      ],
      task: 'Jouez la manche 5 comme vous voulez. Trois étoiles à partir de −7 points.',
    },
    learned: [
      'Une récolte a trois parties : champs, nourriture, naissances. Elle vient après les manches 4, 7, 9, 11, 13 et 14.',
      'Ensuite : un four tire plusieurs nourritures d’une céréale, un fourneau en tire plus des animaux.',
    ],
    results: [
      'Personne n’a eu faim. La prochaine fois, faites marquer vos deux personnes.',
      'Une manche solide.',
      'Très bien : la ferme grandit.',
      'Magnifique ! Voilà une ferme bien lancée.',
    ],
  },
  cards: {
    title: 'Agricola : les cartes en main',
    about: 'Cinq minutes : jouer un savoir-faire et un aménagement mineur, et s’en servir.',
    steps: {
      occupation: {
        heading: 'Sept et sept',
        why: [
          'Vous avez en main 7 savoir-faire et 7 aménagements mineurs ; personne d’autre ne les voit. Votre premier savoir-faire est gratuit.',
          'Choisissez des cartes qui servent ce que vous vouliez faire de toute façon. Avec « {wood-cutter} », chaque passage au bois rapporte 1 bois de plus.',
        ],
        task: 'Utilisez « {lessons} » et jouez « {wood-cutter} ».',
      },
      wood: {
        heading: 'La carte agit toute seule',
        why: [
          'Trois bois attendent sur « {forest} », et « {wood-cutter} » en ajoute un. Jouée tôt, une carte rapporte souvent.',
        ],
        task: 'Placez une personne sur « {forest} ».',
      },
      minor: {
        heading: 'Manche 2 : un aménagement mineur',
        why: [
          'Avec « {meeting-place} » vous devenez premier joueur et pouvez jouer un aménagement mineur.',
          '« {shifting-cultivation} » coûte 2 nourritures et laboure aussitôt un champ : un tour gagné. Ensuite la carte passe à votre voisin.',
        ],
        task: 'Utilisez « {meeting-place} », jouez « {shifting-cultivation} » et labourez un champ.',
      },
    },
    free: {
      heading: 'À vous de jouer',
      why: [
        'Il vous reste une personne dans cette manche, et la manche 3 est à vous. Parcourez votre main : quelle carte vous aide maintenant ?',
        'La condition et le coût sont sur chaque carte ; « pourquoi pas ? » dit ce qui manque.',
      ],
      task: 'Jouez jusqu’à la fin de la manche 3. Trois étoiles à partir de −7 points.',
    },
    learned: [
      'Les savoir-faire se jouent avec « {lessons} », les aménagements mineurs avec plusieurs cases ; les uns et les autres agissent dès lors.',
      'Ensuite : choisissez avant de commencer deux ou trois cartes qui vont ensemble. Personne ne joue les quatorze.',
    ],
    results: [
      'Les cartes sont devant vous. Faites-les travailler.',
      'Un bon début.',
      'Très bien : cartes et plateau vont ensemble.',
      'Magnifique ! Presque personne ne tire plus de trois manches.',
    ],
  },
  buildings: {
    title: 'Terres d’élevage : les bâtiments spéciaux',
    about: 'Cinq minutes : une meilleure maison, un abri pour un animal, et une manche à vous.',
    steps: {
      house: {
        heading: 'Une maison qui rapporte',
        why: [
          'Les bâtiments spéciaux sont proposés aux deux joueurs, chacun une seule fois. « {half-timbered-house} » remplace « {cottage} » : 5 points, et de la place pour 2 animaux d’une espèce.',
          'Il faut 3 bois, 2 pierres et 1 roseau. C’est juste ce que vous avez.',
        ],
        task: 'Utilisez une case de bâtiment spécial et construisez « {half-timbered-house} ».',
      },
      wood: {
        heading: 'Du bois, et le premier tour',
        why: [
          'Le prochain bâtiment demande 2 bois et 1 pierre. Vous avez 1 de chaque.',
          'Cette case donne un bois, et vous commencerez la manche suivante.',
        ],
        task: 'Placez un ouvrier sur « {start-wood} ».',
      },
      guest: {
        heading: 'Un bâtiment qui amène un animal',
        why: [
          '« {shelter} » a de la place pour un animal et vous en donne un au choix quand vous le construisez.',
          'Il y a deux cases de bâtiment spécial : vous pouvez construire tous les deux dans la même manche.',
        ],
        task: 'Utilisez une case de bâtiment spécial, construisez « {shelter} » et choisissez un animal.',
      },
    },
    free: {
      heading: 'Une manche à vous',
      why: [
        'Trois ouvriers, sans aide. Chaque animal vaut un point, et moins de quatre d’une espèce en coûtent 3.',
        'Votre maison accueille 2 animaux d’une espèce : à deux, ils ont un petit à la fin de la manche.',
      ],
      task: 'Jouez la manche 3 comme vous voulez. Trois étoiles à partir de −2 points.',
    },
    learned: [
      'Les bâtiments spéciaux donnent des points, de la place ou tout de suite des animaux, et chacun n’existe qu’une fois.',
      'Ensuite : jouez avec 8 ou 12 bâtiments, et regardez l’offre avant de prendre des marchandises.',
    ],
    results: [
      'Deux bâtiments sont debout. Il y manque des animaux.',
      'Un bon début.',
      'Très bien : maison et troupeau grandissent ensemble.',
      'Magnifique ! C’est une belle ferme après trois manches.',
    ],
  },
};
