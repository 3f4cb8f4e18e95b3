import { TURN } from '../../de/voice';
import { TRANSFORMER } from '../../fr/voice';
import { TRASFORMARE } from '../../it/voice';
import { strip } from '../../pictures/picture';
import type { OwnWords } from './own-words';

/** What is said of the card in all languages. */
export const cloneCattle: OwnWords = {
  picture: [strip({ from: [{ sign: 'sheep' }, { sign: 'boar', or: true }], to: [{ sign: 'cattle' }] })],
  acts: {
    'clone-cattle': {
      en: { plain: 'turn all your sheep and wild boar into as many cattle' },
      fr: { verb: TRANSFORMER, rest: 'tous vos moutons et sangliers en autant de bœufs' },
      it: { verb: TRASFORMARE, rest: 'tutte le tue pecore e tutti i tuoi cinghiali in altrettanti bovini' },
      de: { verb: TURN, rest: 'alle deine Schafe und Wildschweine in ebenso viele Rinder' },
    },
  },
};
