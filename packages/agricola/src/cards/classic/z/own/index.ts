import { maypole } from './maypole';

/** The cards of deck Z with a file of their own. */
export const ownCards = { minors: [maypole] };
