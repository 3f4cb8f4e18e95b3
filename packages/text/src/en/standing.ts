import type { StandingPhrases } from '../standing';

/** Where animals can stand, in English. */
export const standing: StandingPhrases = {
  nowhere: 'No animal can be kept there.',
  full: (animals) => `There is no room for more: ${animals} already stand there.`,
  others: (animals) => `Whoever stands there would have no other place: ${animals}.`,
  noRoom: 'This animal cannot stand there: the place is for others, or others would lose theirs.',
};
