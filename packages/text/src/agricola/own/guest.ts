import { RECEIVE } from '../../de/voice';
import { RECEVOIR } from '../../fr/voice';
import { RICEVERE } from '../../it/voice';
import { strip } from '../../pictures/picture';
import type { OwnWords } from './own-words';

/** What is said of the card in all languages. */
export const guest: OwnWords = {
  picture: [strip({ when: [{ sign: 'later', n: '1' }], to: [{ sign: 'person' }] })],
  lines: {
    en: [
      'In the next round, you have a guest, whom you may place once like one of your people; then the guest leaves.',
    ],
    fr: [
      'À la manche suivante, vous avez un invité que vous pouvez placer une fois comme une de vos personnes ; il repart ensuite.',
    ],
    it: [
      'Nel prossimo round hai un ospite, che puoi piazzare una volta come un tuo familiare; poi se ne va.',
    ],
    de: [
      'In der nächsten Runde hast du einen Gast, den du einmal wie eine deiner Personen einsetzen darfst; danach geht er wieder.',
    ],
  },
  acts: {
    'host-guest': {
      en: { plain: 'have a guest in the next round', told: 'have a guest in the next round' },
      fr: { verb: RECEVOIR, rest: 'un invité à la manche suivante' },
      it: { verb: RICEVERE, rest: 'un ospite nel prossimo round' },
      de: { verb: RECEIVE, rest: 'in der nächsten Runde einen Gast' },
    },
  },
};
