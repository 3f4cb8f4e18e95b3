import type { Ruling } from './ruling';

/** Rulings on cards that are drawn in the course of the game. */
export const drawnDecks: readonly Ruling[] = [
  {
    id: 'RU-410',
    cards: ['midsummer-nights-dream'],
    says: {
      en: 'If no other player has anybody at home, nothing happens. In the next round everybody places their own people again.',
      fr: 'Si aucun autre joueur n’a de personne chez lui, il ne se passe rien. À la manche suivante, chacun place de nouveau ses propres personnes.',
      it: 'Se nessun altro giocatore ha familiari a casa, non succede nulla. Nel round seguente ognuno piazza di nuovo i propri familiari.',
      de: 'Hat kein anderer Spieler jemanden zu Hause, geschieht nichts. In der nächsten Runde setzt jeder wieder seine eigenen Personen ein.',
    },
  },
  {
    id: 'RU-411',
    cards: ['revenant'],
    says: {
      en: 'No person has to lie on the card, and your family may still grow to five people.',
      fr: 'Aucune personne ne doit rester sur la carte, et votre famille peut toujours compter jusqu’à cinq personnes.',
      it: 'Nessun familiare deve restare sulla carta, e la tua famiglia può ancora crescere fino a cinque familiari.',
      de: 'Auf der Karte muss keine Person liegen, und deine Familie kann weiterhin auf fünf Personen wachsen.',
    },
  },
  {
    id: 'RU-412',
    cards: ['mind-the-jets'],
    says: {
      en: 'In every other way destroyed rooms are rooms: you may build beside them, renovate them and keep your pet there.',
      fr: 'Pour tout le reste, les pièces détruites sont des pièces : vous pouvez construire à côté, les rénover et y garder votre animal.',
      it: 'Per tutto il resto le stanze distrutte sono stanze: puoi costruirvi accanto, ristrutturarle e tenervi il tuo animale.',
      de: 'Für alles andere sind zerstörte Räume Räume: Du darfst daneben bauen, sie renovieren und dein Haustier dort halten.',
    },
  },
];
