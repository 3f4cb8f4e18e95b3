import type { CardWords } from './card-words';

export const it = {
  forPlayers: (players) => `con ${players} o più giocatori`,
  show: 'Mostra',
  filters: { all: 'Tutte', playable: 'Giocabili ora', occupation: 'Occupazioni', improvement: 'Migliorie' },
  order: 'Ordine',
  orders: { kind: 'Per tipo', name: 'Per nome', price: 'Per costo' },
  noneShown: 'Nessuna carta della mano è così.',
  openCard: (title) => `Apri la carta ${title}`,
  heardBy: 'Carte che aspettano ciò che fa questa',
  hears: 'Carte che fanno ciò che questa aspetta',
  terms: 'Termini',
  rulings: 'Chiarimenti',
  anyDeck: 'Tutti i mazzi',
  deck: (deck) => `Mazzo ${deck}`,
  anyCategory: 'Tutte le categorie',
  anyCost: 'Tutti i costi',
  free: 'Gratuita',
  anyNeeds: 'Tutti i requisiti',
  withoutNeeds: 'Senza requisito',
  withNeeds: 'Con requisito',
} satisfies CardWords;
