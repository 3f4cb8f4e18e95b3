import { PLACE } from '../../de/voice';
import { FAIRE } from '../../fr/voice';
import { FAR_LAVORARE } from '../../it/voice';
import { strip } from '../../pictures/picture';
import type { OwnWords } from './own-words';

/** What is said of the card in all languages. */
export const adoptiveParents: OwnWords = {
  picture: [strip({ when: [{ sign: 'grow' }], from: [{ sign: 'food', n: '1' }], to: [{ sign: 'person' }] })],
  acts: {
    adopt: {
      en: { plain: 'let a newborn act as an adult in this round already' },
      fr: { verb: FAIRE, rest: 'd’un nouveau-né un adulte, que vous pouvez placer dès cette manche' },
      it: {
        verb: FAR_LAVORARE,
        rest: 'già in questo round un familiare appena nato, che conta subito come adulto',
      },
      de: { verb: PLACE, rest: 'ein Neugeborenes schon in dieser Runde als Erwachsenen' },
    },
  },
};
