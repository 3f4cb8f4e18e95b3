import type { PackWords } from './pack-words';

export const it: PackWords = {
  title: (cards) => `Il tuo mazzetto: ${cards} ${cards === 1 ? 'carta' : 'carte'}`,
  hand: (cards) => `La tua mano: ${cards} ${cards === 1 ? 'carta' : 'carte'}`,
  goesTo: (name) => `Quello che lasci passa a ${name}.`,
  comesFrom: (name) => `Il prossimo mazzetto arriva da ${name}.`,
  thinking: (names) => `Stanno ancora scegliendo: ${names.join(', ')}.`,
  statistics: 'Statistiche delle carte',
  kept: (cards) => `Già in mano: ${cards}`,
  passed: (cards, name) => `Passate a ${name}: ${cards}`,
};
