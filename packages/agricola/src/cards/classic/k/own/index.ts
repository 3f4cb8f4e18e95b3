import { animalTrainer } from './animal-trainer';
import { sawhorse } from './sawhorse';

/** The cards of deck K with a file of their own. */
export const ownCards = { minors: [sawhorse], occupations: [animalTrainer] };
