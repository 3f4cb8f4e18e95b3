import type { AdviceWords } from './advice-words';

export const fr = {
  title: 'Les bons coups, le meilleur d’abord',
  none: 'Pas de conseil pour cette fois.',
  stop: 'Plus de suggestions',
  stopped:
    'Les suggestions sont coupées. L’ampoule donne toujours des conseils ; les préférences les rétablissent.',
  stoppedFor: (who) =>
    `Plus de suggestions pour ${who}. L’ampoule donne toujours des conseils et peut rétablir les suggestions.`,
  atTurns: (who) => (who === undefined ? 'Suggestions à chaque tour' : `Suggestions à chaque tour de ${who}`),
  thinks: (who) => `${who} réfléchit…`,
  advising: 'Recherche de bons coups…',
} satisfies AdviceWords;
