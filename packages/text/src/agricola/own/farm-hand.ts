import type { OwnWords } from './own-words';

/** What is said of the card in all languages. */
export const farmHand: OwnWords = {
  lines: {
    en: [
      'With a “Build Stables” action, you may build 1 of your stables, and only one, in the center of 4 of your field tiles that form a square.',
      'A person can live there, but no animal.',
    ],
    fr: [
      'Si 4 de vos tuiles de champ forment un carré, une action de construction d’étables vous permet aussi d’en construire une, et une seule, au centre de ce carré.',
      'Cette étable offre de la place pour 1 personne, mais pour aucun animal.',
    ],
    it: [
      'Con un’azione di costruzione di stalle puoi costruire 1 delle tue stalle al centro di 4 tue tessere campo disposte in un quadrato (una volta sola).',
      'Questa stalla offre posto a 1 familiare, ma a nessun animale.',
    ],
    de: [
      'Sobald 4 deiner Ackerplättchen ein Quadrat von 2 mal 2 Feldern bilden, darfst du mit einer Aktion „Ställe bauen“ 1 deiner Ställe, und nur einen, in seine Mitte bauen.',
      'Dieser Stall hat Platz für 1 Person, aber nicht für Tiere.',
    ],
  },
};
