import { feralChild } from './feral-child';

/** The cards of the Forest deck with a file of their own, by kind. */
export const ownCards = { event: [feralChild] };
