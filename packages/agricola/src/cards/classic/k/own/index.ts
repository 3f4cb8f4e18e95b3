import { animalTrainer } from './animal-trainer';
import { forester } from './forester';
import { sawhorse } from './sawhorse';
import { veterinarian } from './veterinarian';

/** The cards of deck K with a file of their own. */
export const ownCards = {
  minors: [sawhorse],
  occupations: [animalTrainer],
  others: [forester, veterinarian],
};
