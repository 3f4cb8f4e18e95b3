import { REMOVE } from '../../de/voice';
import { TIRER } from '../../fr/voice';
import { PESCARE } from '../../it/voice';
import { strip } from '../../pictures/picture';
import type { OwnWords } from './own-words';

/** What is said of the card in all languages. */
export const veterinarian: OwnWords = {
  picture: [
    strip({
      when: [{ sign: 'round' }],
      to: [{ sign: 'sheep' }, { sign: 'boar', or: true }, { sign: 'cattle', or: true }],
    }),
  ],
  lines: {
    en: [
      'When you play this card, lay 4 sheep, 3 wild boar and 2 cattle on it.',
      'At the start of each round, 2 of the animals on this card are drawn at random. If they are of the same type, you get 1 of them; otherwise both stay on the card.',
    ],
    fr: [
      'Quand vous jouez cette carte, posez-y 4 moutons, 3 sangliers et 2 bœufs.',
      'Au début de chaque manche, on tire au hasard 2 des animaux de cette carte. S’ils sont du même type, vous recevez l’un d’eux ; sinon, tous deux restent sur la carte.',
    ],
    it: [
      'Quando la giochi, metti su questa carta 4 pecore, 3 cinghiali e 2 bovini.',
      'All’inizio di ogni round si pescano a caso 2 degli animali su questa carta. Se sono dello stesso tipo, ne ricevi 1; altrimenti restano entrambi sulla carta.',
    ],
    de: [
      'Beim Ausspielen legst du 4 Schafe, 3 Wildschweine und 2 Rinder auf diese Karte.',
      'Zu Beginn jeder Runde werden zufällig 2 der Tiere von dieser Karte gezogen. Sind sie von derselben Art, bekommst du 1 davon; sonst bleiben beide auf der Karte.',
    ],
  },
  acts: {
    'draw-animals': {
      en: { plain: 'draw 2 animals from the Veterinarian' },
      fr: { verb: TIRER, rest: '2 animaux du Vétérinaire' },
      it: { verb: PESCARE, rest: '2 animali dal Veterinario' },
      de: { verb: REMOVE, rest: '2 zufällige Tiere vom Tierarzt' },
    },
  },
  asks: {
    first: {
      en: 'Which animal is drawn first?',
      fr: 'Quel animal est tiré en premier ?',
      it: 'Quale animale viene pescato per primo?',
      de: 'Welches Tier wird zuerst gezogen?',
    },
    second: {
      en: 'Which animal is drawn second?',
      fr: 'Quel animal est tiré en second ?',
      it: 'Quale animale viene pescato per secondo?',
      de: 'Welches Tier wird danach gezogen?',
    },
  },
};
