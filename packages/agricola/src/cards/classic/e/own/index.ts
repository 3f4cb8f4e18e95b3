import { conservator } from './conservator';

/** The cards of deck E with a file of their own. */
export const ownCards = { occupations: [conservator] };
