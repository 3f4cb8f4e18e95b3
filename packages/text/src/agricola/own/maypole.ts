import { MARK } from '../../de/voice';
import { CHOISIR } from '../../fr/voice';
import { SCEGLIERE } from '../../it/voice';
import { strip } from '../../pictures/picture';
import type { OwnWords } from './own-words';

/** What is said of the card in all languages. */
export const maypole: OwnWords = {
  picture: [
    strip({ from: [{ sign: 'fences', n: '1' }], to: [{ sign: 'expand' }] }),
    strip({ when: [{ sign: 'expand' }], to: [{ sign: 'points', n: '2' }] }),
  ],
  lines: {
    en: [
      'When you play this card, put 1 fence of your supply upright on an unused space of your farmyard; it can no longer be built.',
      'At the end of the game, you get 2 bonus points if that space is still unused.',
    ],
    fr: [
      'Quand vous jouez cette carte, dressez 1 clôture de votre réserve sur une case inutilisée de votre cour ; elle ne peut plus être construite.',
      'À la fin de la partie, rapporte 2 points de bonus si cette case est encore inutilisée.',
    ],
    it: [
      'Quando la giochi, metti 1 steccato della tua riserva in piedi su una casella inutilizzata della fattoria; non potrai più costruirlo.',
      'Alla fine della partita dà 2 punti bonus se quella casella è ancora inutilizzata.',
    ],
    de: [
      'Beim Ausspielen stellst du 1 Zaun aus deinem Vorrat aufrecht auf ein ungenutztes Feld deines Hofs; er kann nicht mehr gebaut werden.',
      'Am Ende der Partie bekommst du 2 Bonuspunkte, wenn dieses Feld noch ungenutzt ist.',
    ],
  },
  acts: {
    'set-up-maypole': {
      en: { plain: 'put the maypole on an unused space' },
      fr: { verb: CHOISIR, rest: 'une case inutilisée pour le mât' },
      it: { verb: SCEGLIERE, rest: 'una casella inutilizzata per il palo' },
      de: { verb: MARK, rest: 'ein ungenutztes Feld für den Maibaum' },
    },
  },
  asks: {
    maypole: {
      en: 'On which unused space does the maypole stand?',
      fr: 'Sur quelle case inutilisée se dresse le mât ?',
      it: 'Su quale casella inutilizzata sta il palo?',
      de: 'Auf welchem ungenutzten Feld steht der Maibaum?',
    },
  },
};
