import { REMOVE } from '../../de/voice';
import { PRENDRE } from '../../fr/voice';
import { PRENDERE } from '../../it/voice';
import { strip } from '../../pictures/picture';
import type { OwnWords } from './own-words';

/** What is said of the card in all languages. */
export const harvestHelper: OwnWords = {
  picture: [strip({ when: [{ sign: 'harvest' }, { sign: 'others' }], to: [{ sign: 'grain', n: '1' }] })],
  acts: {
    'help-harvest': {
      en: {
        plain: 'take 1 grain from a field of another player, who gets 2 food from the general supply for it',
      },
      fr: {
        verb: PRENDRE,
        rest: '1 céréale sur un champ d’un autre joueur, qui reçoit en échange 2 PN de la réserve générale',
      },
      it: {
        verb: PRENDERE,
        rest: '1 grano da un campo di un altro giocatore, che in cambio riceve 2 cibi dalla riserva generale',
      },
      de: {
        verb: REMOVE,
        rest: '1 Getreide vom Acker eines anderen Spielers (dafür bekommt er 2 Nahrung aus dem allgemeinen Vorrat)',
      },
    },
  },
  asks: {
    'harvest-field': {
      en: 'From which field do you take 1 grain?',
      fr: 'Sur quel champ prenez-vous 1 céréale ?',
      it: 'Da quale campo prendi 1 grano?',
      de: 'Von welchem Acker nimmst du 1 Getreide?',
    },
  },
};
