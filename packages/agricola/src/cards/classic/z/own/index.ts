import { barbecue } from './barbecue';
import { mailCoachDriver } from './mail-coach-driver';
import { maypole } from './maypole';
import { scarecrow } from './scarecrow';

/** The cards of deck Z with a file of their own. */
export const ownCards = { minors: [maypole], later: [scarecrow, barbecue, mailCoachDriver] };
