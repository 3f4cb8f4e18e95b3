import { strip } from '../../pictures/picture';
import type { OwnWords } from './own-words';

/** What is said of the card in all languages. */
export const futureBuildingSite: OwnWords = {
  picture: [strip({ from: [{ sign: 'room' }], to: [{ sign: 'expand', not: true }] })],
  lines: {
    en: [
      'You cannot use the unused spaces beside your house until all other spaces in your farmyard are used, or enclosed by the same fences.',
    ],
    fr: [
      'Vous ne pouvez pas utiliser les cases inutilisées à côté de votre habitation tant que toutes les autres cases de votre ferme ne sont pas utilisées, ou encloses par les mêmes clôtures.',
    ],
    it: [
      'Finché non hai utilizzato tutte le altre caselle della fattoria, o non le recinti con gli stessi steccati, non puoi utilizzare quelle accanto alla casa.',
    ],
    de: [
      'Die ungenutzten Felder neben deinem Haus darfst du erst nutzen, wenn alle anderen Felder deines Hofs genutzt sind oder mit denselben Zäunen eingezäunt werden.',
    ],
  },
};
