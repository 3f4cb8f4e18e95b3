import { USE } from '../../de/voice';
import { UTILISER } from '../../fr/voice';
import { USARE } from '../../it/voice';
import { strip } from '../../pictures/picture';
import type { OwnWords } from './own-words';

/** What is said of the card in all languages. */
export const harrow: OwnWords = {
  picture: [
    strip({ when: [{ sign: 'plow' }], to: [{ sign: 'plow' }] }),
    strip({ when: [{ sign: 'others' }, { sign: 'plow' }], to: [{ sign: 'food', n: '2' }] }),
  ],
  lines: {
    en: [
      'Once in the game, when you use “Plow 1 Field” or “Plow and/or Sow”, you may plow 1 more field.',
      'Each other player may do so once in the game as well, if they first pay you 2 food for it.',
      'Of plows and the Harrow, a player may use only one at a time.',
    ],
    fr: [
      'Une fois dans la partie, quand vous utilisez « Labourage » ou « Labourage et/ou semailles », vous pouvez labourer 1 champ de plus.',
      'Chaque autre joueur peut aussi le faire une fois dans la partie, en vous payant d’abord 2 PN.',
      'Parmi les charrues et la Herse, un joueur ne peut en utiliser qu’une à la fois.',
    ],
    it: [
      'Una volta nella partita, quando usi «Aratura» o «Aratura e/o Semina», puoi arare 1 campo in più.',
      'Anche ogni altro giocatore può farlo una volta nella partita, se prima ti paga 2 cibi.',
      'Tra aratri ed Erpice, un giocatore può usarne solo uno alla volta.',
    ],
    de: [
      'Einmal in der Partie darfst du, wenn du „Pflügen“ oder „Pflügen und/oder Säen“ nutzt, 1 weiteren Acker pflügen.',
      'Jeder andere Spieler darf das ebenfalls einmal in der Partie, wenn er dir vorher 2 Nahrung zahlt.',
      'Von Pflügen und der Egge darf ein Spieler immer nur eines benutzen.',
    ],
  },
  acts: {
    'use-harrow': {
      en: { plain: 'use the Harrow' },
      fr: { verb: UTILISER, rest: 'la Herse' },
      it: { verb: USARE, rest: 'l’Erpice' },
      de: { verb: USE, rest: 'die Egge' },
    },
  },
};
