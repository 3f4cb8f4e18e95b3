import { LAY } from '../../de/voice';
import { POSER } from '../../fr/voice';
import { METTERE } from '../../it/voice';
import { strip } from '../../pictures/picture';
import type { OwnWords } from './own-words';

/** What is said of the card in all languages. */
export const woodDistributor: OwnWords = {
  picture: [
    strip({ to: [{ sign: 'wood', n: '2' }] }),
    strip({ when: [{ sign: 'round' }], from: [{ sign: 'wood' }], to: [{ sign: 'taken' }] }),
  ],
  lines: {
    en: [
      'When you play this card, you get 2 wood.',
      'At the start of each work phase, you may move all wood from the space with 3 wood to the spaces with 1 clay and 1 reed and to Fishing, as evenly as possible. Whoever uses one of these spaces next gets the wood there after the action.',
    ],
    fr: [
      'Quand vous jouez cette carte, vous recevez 2 bois.',
      'Au début de chaque phase de travail, vous pouvez répartir tout le bois de la case à 3 bois sur les cases à 1 argile, à 1 roseau et de pêche, aussi également que possible. Le prochain joueur qui utilise l’une de ces cases y reçoit le bois après l’action.',
    ],
    it: [
      'Quando la giochi, ricevi 2 legni.',
      'All’inizio di ogni fase di lavoro puoi spostare tutto il legno dallo spazio da 3 legni sugli spazi da 1 argilla, da 1 canna e di pesca, il più equamente possibile. Chi usa per primo uno di questi spazi riceve il legno dopo l’azione.',
    ],
    de: [
      'Beim Ausspielen bekommst du 2 Holz.',
      'Zu Beginn jeder Arbeitsphase darfst du alles Holz vom Feld mit 3 Holz möglichst gleichmäßig auf die Felder mit 1 Lehm, mit 1 Schilf und den Fischfang verteilen. Wer eines dieser Felder als Nächster nutzt, bekommt das Holz dort nach der Aktion.',
    ],
  },
  acts: {
    'distribute-wood': {
      en: { plain: 'move all wood from the space with 3 wood to its neighbours' },
      fr: { verb: POSER, rest: 'tout le bois de la case à 3 bois sur ses voisines' },
      it: { verb: METTERE, rest: 'tutto il legno dello spazio da 3 legni su quelli vicini' },
      de: { verb: LAY, rest: 'alles Holz vom Feld mit 3 Holz auf die Nachbarfelder' },
    },
  },
  asks: {
    more: {
      en: 'Which space gets 1 wood more?',
      fr: 'Quelle case reçoit 1 bois de plus ?',
      it: 'Quale spazio riceve 1 legno in più?',
      de: 'Welches Feld bekommt 1 Holz mehr?',
    },
    less: {
      en: 'Which space gets 1 wood less?',
      fr: 'Quelle case reçoit 1 bois de moins ?',
      it: 'Quale spazio riceve 1 legno in meno?',
      de: 'Welches Feld bekommt 1 Holz weniger?',
    },
  },
};
