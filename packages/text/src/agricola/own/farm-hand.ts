import type { OwnWords } from './own-words';

/** What is said of the card in all languages. */
export const farmHand: OwnWords = {
  lines: {
    en: [
      'With a “Build Stables” action, you may build 1 of your stables in the center of 4 field tiles that form a square.',
      'A person can live there, but no animal.',
    ],
    fr: [
      'Si 4 de vos tuiles de champ forment un carré, une action de construction d’étables vous permet aussi d’en construire une, et une seule, au centre de ce carré.',
      'Cette étable offre de la place pour 1 personne, mais pour aucun animal.',
    ],
    it: [
      'Una volta sola, quando puoi costruire quante stalle vuoi, puoi costruirne una al centro di 4 tuoi campi disposti in un quadrato.',
      'Questa stalla offre posto a 1 familiare, ma a nessun animale.',
    ],
    de: [
      'Sobald 4 deiner Ackerplättchen ein Quadrat von 2 mal 2 Feldern bilden, darfst du beim Bau von Ställen 1 Stall in seine Mitte bauen.',
      'Dieser Stall hat Platz für 1 Person, aber nicht für Tiere.',
    ],
  },
};
