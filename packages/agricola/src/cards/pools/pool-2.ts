import { pool1 } from './pool-1';

/** The first pool and the cards of decks A and B that came later, these by name. */
export const pool2 = [
  ...pool1,
  'food-basket',
  'storage-barn',
  'bucksaw',
  'farmyard-manure',
  'potato-ridger',
  'barley-mill',
  'asparagus-gift',
  'stable-tree',
  'lumber-mill',
  'garden-hoe',
  'angler',
  'portmonger',
  'slurry-spreader',
  'roughcaster',
  'cordmaker',
  'storehouse-steward',
  'crack-weeder',
  'corf',
  'rustic',
  'brushwood-collector',
  'forest-clearer',
] as const;
