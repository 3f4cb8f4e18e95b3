import type { TypingPhrases } from '../../agricola/phrases';
import { quoted } from '../grammar';

/** How answers that are not listed are typed, in French. */
export const typing: TypingPhrases = {
  keepCards: ({ occupations, minors }) =>
    occupations + minors < 2
      ? undefined
      : 'Vous pouvez nommer plusieurs cartes à la fois, par exemple « keep-card lasso grocer ».',
  sow: ({ fields }) =>
    fields === 1 ? undefined : `Vous pouvez aussi nommer les champs, par exemple ${quoted('sow grain a2')}.`,
  sowMore: ({ fields }) =>
    fields.length === 1
      ? undefined
      : `Vous pouvez aussi nommer les champs, par exemple ${quoted('add a2 a3')}.`,
  reap: ({ atMost }) =>
    atMost === 1 ? undefined : `Vous pouvez aussi nommer les champs, par exemple ${quoted('reap a2 a3')}.`,
  fences: ({ palisades = false }) => {
    const rim = palisades
      ? `, ou dire combien de palissades entourent des cases, par exemple ${quoted('palisade a2+a3 2')}`
      : '';
    return `Vous pouvez aussi nommer les clôtures, par exemple ${quoted('fence a2n a2w a2s a2e')}${rim}.`;
  },
  marketplace: () => `Vous pouvez aussi nommer les quantités, par exemple ${quoted('give 2 wood 1 grain')}.`,
  convert: () =>
    `Tapez par exemple ${quoted('convert 1 grain')}, ou ${quoted('done')} pour ne rien transformer.`,
  discard: () => `Tapez par exemple ${quoted('discard 2 wood')}, ou ${quoted('done')} pour tout garder.`,
  feed: () => `Vous pouvez aussi nommer les quantités, par exemple ${quoted('feed 2 grain 1 begging')}.`,
};
