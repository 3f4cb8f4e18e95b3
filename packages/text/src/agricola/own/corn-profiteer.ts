import { PAY, TURN } from '../../de/voice';
import { PAYER, TRANSFORMER } from '../../fr/voice';
import { PAGARE, TRASFORMARE } from '../../it/voice';
import { strip } from '../../pictures/picture';
import type { OwnWords } from './own-words';

/** What is said of the card in all languages. */
export const cornProfiteer: OwnWords = {
  picture: [
    strip({ when: [{ sign: 'anytime' }], from: [{ sign: 'grain', n: '1' }], to: [{ sign: 'food', n: '3' }] }),
    strip({ when: [{ sign: 'others' }], from: [{ sign: 'food', n: '2' }], to: [{ sign: 'grain', n: '1' }] }),
  ],
  lines: {
    en: [
      'At any time, you may turn 1 grain into 3 food.',
      'Each time, any other player may buy the grain from you for 2 food instead; if several want to, you choose one of them.',
    ],
    fr: [
      'À tout moment, vous pouvez échanger 1 céréale contre 3 PN.',
      'Chaque fois, un autre joueur peut à la place vous acheter cette céréale pour 2 PN ; si plusieurs le veulent, vous en choisissez un.',
    ],
    it: [
      'In qualsiasi momento puoi trasformare 1 grano in 3 cibi.',
      'Ogni volta un altro giocatore può invece comprarti quel grano per 2 cibi; se lo vogliono in più d’uno, scegli tu.',
    ],
    de: [
      'Du darfst jederzeit 1 Getreide in 3 Nahrung umwandeln.',
      'Jedes Mal darf dir ein anderer Spieler dieses Getreide stattdessen für 2 Nahrung abkaufen; wollen mehrere, wählst du einen aus.',
    ],
  },
  acts: {
    'bid-for-grain': {
      en: { plain: 'buy the grain for 2 food' },
      fr: { verb: PAYER, rest: '2 PN pour la céréale' },
      it: { verb: PAGARE, rest: '2 cibi per il grano' },
      de: { verb: PAY, rest: '2 Nahrung für das Getreide' },
    },
    'sell-grain': {
      en: { plain: 'turn 1 grain into 3 food, unless somebody buys it for 2 food' },
      fr: { verb: TRANSFORMER, rest: '1 céréale en 3 PN, sauf si quelqu’un l’achète pour 2 PN' },
      it: { verb: TRASFORMARE, rest: '1 grano in 3 cibi, a meno che qualcuno lo compri per 2 cibi' },
      de: { verb: TURN, rest: '1 Getreide in 3 Nahrung (falls es niemand für 2 Nahrung kauft)' },
    },
  },
  asks: {
    buyer: {
      en: 'Who gets the grain for 2 food?',
      fr: 'Qui obtient la céréale pour 2 PN ?',
      it: 'Chi ottiene il grano per 2 cibi?',
      de: 'Wer bekommt das Getreide für 2 Nahrung?',
    },
  },
};
