import type { CardWords } from './card-words';

export const fr = {
  forPlayers: (players) => `à partir de ${players} joueurs`,
  show: 'Afficher',
  filters: { all: 'Toutes', playable: 'Jouables', occupation: 'Savoir-faire', improvement: 'Aménagements' },
  order: 'Ordre',
  orders: { kind: 'Par type', name: 'Par nom', price: 'Par coût' },
  noneShown: 'Aucune carte de votre main ne correspond.',
  openCard: (title) => `Ouvrir la carte ${title}`,
  heardBy: 'Cartes qui attendent ce que fait celle-ci',
  hears: 'Cartes qui font ce que celle-ci attend',
  terms: 'Termes',
  rulings: 'Précisions',
  anyDeck: 'Tous les paquets',
  deck: (deck) => `Paquet ${deck}`,
  anyCategory: 'Toutes les catégories',
  anyCost: 'Tous les coûts',
  free: 'Gratuite',
  anyNeeds: 'Toutes conditions',
  withoutNeeds: 'Sans condition',
  withNeeds: 'Avec condition',
} satisfies CardWords;
