import type { BotPhrases } from '../bots';

/** The bots, in French. */
export const bots: BotPhrases = {
  'level-1': {
    title: 'débutant',
    about: 'Réfléchit très peu et se trompe souvent : parfait pour une première partie.',
  },
  'level-2': { title: 'joueur occasionnel', about: 'Réfléchit un peu et commet encore de franches erreurs.' },
  'level-3': {
    title: 'joueur expérimenté',
    about: 'Regarde avec soin et ne se trompe que de temps en temps.',
  },
  'level-4': { title: 'bon joueur', about: 'Prévoit plusieurs coups et ne commet pas d’étourderies.' },
  'level-5': {
    title: 'maître',
    about: 'Réfléchit le plus longtemps et voit le plus loin : l’adversaire le plus fort.',
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
};
