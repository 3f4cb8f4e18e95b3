import type { BotPhrases } from '../bots';

/** The bots, in French. */
export const bots: BotPhrases = {
  'level-1': {
    title: 'débutant',
    ofWoman: 'débutante',
    about: 'Rêvasse un peu et se trompe souvent : une bonne compagnie pour une première partie.',
  },
  'level-2': {
    title: 'joueur occasionnel',
    ofWoman: 'joueuse occasionnelle',
    about: 'Aime mieux bavarder que compter, et commet encore de franches erreurs.',
  },
  'level-3': {
    title: 'joueur expérimenté',
    ofWoman: 'joueuse expérimentée',
    about: 'Garde son calme, regarde avec soin et ne se trompe que de temps en temps.',
  },
  'level-4': {
    title: 'joueur redoutable',
    ofWoman: 'joueuse redoutable',
    about: 'Compte chaque grain, prévoit plusieurs coups et ne commet pas d’étourderies.',
  },
  'level-5': {
    title: 'maître',
    about:
      'A vu plus de récoltes que quiconque : réfléchit le plus longtemps, voit le plus loin et ne fait pas de cadeau.',
  },
  random: { title: 'pur hasard', about: 'Joue n’importe quel coup permis, sans réfléchir.' },
  greedy: {
    title: 'joueur à courte vue',
    about: 'Choisit le tour qui l’arrange le plus et ne regarde pas plus loin.',
  },
  search: {
    title: 'penseur',
    about: 'Prévoit la suite aussi longtemps que vous le dites après son nom : search@2000 ou search@300ms.',
  },
  'search-linear': {
    title: 'penseur sans réseau',
    about: 'Prévoit la suite comme le penseur, mais juge sans réseau entraîné.',
  },
  grabber: {
    title: 'accapareur',
    about: 'Prend le bois, l’argile, le roseau et la pierre avant les autres.',
  },
  grower: { title: 'chef de famille', about: 'Veut avant tout des pièces et des naissances.' },
  fencer: { title: 'éleveur', about: 'Clôture tôt des pâturages et les remplit d’animaux.' },
  baker: { title: 'boulanger', about: 'Vit de ses céréales : laboure, sème et cuit du pain.' },
};
