import { TURN } from '../../de/voice';
import { TRANSFORMER } from '../../fr/voice';
import { TRASFORMARE } from '../../it/voice';
import { strip } from '../../pictures/picture';
import type { OwnWords } from './own-words';

/** What is said of the card in all languages. */
export const barbecue: OwnWords = {
  picture: [
    strip({ from: [{ sign: 'sheep', n: '1' }], to: [{ sign: 'food', n: '3' }] }),
    strip({ from: [{ sign: 'boar', n: '1' }], to: [{ sign: 'food', n: '4' }] }),
    strip({ from: [{ sign: 'cattle', n: '1' }], to: [{ sign: 'food', n: '5' }] }),
  ],
  acts: {
    'roast-sheep': {
      en: { plain: 'turn 1 sheep into 3 food' },
      fr: { verb: TRANSFORMER, rest: '1 mouton en 3 PN' },
      it: { verb: TRASFORMARE, rest: '1 pecora in 3 cibi' },
      de: { verb: TURN, rest: '1 Schaf in 3 Nahrung' },
    },
    'roast-boar': {
      en: { plain: 'turn 1 wild boar into 4 food' },
      fr: { verb: TRANSFORMER, rest: '1 sanglier en 4 PN' },
      it: { verb: TRASFORMARE, rest: '1 cinghiale in 4 cibi' },
      de: { verb: TURN, rest: '1 Wildschwein in 4 Nahrung' },
    },
    'roast-cattle': {
      en: { plain: 'turn 1 cattle into 5 food' },
      fr: { verb: TRANSFORMER, rest: '1 bœuf en 5 PN' },
      it: { verb: TRASFORMARE, rest: '1 bovino in 5 cibi' },
      de: { verb: TURN, rest: '1 Rind in 5 Nahrung' },
    },
  },
};
