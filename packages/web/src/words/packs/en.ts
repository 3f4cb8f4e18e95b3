import type { PackWords } from './pack-words';

export const en: PackWords = {
  title: (cards) => `Your pack: ${cards} ${cards === 1 ? 'card' : 'cards'}`,
  hand: (cards) => `Your hand: ${cards} ${cards === 1 ? 'card' : 'cards'}`,
  goesTo: (name) => `What you leave goes to ${name}.`,
  comesFrom: (name) => `The next pack comes from ${name}.`,
  thinking: (names) => `Still choosing: ${names.join(', ')}.`,
  statistics: 'Card statistics',
  kept: (cards) => `In your hand so far: ${cards}`,
  passed: (cards, name) => `Passed on to ${name}: ${cards}`,
};
