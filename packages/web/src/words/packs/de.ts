import type { PackWords } from './pack-words';

export const de: PackWords = {
  title: (cards) => `Dein Stapel: ${cards} ${cards === 1 ? 'Karte' : 'Karten'}`,
  hand: (cards) => `Deine Hand: ${cards} ${cards === 1 ? 'Karte' : 'Karten'}`,
  goesTo: (name) => `Was du übrig lässt, geht an ${name}.`,
  comesFrom: (name) => `Der nächste Stapel kommt von ${name}.`,
  thinking: (names) => `Noch am Wählen: ${names.join(', ')}.`,
  statistics: 'Kartenstatistik',
  kept: (cards) => `Bisher auf der Hand: ${cards}`,
  passed: (cards, name) => `An ${name} weitergegeben: ${cards}`,
};
