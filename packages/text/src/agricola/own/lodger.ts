import { REMOVE } from '../../de/voice';
import { RETIRER } from '../../fr/voice';
import { RIMUOVERE } from '../../it/voice';
import { strip } from '../../pictures/picture';
import type { OwnWords } from './own-words';

/** What is said of the card in all languages. */
export const lodger: OwnWords = {
  picture: [
    strip({ when: [{ sign: 'round', n: '1–9' }], to: [{ sign: 'room' }, { sign: 'person', n: '1' }] }),
  ],
  lines: {
    en: [
      'Up to the returning home phase of round 9, this card has room for 1 person.',
      'If you then have no room for one of your people, that person leaves the game for good.',
    ],
    fr: [
      'Offre de la place pour 1 personne, mais seulement jusqu’à la phase de retour à la maison de la manche 9 ; s’il n’y a alors pas de place ailleurs pour cette personne, elle quitte définitivement la partie.',
    ],
    it: [
      'Offre posto a 1 familiare fino alla fase di ritorno a casa del round 9.',
      'Se allora non c’è altro posto per quel familiare, esce dal gioco per sempre.',
    ],
    de: [
      'Diese Karte hat bis zur Heimkehrphase von Runde 9 Platz für 1 Person.',
      'Hast du dann für eine deiner Personen keinen Platz, geht sie endgültig aus dem Spiel.',
    ],
  },
  acts: {
    'leave-without-room': {
      en: { plain: 'remove a person for whom there is no room from the game' },
      fr: { verb: RETIRER, rest: 'de la partie une personne pour laquelle il n’y a plus de place' },
      it: { verb: RIMUOVERE, rest: 'per sempre dal gioco un familiare per cui non c’è più posto' },
      de: { verb: REMOVE, rest: 'eine Person, für die kein Platz ist, aus dem Spiel' },
    },
  },
};
