import { feralChild } from './feral-child';
import { midsummerNightsDream } from './midsummer-nights-dream';
import { revenant } from './revenant';
import { werewolf } from './werewolf';

/** The cards of the Forest deck with a file of their own, by kind. */
export const ownCards = {
  event: [feralChild, midsummerNightsDream],
  occupation: [revenant, werewolf],
};
