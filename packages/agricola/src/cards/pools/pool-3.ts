import { pool2 } from './pool-2';

/** The second pool and the rest of decks A and B. */
export const pool3 = [
  ...pool2,
  // The order says nothing: chance goes through it as it stands.
  'cob',
  'plow-driver',
  'growing-farm',
  'tumbrel',
  'harvest-house',
  'case-builder',
  'pavior',
  'childless',
  'informant',
  'lumberjack',
  'nutrition-expert',
  'collier',
  'huntsman',
  'storehouse-keeper',
  'pub-owner',
] as const;
