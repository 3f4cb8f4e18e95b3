import { GIVE } from '../../de/voice';
import { DONNER } from '../../fr/voice';
import { DARE } from '../../it/voice';
import { strip } from '../../pictures/picture';
import type { OwnWords } from './own-words';

/** What is said of the card in all languages. */
export const sequestrator: OwnWords = {
  picture: [
    strip({ when: [{ sign: 'fences', n: '3' }], to: [{ sign: 'reed', n: '3' }] }),
    strip({ when: [{ sign: 'plow', n: '5' }], to: [{ sign: 'clay', n: '4' }] }),
  ],
  lines: {
    en: [
      'This card comes with 3 reed and 4 clay on it.',
      'The next player (you included) who gets to at least 3 pastures takes the 3 reed, and the next player who gets to 5 field tiles takes the 4 clay; whoever has as many when you play this card gets nothing for it.',
    ],
    fr: [
      'Quand vous jouez cette carte, posez-y 3 roseaux et 4 argiles.',
      'Le prochain joueur (vous compris) qui parvient à au moins 3 pâturages prend les 3 roseaux, le prochain qui parvient à 5 tuiles champ prend les 4 argiles ; qui les a déjà quand vous jouez cette carte ne reçoit rien.',
    ],
    it: [
      'Quando la giochi, mettici sopra 3 canne e 4 argille.',
      'Il prossimo giocatore (anche tu) che arriva ad almeno 3 pascoli prende le 3 canne, il prossimo che arriva a 5 tessere campo prende le 4 argille; chi li ha già quando giochi la carta non prende niente.',
    ],
    de: [
      'Beim Ausspielen legst du 3 Schilf und 4 Lehm auf diese Karte.',
      'Der nächste Spieler (auch du), der auf mindestens 3 Weiden kommt, bekommt die 3 Schilf; der nächste, der auf 5 Ackerplättchen kommt, die 4 Lehm. Wer beim Ausspielen schon so viele hat, bekommt dafür nichts.',
    ],
  },
  acts: {
    'reed-for-pastures': {
      en: { plain: 'give the reed on this card to the next player with 3 pastures' },
      fr: { verb: DONNER, rest: 'les roseaux de cette carte au prochain joueur qui a 3 pâturages' },
      it: { verb: DARE, rest: 'le canne su questa carta al prossimo giocatore con 3 pascoli' },
      de: { verb: GIVE, rest: 'dem nächsten Spieler mit 3 Weiden den Schilf von dieser Karte' },
    },
    'clay-for-fields': {
      en: { plain: 'give the clay on this card to the next player with 5 field tiles' },
      fr: { verb: DONNER, rest: 'les argiles de cette carte au prochain joueur qui a 5 tuiles champ' },
      it: { verb: DARE, rest: 'le argille su questa carta al prossimo giocatore con 5 tessere campo' },
      de: { verb: GIVE, rest: 'dem nächsten Spieler mit 5 Ackerplättchen den Lehm von dieser Karte' },
    },
  },
};
