import { LAY } from '../../de/voice';
import { POSER } from '../../fr/voice';
import { METTERE } from '../../it/voice';
import { strip } from '../../pictures/picture';
import type { OwnWords } from './own-words';

/** What is said of the card in all languages. */
export const foreman: OwnWords = {
  picture: [strip({ when: [{ sign: 'round' }], to: [{ sign: 'food', n: '1' }] })],
  lines: {
    en: [
      'At the start of each work phase, you may put 1 food from the general supply on an action space of your choice. Whoever uses the space next gets it after the action.',
    ],
    fr: [
      'Au début de chaque phase de travail, vous pouvez poser 1 PN de la réserve générale sur une case d’action de votre choix. Le prochain joueur qui utilise la case le reçoit après l’action.',
    ],
    it: [
      'All’inizio di ogni fase di lavoro puoi mettere 1 cibo della riserva generale su uno spazio azione a tua scelta. Chi usa lo spazio per primo lo riceve dopo l’azione.',
    ],
    de: [
      'Zu Beginn jeder Arbeitsphase darfst du 1 Nahrung aus dem allgemeinen Vorrat auf ein Aktionsfeld deiner Wahl legen. Wer das Feld als Nächster nutzt, bekommt sie nach der Aktion.',
    ],
  },
  acts: {
    'place-food': {
      en: { plain: 'put 1 food from the general supply on an action space' },
      fr: { verb: POSER, rest: '1 PN de la réserve générale sur une case d’action' },
      it: { verb: METTERE, rest: '1 cibo della riserva generale su uno spazio azione' },
      de: { verb: LAY, rest: '1 Nahrung aus dem allgemeinen Vorrat auf ein Aktionsfeld' },
    },
  },
  asks: {
    where: {
      en: 'On which action space do you put 1 food?',
      fr: 'Sur quelle case d’action posez-vous 1 PN ?',
      it: 'Su quale spazio azione metti 1 cibo?',
      de: 'Auf welches Aktionsfeld legst du 1 Nahrung?',
    },
  },
};
