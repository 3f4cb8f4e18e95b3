import type { CardWords } from './card-words';

export const de = {
  forPlayers: (players) => `ab ${players} Spielern`,
  show: 'Anzeigen',
  filters: {
    all: 'Alle',
    playable: 'Jetzt spielbar',
    occupation: 'Ausbildungen',
    improvement: 'Anschaffungen',
  },
  order: 'Ordnen',
  orders: { kind: 'Nach Art', name: 'Nach Namen', price: 'Nach Kosten' },
  noneShown: 'Keine Karte auf deiner Hand passt dazu.',
  openCard: (title) => `Karte ${title} öffnen`,
  heardBy: 'Karten, die auf das warten, was diese tut',
  hears: 'Karten, die tun, worauf diese wartet',
  terms: 'Begriffe',
  rulings: 'Klarstellungen',
  anyDeck: 'Alle Stapel',
  deck: (deck) => `Stapel ${deck}`,
  anyCategory: 'Jede Kategorie',
  anyCost: 'Beliebige Kosten',
  free: 'Kostenlos',
  anyNeeds: 'Beliebige Voraussetzung',
  withoutNeeds: 'Ohne Voraussetzung',
  withNeeds: 'Mit Voraussetzung',
} satisfies CardWords;
