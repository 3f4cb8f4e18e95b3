import { pool3 } from './pool-3';

/** The third pool and the cards of decks A and B that were still missing. */
export const pool4 = [
  ...pool3,
  // The order says nothing: chance goes through it as it stands.
  'double-turn-plow',
  'stone-company',
  'vegetable-slicer',
  'bottles',
  'grain-depot',
  'loppers',
  'open-air-farmer',
  'stable-planner',
  'claypipe',
  'farmyard-worker',
  'cookery-lesson',
  'breeder-buyer',
  'agricultural-fertilizers',
  'reclamation-plow',
  'special-food',
  'clearing-spade',
  'sequestrator',
  'wood-worker',
  'animal-teacher',
  'agrarian-fences',
  'wood-workshop',
  'paper-maker',
  'ceilings',
  'tinsmith-master',
  'illusionist',
  'art-teacher',
  'pasture-master',
] as const;
