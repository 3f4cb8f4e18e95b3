import type { TypingPhrases } from '../../agricola/phrases';
import { quoted } from '../grammar';

/** How answers that are not listed are typed, in German. */
export const typing: TypingPhrases = {
  keepCards: ({ occupations, minors }) =>
    occupations + minors < 2
      ? undefined
      : 'Du kannst auch mehrere Karten auf einmal nennen, etwa „keep-card lasso grocer“.',
  sow: ({ fields }) =>
    fields === 1 ? undefined : `Die Äcker darfst du auch selbst nennen, etwa ${quoted('sow grain a2')}.`,
  sowMore: ({ fields }) =>
    fields.length === 1 ? undefined : `Die Äcker darfst du auch selbst nennen, etwa ${quoted('add a2 a3')}.`,
  reap: ({ atMost }) =>
    atMost === 1 ? undefined : `Die Äcker darfst du auch selbst nennen, etwa ${quoted('reap a2 a3')}.`,
  fences: ({ palisades = false }) => {
    const rim = palisades
      ? `, oder sagen, mit wie vielen Palisaden du Felder einzäunst, etwa ${quoted('palisade a2+a3 2')}`
      : '';
    return `Die Zäune darfst du auch selbst nennen, etwa ${quoted('fence a2n a2w a2s a2e')}${rim}.`;
  },
  marketplace: () => `Die Mengen darfst du auch selbst nennen, etwa ${quoted('give 2 wood 1 grain')}.`,
  convert: () => `Gib ein, wie viel wovon, etwa ${quoted('convert 1 grain')}.`,
  discard: () => `Gib ein, wie viel wovon, etwa ${quoted('discard 2 wood')}.`,
  feed: () => `Die Mengen darfst du auch selbst nennen, etwa ${quoted('feed 2 grain 1 begging')}.`,
};
