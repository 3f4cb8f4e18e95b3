import { carboniteCousin } from './carbonite-cousin';
import { mindTheJets } from './mind-the-jets';
import { rebel } from './rebel';

/** The cards of the X deck with a file of their own, by kind. */
export const ownCards = { event: [carboniteCousin, mindTheJets], occupation: [rebel] };
