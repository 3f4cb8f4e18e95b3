import { SOW } from '../../de/voice';
import { SEMER } from '../../fr/voice';
import { SEMINARE } from '../../it/voice';
import { strip } from '../../pictures/picture';
import type { OwnWords } from './own-words';

/** What is said of the card in all languages. */
export const cornStorehouse: OwnWords = {
  picture: [strip({ when: [{ sign: 'harvest' }], from: [{ sign: 'grain', n: '1' }], to: [{ sign: 'sow' }] })],
  acts: {
    'sow-after-harvest': {
      en: {
        plain: 'sow 1 grain from your supply on an empty field and add only 1 grain from the general supply',
      },
      fr: {
        verb: SEMER,
        rest: '1 céréale de votre réserve sur un champ vide, en n’y ajoutant que 1 céréale de la réserve générale',
      },
      it: {
        verb: SEMINARE,
        rest: '1 grano della tua riserva su un campo vuoto (aggiungendovi solo 1 grano dalla riserva generale)',
      },
      de: {
        verb: SOW,
        rest: 'einen leeren Acker mit 1 Getreide aus deinem Vorrat und nur 1 weiteren Getreide aus dem allgemeinen Vorrat',
      },
    },
  },
  asks: {
    'storehouse-field': {
      en: 'On which field do you sow grain?',
      fr: 'Sur quel champ semez-vous une céréale ?',
      it: 'Su quale campo semini il grano?',
      de: 'Auf welchem Acker säst du Getreide?',
    },
  },
};
