import { pool2 } from './pool-2';

/** The second pool and the rest of decks A and B. */
export const pool3 = [
  ...pool2,
  // The order says nothing: chance goes through it as it stands.
  'renovation-company',
  'bed-maker',
  'house-artist',
  'cottager',
  'established-person',
  'groom',
  'seducer',
  'scholar',
  'carpenter',
  'carpenters-axe',
  'wheel-plow',
  'threshing-board',
  'seasonal-worker',
  'chief-forester',
  'turnip-farmer',
  'culinary-artist',
  'lutenist',
  'moldboard-plow',
  'forest-stone',
  'cooperative-plower',
  'little-stick-knitter',
  'oven-firing-boy',
  'equipper',
] as const;
