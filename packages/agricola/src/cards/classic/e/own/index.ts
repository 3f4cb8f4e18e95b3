import { chief, chiefsDaughter } from './chief';
import { conservator } from './conservator';
import { guildmaster } from './guildmaster';
import { ratcatcher } from './ratcatcher';

/** The cards of deck E with a file of their own. */
export const ownCards = { occupations: [chief, chiefsDaughter, ratcatcher, conservator, guildmaster] };
