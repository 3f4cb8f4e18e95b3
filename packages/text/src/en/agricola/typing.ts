import type { TypingPhrases } from '../../agricola/phrases';

/** How answers that are not listed are typed, in English. */
export const typing: TypingPhrases = {
  keepCards: ({ occupations, minors }) =>
    occupations + minors < 2
      ? undefined
      : 'You may name several cards at once, such as “keep-card lasso grocer”.',
  sow: ({ fields }) =>
    fields === 1 ? undefined : 'You may also name the fields yourself, such as “sow grain a2”.',
  sowMore: ({ fields }) =>
    fields.length === 1 ? undefined : 'You may also name the fields yourself, such as “add a2 a3”.',
  reap: ({ atMost }) =>
    atMost === 1 ? undefined : 'You may also name the fields yourself, such as “reap a2 a3”.',
  fences: ({ palisades = false }) => {
    const rim = palisades ? `, or say how many palisades enclose spaces, such as “palisade a2+a3 2”` : '';
    return `You may also name the fences yourself, such as “fence a2n a2w a2s a2e”${rim}.`;
  },
  marketplace: () => 'You may also name amounts yourself, such as “give 2 wood 1 grain”.',
  convert: () => 'Type how many of each, such as “convert 1 grain”.',
  discard: () => 'Type how many of each, such as “discard 2 wood”.',
  feed: () => 'You may also name amounts yourself, such as “feed 2 grain 1 begging”.',
};
