import type { CardId } from '../index';
import { classicPool3 } from './classic-3';

/** The fourth pool of the 2007 edition: nearly all cards of decks E, I, K and Z. */
export const classicPool4: readonly CardId[] = [
  ...classicPool3,

  // Deck E, occupations.
  'brush-maker-2007',
  'thatcher-2007',
  'fisherman-2007',
  'meat-seller-2007',
  'master-forester-2007',
  'chiefs-daughter-2007',
  'ratcatcher-2007',
  'conservator-2007',
  'tenant-farmer-2007',
  'guildmaster-2007',

  // Deck I, minor improvements.
  'harrow-2007',
  'punner-2007',
  'guest-2007',
  'corn-storehouse-2007',
  'ladder-2007',
  'slaughterhouse-2007',
  'copse-2007',

  // Deck I, occupations.
  'well-builder-2007',
  'harvest-helper-2007',
  'wood-buyer-2007',
  'corn-profiteer-2007',
  'fence-builder-2007',
  'fence-deliveryman-2007',

  // Decks K and Z.
  'sawhorse-2007',
  'acreage-2007',
  'forester-2007',
  'veterinarian-2007',
  'keg-2007',
  'scarecrow-2007',
  'wood-distributor-2007',
  'foreman-2007',
  'manufacturer-2007',
  'wood-carver-2007',
  'fence-overseer-2007',
  'perpetual-student-2007',
];
