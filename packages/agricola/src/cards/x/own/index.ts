import { carboniteCousin } from './carbonite-cousin';
import { rebel } from './rebel';

/** The cards of the X deck with a file of their own, by kind. */
export const ownCards = { event: [carboniteCousin], occupation: [rebel] };
