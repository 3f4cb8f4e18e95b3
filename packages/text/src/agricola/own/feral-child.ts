import { LAY_BACK } from '../../de/voice';
import { REMETTRE } from '../../fr/voice';
import { RIMETTERE } from '../../it/voice';
import { strip } from '../../pictures/picture';
import type { OwnWords } from './own-words';

/** What is said of the card in all languages. */
export const feralChild: OwnWords = {
  picture: [
    strip({ to: [{ sign: 'grow' }] }),
    strip({ when: [{ sign: 'harvest' }], from: [{ sign: 'person', n: '1' }] }),
  ],
  lines: {
    en: [
      'When you draw this card, your family grows by 1 person even without a free room, unless it is complete. If it grows, you must return 1 of your people to your supply after the next harvest’s feeding.',
    ],
    fr: [
      'Quand vous piochez cette carte, votre famille s’agrandit de 1 personne même sans pièce libre, sauf si elle est au complet. Si elle s’agrandit, vous devez remettre 1 de vos personnes dans votre réserve après avoir nourri votre famille à la prochaine récolte.',
    ],
    it: [
      'Quando la peschi, la tua famiglia cresce di 1 familiare anche senza una stanza libera, se non è già al completo. Se cresce, dopo aver sfamato la famiglia al prossimo raccolto devi rimettere 1 familiare nella riserva.',
    ],
    de: [
      'Beim Ziehen wächst deine Familie um 1 Person, auch ohne freien Raum, außer sie ist schon vollzählig. Wächst sie, musst du nach der Ernährung in der nächsten Ernte 1 deiner Personen in deinen Vorrat zurücklegen.',
    ],
  },
  acts: {
    'return-child': {
      en: { plain: 'return 1 person to your supply' },
      fr: { verb: REMETTRE, rest: '1 personne dans votre réserve' },
      it: { verb: RIMETTERE, rest: '1 familiare nella riserva' },
      de: { verb: LAY_BACK, rest: '1 Person in deinen Vorrat' },
    },
  },
};
