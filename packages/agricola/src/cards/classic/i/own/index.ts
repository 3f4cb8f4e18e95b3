import { cornStorehouse } from './corn-storehouse';
import { harrow } from './harrow';

/** The cards of deck I with a file of their own. */
export const ownCards = { minors: [harrow, cornStorehouse] };
