import type { AdviceWords } from './advice-words';

export const fr = {
  title: 'De bonnes réponses, la meilleure d’abord',
  none: 'Il n’y a pas de conseil à donner ici.',
  stop: 'Plus de suggestions',
  stopped:
    'Les suggestions sont coupées. L’ampoule donne toujours des conseils ; les préférences les rétablissent.',
  thinks: (who) => `${who} réfléchit…`,
  advising: 'Recherche de bonnes réponses…',
} satisfies AdviceWords;
