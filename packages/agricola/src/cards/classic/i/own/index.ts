import { cornStorehouse } from './corn-storehouse';

/** The cards of deck I with a file of their own. */
export const ownCards = { minors: [cornStorehouse] };
