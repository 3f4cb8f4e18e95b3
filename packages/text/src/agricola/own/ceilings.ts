import { LAY_BACK } from '../../de/voice';
import { REMETTRE } from '../../fr/voice';
import { RIMETTERE } from '../../it/voice';
import { strip } from '../../pictures/picture';
import type { OwnWords } from './own-words';

/** What is said of the card in all languages. */
export const ceilings: OwnWords = {
  picture: [
    strip({ when: [{ sign: 'later', n: '5' }], to: [{ sign: 'wood', n: '1' }] }),
    strip({ when: [{ sign: 'renovate' }], to: [{ sign: 'wood', not: true }] }),
  ],
  lines: {
    en: [
      'When you play this card, lay 1 wood on each of the next 5 round spaces; you get it at the start of these rounds.',
      'As soon as you renovate, the wood of this card that still lies on round spaces goes back to the general supply.',
    ],
    fr: [
      'Quand vous jouez cette carte, posez 1 bois sur chacune des 5 cases de manche suivantes ; vous le recevez au début de ces manches.',
      'Dès que vous rénovez, le bois de cette carte qui s’y trouve encore retourne dans la réserve générale.',
    ],
    it: [
      'Quando la giochi, metti 1 legno su ognuna delle prossime 5 caselle dei round; lo ricevi all’inizio di quei round.',
      'Appena ristrutturi, il legno di questa carta che è ancora sulle caselle dei round torna nella riserva generale.',
    ],
    de: [
      'Beim Ausspielen legst du je 1 Holz auf die nächsten 5 Rundenfelder; du bekommst es zu Beginn dieser Runden.',
      'Sobald du renovierst, kommt das Holz dieser Karte, das noch auf Rundenfeldern liegt, in den allgemeinen Vorrat zurück.',
    ],
  },
  acts: {
    'lose-wood': {
      en: { plain: 'put the wood of this card on coming round spaces back into the general supply' },
      fr: { verb: REMETTRE, rest: 'dans la réserve le bois de cette carte posé sur les manches à venir' },
      it: { verb: RIMETTERE, rest: 'nella riserva il legno di questa carta sui round a venire' },
      de: { verb: LAY_BACK, rest: 'das Holz dieser Karte von kommenden Rundenfeldern in den Vorrat' },
    },
  },
};
