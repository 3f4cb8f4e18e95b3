import type { TypingPhrases } from '../../agricola/phrases';

/** How answers that are not listed are typed, in Italian. */
export const typing: TypingPhrases = {
  keepCards: ({ occupations, minors }) =>
    occupations + minors < 2
      ? undefined
      : 'Puoi indicare più carte insieme, per esempio «keep-card lasso grocer».',
  sow: ({ fields }) =>
    fields === 1 ? undefined : 'Puoi anche indicare tu i campi, per esempio «sow grain a2».',
  sowMore: ({ fields }) =>
    fields.length === 1 ? undefined : 'Puoi anche indicare tu i campi, per esempio «add a2 a3».',
  reap: ({ atMost }) =>
    atMost === 1 ? undefined : 'Puoi anche indicare tu i campi, per esempio «reap a2 a3».',
  fences: ({ palisades = false }) => {
    const rim = palisades
      ? `, o dire con quante palizzate recinti degli spazi, per esempio «palisade a2+a3 2»`
      : '';
    return `Puoi anche indicare tu gli steccati, per esempio «fence a2n a2w a2s a2e»${rim}.`;
  },
  marketplace: () => 'Puoi anche indicare tu le quantità, per esempio «give 2 wood 1 grain».',
  convert: () => 'Scrivi che cosa e quanto, per esempio «convert 1 grain».',
  discard: () => 'Scrivi che cosa e quanto, per esempio «discard 2 wood».',
  feed: () => 'Puoi anche indicare tu le quantità, per esempio «feed 2 grain 1 begging».',
};
