import { LAY, TAKE } from '../../de/voice';
import { PLACER, PRENDRE } from '../../fr/voice';
import { METTERE, PRENDERE } from '../../it/voice';
import { strip } from '../../pictures/picture';
import type { OwnWords } from './own-words';

/** What is said of the card in all languages. */
export const pottersYard: OwnWords = {
  picture: [
    strip({ from: [{ sign: 'expand' }], to: [{ sign: 'clay', n: '1' }] }),
    strip({ when: [{ sign: 'expand' }], from: [{ sign: 'clay', n: '1' }], to: [{ sign: 'food', n: '2' }] }),
  ],
  lines: {
    en: [
      'Each space in your farmyard that is unused when you play this card gets 1 clay.',
      'As soon as you use such a space, its clay is yours, and you may turn it into 2 food at once.',
    ],
    fr: [
      'Quand vous jouez cette carte, vous placez 1 argile sur chaque case inutilisée de votre ferme.',
      'Chaque fois que vous utilisez une de ces cases, vous recevez son argile et pouvez aussitôt l’échanger contre 2 PN.',
    ],
    it: [
      'Quando la giochi, metti 1 argilla della riserva generale su ogni casella inutilizzata della tua fattoria.',
      'Ogni volta che utilizzi una di queste caselle, prendi la sua argilla e puoi scambiarla subito con 2 cibi.',
    ],
    de: [
      'Beim Ausspielen legst du 1 Lehm auf jedes ungenutzte Feld deines Hofs.',
      'Jedes Mal, wenn eines dieser Felder genutzt wird, bekommst du seinen Lehm und darfst ihn sofort in 2 Nahrung umwandeln.',
    ],
  },
  acts: {
    'clay-on-unused-spaces': {
      en: { plain: 'lay 1 clay on each unused space in your farmyard' },
      fr: { verb: PLACER, rest: '1 argile sur chaque case inutilisée de votre ferme' },
      it: { verb: METTERE, rest: '1 argilla su ogni casella inutilizzata della tua fattoria' },
      de: { verb: LAY, rest: '1 Lehm auf jedes ungenutzte Feld deines Hofs' },
    },
    'take-clay': {
      en: { plain: 'take the clay from the space' },
      fr: { verb: PRENDRE, rest: 'l’argile de la case' },
      it: { verb: PRENDERE, rest: 'l’argilla dalla casella' },
      de: { verb: TAKE, rest: 'den Lehm von dem Feld' },
    },
  },
};
