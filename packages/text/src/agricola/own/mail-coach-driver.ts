import { strip } from '../../pictures/picture';
import type { OwnWords } from './own-words';

/** What is said of the card in all languages. */
export const mailCoachDriver: OwnWords = {
  picture: [
    strip({ when: [{ sign: 'others' }, { sign: 'person' }], to: [{ sign: 'pile' }, { sign: 'later' }] }),
  ],
  lines: {
    en: [
      'The goods that action spaces give the other players wait until their people go home. What cards add for using a space comes at once.',
    ],
    fr: [
      'Ce que les cases d’action donnent aux autres joueurs attend que leurs personnes rentrent à la maison. Ce que des cartes ajoutent à une case arrive tout de suite.',
    ],
    it: [
      'Le merci che gli spazi azione danno agli altri giocatori aspettano che le loro persone tornino a casa. Ciò che le carte aggiungono a uno spazio arriva subito.',
    ],
    de: [
      'Was Aktionsfelder den anderen Spielern geben, wartet, bis ihre Personen heimkehren. Was Karten für die Nutzung eines Feldes hinzugeben, kommt sofort.',
    ],
  },
};
