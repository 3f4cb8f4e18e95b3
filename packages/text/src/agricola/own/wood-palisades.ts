import type { OwnWords } from './own-words';

/** What is said of the card in all languages. */
export const woodPalisades: OwnWords = {
  lines: {
    en: [
      'When you build fences, you may put 2 wood from your supply as a palisade at the edge of your farmyard in place of a fence.',
      'At the end of the game, you get 1 bonus point for each palisade.',
    ],
    fr: [
      'Au bord de votre ferme, vous pouvez placer une palissade de 2 bois là où il faudrait une clôture.',
      'À la fin de la partie, chaque palissade rapporte 1 point de bonus.',
    ],
    it: [
      'Sul bordo della tua fattoria, al posto di uno steccato, puoi costruire una palizzata per 2 legni: vale come uno steccato, ma non ne consuma.',
      'Alla fine della partita ogni palizzata dà 1 punto bonus.',
    ],
    de: [
      'Wenn du Zäune baust, darfst du am Rand deines Hofs statt eines Zauns 2 Holz aus deinem Vorrat als Palisade aufstellen.',
      'Am Ende der Partie bekommst du 1 Bonuspunkt für jede Palisade.',
    ],
  },
};
