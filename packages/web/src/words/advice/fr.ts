import type { AdviceWords } from './advice-words';

export const fr = {
  title: 'De bonnes réponses, la meilleure d’abord',
  none: 'Il n’y a pas de conseil à donner ici.',
  thinks: (who) => `${who} réfléchit…`,
  advising: 'Recherche de bonnes réponses…',
} satisfies AdviceWords;
