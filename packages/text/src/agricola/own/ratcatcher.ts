import { LET } from '../../de/voice';
import { LAISSER } from '../../fr/voice';
import { LASCIARE } from '../../it/voice';
import { strip } from '../../pictures/picture';
import type { OwnWords } from './own-words';

/** What is said of the card in all languages. */
export const ratcatcher: OwnWords = {
  picture: [
    strip({ when: [{ sign: 'round', n: '10/12' }, { sign: 'others' }], to: [{ sign: 'person', not: true }] }),
  ],
  lines: {
    en: [
      'At the start of rounds 10 and 12, each other player with more than 2 people must leave 1 of them at home; that person is not placed in the round.',
    ],
    fr: [
      'Au début des manches 10 et 12, chaque autre joueur qui a plus de 2 personnes doit en laisser 1 chez lui ; elle n’est pas placée pendant cette manche.',
    ],
    it: [
      'All’inizio dei round 10 e 12 ogni altro giocatore con più di 2 familiari deve lasciarne 1 a casa; in quel round non lo piazza.',
    ],
    de: [
      'Zu Beginn der Runden 10 und 12 muss jeder andere Spieler mit mehr als 2 Personen 1 davon zu Hause lassen; sie wird in dieser Runde nicht eingesetzt.',
    ],
  },
  acts: {
    'leave-child-home': {
      en: { plain: 'leave 1 person at home' },
      fr: { verb: LAISSER, rest: '1 personne à la maison' },
      it: { verb: LASCIARE, rest: '1 familiare a casa' },
      de: { verb: LET, rest: '1 Person zu Hause' },
    },
  },
};
