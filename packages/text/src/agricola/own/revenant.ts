import { strip } from '../../pictures/picture';
import type { OwnWords } from './own-words';

/** What is said of the card in all languages. */
export const revenant: OwnWords = {
  picture: [
    strip({
      when: [{ sign: 'harvest' }],
      from: [{ sign: 'person', n: '1' }],
      to: [{ sign: 'food', not: true }],
    }),
  ],
  lines: {
    en: [
      'One of your people is back from the dead: in each feeding phase you feed 1 person less, newborns aside. Otherwise this person is part of your family like everybody else.',
    ],
    fr: [
      'Une de vos personnes est revenue d’entre les morts : à chaque récolte, vous nourrissez 1 personne de moins (les nouveau-nés ne comptent pas). Pour le reste, elle fait partie de votre famille comme les autres.',
    ],
    it: [
      'Uno dei tuoi familiari è tornato dal regno dei morti: in ogni fase di alimentazione sfami 1 familiare in meno, neonati esclusi. Per il resto fa parte della tua famiglia come tutti gli altri.',
    ],
    de: [
      'Eine deiner Personen ist von den Toten zurückgekehrt: In jeder Ernährungsphase ernährst du 1 Person weniger (Neugeborene zählen hier nicht). Sonst gehört sie zu deiner Familie wie alle anderen.',
    ],
  },
};
