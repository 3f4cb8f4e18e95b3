import { LAY } from '../../de/voice';
import { PLACER } from '../../fr/voice';
import { METTERE } from '../../it/voice';
import { strip } from '../../pictures/picture';
import type { OwnWords } from './own-words';

/** What is said of the card in all languages. */
export const clearingSpade: OwnWords = {
  picture: [strip({ when: [{ sign: 'anytime' }], from: [{ sign: 'sow' }], to: [{ sign: 'sow' }] })],
  lines: {
    en: [
      'At any time, you may take 1 crop from a field of yours with at least 2 crops (a grain, if it has both kinds) and lay it on an empty field of yours.',
    ],
    fr: [
      'À tout moment, vous pouvez prendre 1 marchandise dans un de vos champs qui en porte au moins 2 (une céréale, s’il porte les deux sortes) et la placer dans un de vos champs vides.',
    ],
    it: [
      'In qualsiasi momento puoi prendere 1 bene da un tuo campo che ne ha almeno 2 (un grano, se vi crescono entrambi i tipi) e metterlo in un tuo campo vuoto.',
    ],
    de: [
      'Du darfst jederzeit 1 Feldfrucht von einem deiner Äcker mit mindestens 2 Feldfrüchten (ein Getreide, wenn dort beide Sorten wachsen) auf einen deiner leeren Äcker legen.',
    ],
  },
  acts: {
    'move-crop': {
      en: { plain: 'lay 1 crop of a field with at least 2 on an empty field' },
      fr: { verb: PLACER, rest: '1 marchandise d’un champ qui en porte au moins 2 dans un champ vide' },
      it: { verb: METTERE, rest: 'in un campo vuoto 1 bene di un campo che ne ha almeno 2' },
      de: { verb: LAY, rest: '1 Feldfrucht von einem Acker mit mindestens 2 auf einen leeren Acker' },
    },
  },
  asks: {
    from: {
      en: 'from which field do you take 1 crop?',
      fr: 'dans quel champ prendre 1 marchandise ?',
      it: 'da quale campo prendi 1 bene?',
      de: 'von welchem Acker nimmst du 1 Feldfrucht?',
    },
    to: {
      en: 'on which empty field do you lay the crop?',
      fr: 'dans quel champ vide la placer ?',
      it: 'in quale campo vuoto lo metti?',
      de: 'auf welchen leeren Acker legst du die Feldfrucht?',
    },
  },
};
