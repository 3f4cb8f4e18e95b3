import { PERFORM } from '../../de/voice';
import { PROFITER } from '../../fr/voice';
import { SVOLGERE } from '../../it/voice';
import { strip } from '../../pictures/picture';
import type { OwnWords } from './own-words';

/** What is said of the card in all languages. */
export const minstrel: OwnWords = {
  picture: [strip({ when: [{ sign: 'room' }, { sign: 'vacant', n: '1' }], to: [{ sign: 'person' }] })],
  lines: {
    en: [
      'When the returning home phase begins and just 1 of the action space cards of rounds 1 to 4 is still unoccupied, you may carry out its action without a person.',
    ],
    fr: [
      'Au début de chaque phase de retour à la maison, vous pouvez profiter de l’action de la carte des manches 1 à 4 encore libre, s’il n’y en a qu’une.',
    ],
    it: [
      'All’inizio di ogni fase di ritorno a casa, se tra le carte dei round da 1 a 4 una sola non è occupata, puoi svolgerne l’azione; lo spazio azione non conta come usato.',
    ],
    de: [
      'Ist zu Beginn der Heimkehrphase genau 1 Karte auf den Rundenfeldern 1 bis 4 unbesetzt, darfst du ihre Aktion ausführen, ohne eine Person einzusetzen.',
    ],
  },
  acts: {
    'effect-of-lone-card': {
      en: { plain: 'carry out the only unoccupied action space on round spaces 1 to 4' },
      fr: {
        verb: PROFITER,
        rest: 'de l’action de la carte des manches 1 à 4 encore libre, s’il n’y en a qu’une',
      },
      it: { verb: SVOLGERE, rest: 'l’azione dell’unica carta round libera tra quelle dei round da 1 a 4' },
      de: { verb: PERFORM, rest: 'die Aktion der einzigen unbesetzten Karte auf den Rundenfeldern 1 bis 4' },
    },
  },
};
