import { animalTrainer } from './animal-trainer';

/** The cards of deck K with a file of their own. */
export const ownCards = { occupations: [animalTrainer] };
