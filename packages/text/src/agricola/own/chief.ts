import { PLAY } from '../../de/voice';
import { JOUER } from '../../fr/voice';
import { GIOCARE } from '../../it/voice';
import type { OwnWords } from './own-words';

/** What is said of the Chief in all languages. */
export const chief: OwnWords = {
  acts: {
    'play-daughter': {
      en: { plain: 'play “Chief’s Daughter” at no cost' },
      fr: { verb: JOUER, rest: '« Fille du chef » gratuitement' },
      it: { verb: GIOCARE, rest: '«Figlia del Capo» gratis' },
      de: { verb: PLAY, rest: 'die „Häuptlingstochter“ kostenlos' },
    },
  },
};

/** What is said of his daughter. */
export const chiefsDaughter: OwnWords = {
  lines: {
    en: [
      'When another player plays “Chief”, you may play this card from your hand at once, at no cost.',
      'At the end of the game, you get 1 bonus point if your house is a clay house, or 3 bonus points if it is a stone house.',
    ],
    fr: [
      'Quand un autre joueur joue « Chef du village », vous pouvez aussitôt jouer cette carte de votre main, gratuitement.',
      'À la fin de la partie, rapporte 1 point de bonus si votre habitation est en argile, ou 3 points de bonus si elle est en pierre.',
    ],
    it: [
      'Quando un altro giocatore gioca «Capo Villaggio», puoi giocare subito questa carta dalla mano, gratis.',
      'Alla fine della partita dà 1 punto bonus se hai una casa di argilla, o 3 punti bonus se hai una casa di pietra.',
    ],
    de: [
      'Wenn ein anderer Spieler den „Häuptling“ ausspielt, darfst du diese Karte sofort kostenlos aus der Hand ausspielen.',
      'Am Ende der Partie bekommst du 1 Bonuspunkt, wenn du in einer Lehmhütte wohnst, oder 3 Bonuspunkte im Steinhaus.',
    ],
  },
};
