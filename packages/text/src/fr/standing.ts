import type { StandingPhrases } from '../standing';

/** Where animals can stand, in French. */
export const standing: StandingPhrases = {
  nowhere: 'Aucun animal ne peut être logé à cet endroit.',
  full: (animals) => `Il n’y a plus de place : ${animals} s’y trouvent déjà.`,
  others: (animals) => `Les animaux qui s’y trouvent n’auraient pas d’autre place : ${animals}.`,
  noRoom:
    'Cet animal ne peut pas s’y installer : la place est réservée à d’autres, ou d’autres perdraient la leur.',
};
