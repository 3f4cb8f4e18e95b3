import type { PackWords } from './pack-words';

export const fr: PackWords = {
  title: (cards) => `Votre paquet : ${cards} ${cards > 1 ? 'cartes' : 'carte'}`,
  hand: (cards) => `Votre main : ${cards} ${cards > 1 ? 'cartes' : 'carte'}`,
  goesTo: (name) => `Ce que vous laissez passe à ${name}.`,
  comesFrom: (name) => `Le prochain paquet vient de ${name}.`,
  thinking: (names) => `Choisissent encore : ${names.join(', ')}.`,
  statistics: 'Statistiques des cartes',
  kept: (cards) => `Déjà en main : ${cards}`,
  passed: (cards, name) => `Passées à ${name} : ${cards}`,
};
