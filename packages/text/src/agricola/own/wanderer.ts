import { TAKE } from '../../de/voice';
import { PRENDRE } from '../../fr/voice';
import { PRENDERE } from '../../it/voice';
import { strip } from '../../pictures/picture';
import type { OwnWords } from './own-words';

/** What is said of the card in all languages. */
export const wanderer: OwnWords = {
  picture: [strip({ to: [{ sign: 'pile', n: '1' }] })],
  acts: {
    wander: {
      en: { plain: 'take 1 good from each of up to 3 accumulation spaces' },
      fr: { verb: PRENDRE, rest: '1 marchandise sur chacune de 3 cases d’accumulation au plus' },
      it: { verb: PRENDERE, rest: '1 bene da ognuno di al massimo 3 spazi che accumulano' },
      de: { verb: TAKE, rest: 'je 1 Ware von bis zu 3 Ansammlungsfeldern' },
    },
  },
  asks: {
    'how-many': {
      en: 'From how many spaces do you take 1 good?',
      fr: 'Sur combien de cases prenez-vous 1 marchandise ?',
      it: 'Da quanti spazi prendi 1 bene?',
      de: 'Von wie vielen Feldern nimmst du 1 Ware?',
    },
    from: {
      en: 'From which space do you take 1 good?',
      fr: 'Sur quelle case prenez-vous 1 marchandise ?',
      it: 'Da quale spazio prendi 1 bene?',
      de: 'Von welchem Feld nimmst du 1 Ware?',
    },
  },
};
