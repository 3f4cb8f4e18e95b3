import { more } from './fr-more';
import type { LessonWords } from './lesson-words';

export const fr: LessonWords = {
  common: {
    notYet: (move, task) =>
      `« ${move} » est possible, et vous pourrez le choisir librement plus tard. Pour l’instant : ${task}`,
    over: 'La leçon est terminée',
    goOn: 'Vous pouvez continuer cette partie ou revenir à l’accueil.',
  },
  lessons: {
    creatures: {
      title: 'Apprendre Terres d’élevage',
      about:
        'Dix minutes : clôturer un pâturage, élever des vaches, construire, puis jouer une manche à vous.',
      steps: {
        wood: {
          heading: 'Votre premier ouvrier',
          why: [
            'Vous avez trois ouvriers. À chacune des huit manches, vous et votre voisin en placez un à tour de rôle, jusqu’à ce que les six soient sur le plateau. Une case accueille un seul ouvrier.',
            'Presque tout commence par le bois : chaque palissade en coûte un.',
          ],
          task: 'Placez un ouvrier sur « {wood-3} ».',
        },
        cow: {
          heading: 'Un premier animal',
          why: [
            'Ce sont les animaux qui rapportent des points. Chacun a tout de suite besoin d’une place, sinon il s’enfuit.',
            'Votre {cottage}, en bas à gauche, abrite un animal : vous pouvez donc prendre une vache dès aujourd’hui.',
          ],
          task: 'Placez un ouvrier sur « {cow-pigs} ».',
        },
        marker: {
          heading: 'Qui commence',
          why: [
            'Qui commence une manche choisit le premier. Cette case donne le marqueur de premier joueur pour la manche suivante, et un bois en plus.',
            'Ce que personne ne prend reste sur les cases et s’accumule : attendre peut aussi payer.',
          ],
          task: 'Placez votre dernier ouvrier sur « {start-wood} ».',
        },
        'more-wood': {
          heading: 'Manche 2 : les cases se remplissent',
          why: [
            'Tous les ouvriers sont rentrés et les cases ont reçu de nouveaux biens. Vous commencez, car vous avez le marqueur.',
            'Vous avez 4 bois. Avec 3 de plus, vous pouvez payer un pâturage.',
          ],
          task: 'Placez un ouvrier sur « {wood-3} ».',
        },
        fences: {
          heading: 'Votre premier pâturage',
          why: [
            'Un pâturage est une zone fermée de tous les côtés. Le bord de la ferme est ouvert, lui aussi, et demande des clôtures ; mais les murs d’un bâtiment ferment un côté gratuitement.',
            'Au-dessus de la {cottage} se trouvent deux cases libres. Deux cases ont six côtés, et la {cottage} en ferme un : cinq clôtures suffisent. Deux cases abritent 4 animaux d’un même type.',
          ],
          task: 'Utilisez « {fences} », posez les cinq clôtures indiquées, puis terminez.',
        },
        'second-cow': {
          heading: 'Deux font trois',
          why: [
            'À la fin de chaque manche, chaque type dont vous avez au moins deux animaux donne un petit, s’il y a de la place.',
            'La case avait été vidée : elle porte de nouveau une vache, pas encore un cochon. Une deuxième vache, et un veau naît ce soir.',
          ],
          task: 'Placez un ouvrier sur « {cow-pigs} ».',
        },
        trough: {
          heading: 'Un veau est né : faites de la place',
          why: [
            'Vous avez trois vaches. Une mangeoire double la capacité de son pâturage : le vôtre passe de 4 animaux à 8.',
            'La première mangeoire d’une action est gratuite.',
          ],
          task: 'Utilisez « {troughs} » et posez la mangeoire dans votre pâturage.',
        },
        stone: {
          heading: 'Prenez ce qui s’est accumulé',
          why: [
            'Personne n’a voulu de pierres pendant un moment, et quatre attendent un seul ouvrier. Guettez ces tas.',
            'Il vous faut une pierre pour le bâtiment qui vient.',
          ],
          task: 'Placez un ouvrier sur « {stone-2} ».',
        },
        special: {
          heading: 'Un bâtiment spécial',
          why: [
            'Les bâtiments spéciaux sont offerts aux deux joueurs, chacun une seule fois. « {shelter} » coûte 2 bois et 1 pierre, abrite un animal et en apporte un au choix.',
            'À la fin, il vous faudrait au moins quatre animaux de chaque type : moins, c’est 3 points de perdus.',
          ],
          task: 'Utilisez une case de bâtiment spécial, construisez « {shelter} » hors de votre pâturage et prenez l’animal de votre choix.',
        },
      },
      free: {
        heading: 'Votre propre manche',
        why: [
          'La manche 4 est à vous : trois ouvriers, sans aide. Chaque animal vaut un point, un type de moins de quatre animaux en coûte 3, les bâtiments et les extensions complètes comptent aussi.',
          'Le but : le plus de points possible à la fin de cette manche. Les conseils et les « pourquoi pas ? » restent à votre disposition.',
        ],
        task: 'Jouez la manche 4 comme vous voulez. Trois étoiles à partir de 4 points.',
      },
      learned: [
        'Vous avez placé des ouvriers, clôturé, élevé, doublé un pâturage et construit. La vraie partie continue ainsi pendant huit manches.',
        'Ensuite : essayez les étables, qui abritent trois animaux sans clôture, et les extensions, qui valent 4 points chacune quand toutes leurs cases sont utilisées.',
      ],
      results: [
        'Une manche tranquille. Regardez la feuille de score : elle demande des animaux de chaque type.',
        'Un bon début : votre troupeau grandit.',
        'Très bien joué : plus d’animaux, et moins de types absents.',
        'Magnifique ! Presque personne n’a une meilleure ferme après quatre manches.',
      ],
    },
    agricola: {
      title: 'Apprendre Agricola',
      about: 'Dix minutes : des céréales, un champ, un feu, un mouton, et la première récolte par vous-même.',
      steps: {
        grain: {
          heading: 'Deux personnes, quatorze manches',
          why: [
            'À chaque manche, vous placez vos personnes une à une, à tour de rôle avec l’autre joueur. Une case accueille une personne par manche. Avant chaque manche, une nouvelle case apparaît.',
            'Après la manche 4 vient la première récolte, et chaque membre de votre famille a besoin de 2 PN (points de nourriture). Commencez donc par le pain.',
          ],
          task: 'Placez une personne sur « {grain-seeds} ».',
        },
        field: {
          heading: 'Un champ',
          why: [
            'Les céréales ne poussent pas toutes seules : il leur faut un champ labouré. Chaque case inutilisée de votre ferme coûte un point à la fin, un champ aide donc deux fois.',
            'Les champs suivants devront toucher celui-ci. Gardez de la place à côté de la maison pour d’autres pièces.',
          ],
          task: 'Utilisez « {farmland} » et labourez un champ, de préférence sur la case marquée.',
        },
        sow: {
          heading: 'Manche 2 : semer',
          why: [
            'Semez une céréale, deux autres la rejoignent : il y en a trois sur le champ. Chaque récolte en rapporte une.',
            'Semer avant la première récolte, c’est récolter dès la première.',
          ],
          task: 'Utilisez « {grain-utilization} » et semez votre céréale.',
        },
        clay: {
          heading: 'Les biens s’accumulent',
          why: [
            'Certaines cases reçoivent des biens à chaque manche jusqu’à ce que quelqu’un prenne tout. Il y a deux argiles dans la carrière, juste assez pour un foyer.',
          ],
          task: 'Placez une personne sur « {clay-pit} ».',
        },
        fireplace: {
          heading: 'Manche 3 : un foyer',
          why: [
            'Les aménagements majeurs sont offerts à tous, chacun une seule fois. « {fireplace-2} » transforme à tout moment animaux et légumes en nourriture, et cuit du pain.',
            'Il n’y a guère de moyens de nourrir une famille qui grandit. Celui-ci est le moins cher.',
          ],
          task: 'Utilisez « {major-improvement} » et construisez « {fireplace-2} » pour 2 argiles.',
        },
        sheep: {
          heading: 'Un mouton dans la maison',
          why: [
            'Les animaux vivent dans des pâturages ou des étables. Un animal, quel qu’il soit, peut loger dans la maison.',
            'Un mouton rapporte des points à la fin, et 2 PN à votre foyer si les choses tournent mal.',
          ],
          task: 'Placez une personne sur « {sheep-market} ».',
        },
      },
      free: {
        heading: 'Votre propre manche, puis la récolte',
        why: [
          'La manche 4 est à vous. Ensuite vient la récolte : une céréale rentre du champ, puis vos deux personnes ont besoin de 4 PN. Vous en avez 2. Chaque PN qui manque vous vaut une carte de mendicité, soit −3 points.',
          'Trouvez au moins 2 PN, puis employez le reste de la manche à gagner des points, peut-être avec un second champ. Les conseils et les « pourquoi pas ? » restent à votre disposition.',
        ],
        task: 'Jouez la manche 4 comme vous voulez et nourrissez votre famille. Trois étoiles à partir de −5 points.',
      },
      learned: [
        'Vous avez semé, construit et nourri votre famille. Dans la vraie partie, cinq autres récoltes suivent.',
        'Ensuite : construisez des pièces avec du bois et du roseau pour que la famille grandisse. Chaque personne, c’est une action de plus par manche et 3 points.',
      ],
      results: [
        'Mendier coûte cher. Cherchez la case où la nourriture s’est accumulée, et pensez au foyer.',
        'Tout le monde a mangé. Bien joué.',
        'Bien joué : tout le monde a mangé, et la ferme a progressé.',
        'Magnifique ! Tout le monde a mangé, et la ferme grandit.',
      ],
    },
    ...more,
  },
};
