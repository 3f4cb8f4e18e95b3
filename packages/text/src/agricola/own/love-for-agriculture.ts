import { strip } from '../../pictures/picture';
import type { OwnWords } from './own-words';

/** What is said of the card in all languages. */
export const loveForAgriculture: OwnWords = {
  picture: [strip({ from: [{ sign: 'fences' }], to: [{ sign: 'sow' }] })],
  lines: {
    en: [
      'You may sow pastures of 1 or 2 spaces; such a pasture also counts as a field, and holds 1 animal less for each of its spaces.',
    ],
    fr: [
      'Vous pouvez semer dans vos pâturages de 1 ou 2 cases ; ils sont alors aussi des champs et accueillent respectivement 1 ou 2 animaux de moins.',
    ],
    it: [
      'Puoi seminare anche nei pascoli di 1 o 2 caselle: allora sono anche campi, e ospitano rispettivamente 1 o 2 animali in meno.',
    ],
    de: [
      'Du darfst auch auf Weiden aus 1 oder 2 Feldern säen; eine solche Weide zählt dann auch als Acker und hat für jedes ihrer Felder Platz für 1 Tier weniger.',
    ],
  },
};
