import type { CardWords } from './card-words';

export const en = {
  forPlayers: (players) => `with ${players} or more players`,
  show: 'Show',
  filters: { all: 'All', playable: 'Playable now', occupation: 'Occupations', improvement: 'Improvements' },
  order: 'Order',
  orders: { kind: 'By kind', name: 'By name', price: 'By cost' },
  noneShown: 'No card in your hand matches.',
  openCard: (title) => `Open the card ${title}`,
  heardBy: 'Cards this one triggers',
  hears: 'Cards that trigger this one',
  terms: 'Terms',
  rulings: 'Rulings',
  anyDeck: 'Any deck',
  deck: (deck) => `Deck ${deck}`,
  anyCategory: 'Any category',
  anyCost: 'Any cost',
  free: 'Costs nothing',
  anyNeeds: 'Any prerequisite',
  withoutNeeds: 'Without prerequisite',
  withNeeds: 'With prerequisite',
} satisfies CardWords;
