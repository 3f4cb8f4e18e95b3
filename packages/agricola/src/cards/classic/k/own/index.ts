import { animalTrainer } from './animal-trainer';
import { foreman } from './foreman';
import { forester } from './forester';
import { sawhorse } from './sawhorse';
import { veterinarian } from './veterinarian';
import { woodDistributor } from './wood-distributor';

/** The cards of deck K with a file of their own. */
export const ownCards = {
  minors: [sawhorse],
  occupations: [animalTrainer],
  others: [forester, veterinarian, woodDistributor, foreman],
};
