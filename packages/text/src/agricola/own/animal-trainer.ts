import { TAKE } from '../../de/voice';
import { PRENDRE } from '../../fr/voice';
import { PRENDERE } from '../../it/voice';
import { strip } from '../../pictures/picture';
import type { OwnWords } from './own-words';

/** What is said of the card in all languages. */
export const animalTrainer: OwnWords = {
  picture: [
    strip({
      when: [{ sign: 'food' }],
      from: [{ sign: 'food', n: '2' }],
      to: [
        { sign: 'sheep', n: '1' },
        { sign: 'boar', n: '1', or: true },
      ],
    }),
    strip({ when: [{ sign: 'food' }], from: [{ sign: 'food', n: '3' }], to: [{ sign: 'cattle', n: '1' }] }),
  ],
  acts: {
    'buy-animals': {
      en: {
        plain:
          'buy animals with the food you have just taken: sheep and wild boar for 2 food each, cattle for 3',
      },
      fr: {
        verb: PRENDRE,
        rest: 'des animaux en les payant avec la nourriture que vous venez de prendre : 2 PN par mouton ou sanglier, 3 PN par bœuf',
      },
      it: {
        verb: PRENDERE,
        rest: 'animali pagandoli con il cibo appena preso: 2 cibi per ogni pecora o cinghiale, 3 per ogni bovino',
      },
      de: {
        verb: TAKE,
        rest: 'mit der gerade genommenen Nahrung bezahlte Tiere (Schafe und Wildschweine für je 2 Nahrung, Rinder für je 3)',
      },
    },
  },
  asks: {
    sheep: {
      en: 'How many sheep?',
      fr: 'Combien de moutons ?',
      it: 'Quante pecore?',
      de: 'Wie viele Schafe?',
    },
    boar: {
      en: 'How many wild boar?',
      fr: 'Combien de sangliers ?',
      it: 'Quanti cinghiali?',
      de: 'Wie viele Wildschweine?',
    },
    cattle: {
      en: 'How many cattle?',
      fr: 'Combien de bœufs ?',
      it: 'Quanti bovini?',
      de: 'Wie viele Rinder?',
    },
  },
};
