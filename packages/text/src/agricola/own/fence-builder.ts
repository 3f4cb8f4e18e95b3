import { LAY } from '../../de/voice';
import { POSER } from '../../fr/voice';
import { METTERE } from '../../it/voice';
import { strip } from '../../pictures/picture';
import type { OwnWords } from './own-words';

/** What is said of the card in all languages. */
export const fenceBuilder: OwnWords = {
  picture: [
    strip({ from: [{ sign: 'fences', n: '1' }], to: [{ sign: 'taken' }] }),
    strip({ when: [{ sign: 'person' }], to: [{ sign: 'fences' }] }),
  ],
  lines: {
    en: [
      'When you play this card, place 1 fence from your supply on an action space of your choice; it stays there.',
      'Each time you use that action space, you may also build fences: after its action, or before it on an accumulation space for animals.',
    ],
    fr: [
      'Quand vous jouez cette carte, posez 1 clôture de votre réserve sur une case d’action de votre choix ; elle y reste.',
      'Chaque fois que vous utilisez cette case d’action, vous pouvez aussi construire des clôtures : après son action, ou avant sur une case d’accumulation d’animaux.',
    ],
    it: [
      'Quando la giochi, metti 1 steccato della tua riserva su uno spazio azione a scelta; vi resta.',
      'Ogni volta che usi quello spazio azione, puoi anche costruire steccati: dopo la sua azione, o prima su uno spazio accumulazione di animali.',
    ],
    de: [
      'Beim Ausspielen legst du 1 Zaun aus deinem Vorrat auf ein Aktionsfeld deiner Wahl; er bleibt dort.',
      'Jedes Mal, wenn du dieses Aktionsfeld nutzt, darfst du auch Zäune bauen: nach seiner Aktion, oder davor, wenn sich dort Tiere ansammeln.',
    ],
  },
  acts: {
    'fence-on-space': {
      en: { plain: 'place 1 fence from your supply on an action space' },
      fr: { verb: POSER, rest: '1 clôture de votre réserve sur une case d’action' },
      it: { verb: METTERE, rest: '1 steccato della tua riserva su uno spazio azione' },
      de: { verb: LAY, rest: '1 Zaun aus deinem Vorrat auf ein Aktionsfeld' },
    },
  },
  asks: {
    'fence-on-space': {
      en: 'On which action space do you place your fence?',
      fr: 'Sur quelle case d’action posez-vous votre clôture ?',
      it: 'Su quale spazio azione metti il tuo steccato?',
      de: 'Auf welches Aktionsfeld legst du deinen Zaun?',
    },
  },
};
