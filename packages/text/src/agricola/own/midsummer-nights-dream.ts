import { CHOOSE } from '../../de/voice';
import { CHOISIR } from '../../fr/voice';
import { SCEGLIERE } from '../../it/voice';
import { strip } from '../../pictures/picture';
import type { OwnWords } from './own-words';

/** What is said of the card in all languages. */
export const midsummerNightsDream: OwnWords = {
  picture: [strip({ when: [{ sign: 'others' }], to: [{ sign: 'person' }] })],
  lines: {
    en: [
      'When you draw this card, choose another player with at least 1 person at home. In this round, you place 1 of these people as if it were yours, whenever it is your turn; that player gets 2 food.',
    ],
    fr: [
      'Quand vous piochez cette carte, choisissez un autre joueur qui a au moins 1 personne chez lui. Pendant cette manche, c’est vous qui placez 1 de ces personnes, comme si c’était la vôtre, au tour de votre choix ; ce joueur reçoit 2 PN.',
    ],
    it: [
      'Quando la peschi, scegli un altro giocatore con almeno 1 familiare a casa. In questo round piazzi tu 1 di questi familiari come se fosse tuo, in un tuo turno a scelta; quel giocatore riceve 2 cibi.',
    ],
    de: [
      'Beim Ziehen wählst du einen anderen Spieler, der mindestens 1 Person zu Hause hat. In dieser Runde setzt du 1 dieser Personen ein, als wäre es deine, in welchem deiner Züge du willst; dieser Spieler bekommt 2 Nahrung.',
    ],
  },
  acts: {
    enchant: {
      en: { plain: 'choose another player, 1 of whose people you place in this round' },
      fr: { verb: CHOISIR, rest: 'un autre joueur dont vous placez 1 personne pendant cette manche' },
      it: { verb: SCEGLIERE, rest: 'un altro giocatore, di cui in questo round piazzi 1 familiare' },
      de: { verb: CHOOSE, rest: 'einen anderen Spieler, von dem du in dieser Runde 1 Person einsetzt' },
    },
  },
  asks: {
    enchanted: {
      en: 'of which player do you place a person in this round?',
      fr: 'de quel joueur placez-vous une personne pendant cette manche ?',
      it: 'di quale giocatore piazzi un familiare in questo round?',
      de: 'von welchem Spieler setzt du in dieser Runde eine Person ein?',
    },
  },
};
