import { GIVE } from '../../de/voice';
import { DONNER } from '../../fr/voice';
import { DARE } from '../../it/voice';
import type { OwnWords } from './own-words';

/** What is said of the card in all languages. */
export const oldFisherman: OwnWords = {
  acts: {
    'share-catch': {
      en: {
        plain: 'hand out the food taken there evenly among the other players, one by one from your left',
      },
      fr: {
        verb: DONNER,
        rest: 'à parts égales aux autres joueurs les PN pris sur cette case, un par un à partir de votre gauche',
      },
      it: {
        verb: DARE,
        rest: 'equamente agli altri giocatori il cibo preso da lì, uno alla volta a partire da sinistra',
      },
      de: {
        verb: GIVE,
        rest: 'die dort genommene Nahrung reihum ab links gleichmäßig an die anderen Spieler',
      },
    },
  },
};
