import { strip } from '../../pictures/picture';
import type { OwnWords } from './own-words';

/** What is said of the card in all languages. */
export const conservator: OwnWords = {
  picture: [strip({ when: [{ sign: 'renovate' }], from: [{ sign: 'wood' }], to: [{ sign: 'stone' }] })],
  lines: {
    en: [
      'When you renovate a wooden house, you may make it a stone house at once, for 1 stone per room and 1 reed, instead of a clay house.',
    ],
    fr: [
      'Quand vous rénovez une cabane en bois, vous pouvez en faire directement une maison en pierre, pour 1 pierre par pièce et 1 roseau, au lieu d’une cabane en argile.',
    ],
    it: [
      'Quando ristrutturi una casa di legno, puoi farne subito una casa di pietra, per 1 pietra per ogni stanza e 1 canna, invece di una casa di argilla.',
    ],
    de: [
      'Wenn du eine Holzhütte renovierst, darfst du daraus statt einer Lehmhütte gleich ein Steinhaus machen (1 Stein je Raum und 1 Schilf).',
    ],
  },
};
