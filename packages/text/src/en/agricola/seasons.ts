import { spaceNames } from './space-names';

/** The seasons by their number. */
export const SEASON_NAMES = ['winter', 'spring', 'summer', 'autumn'] as const;

const FISHING = `“${spaceNames.fishing}”`;

/** What each season changes, by its number; spaces get something when a round begins. */
export const SEASON_RULES = [
  `clay and reed spaces get 1 less, ${FISHING} cannot be used before round 12, and plowing a field costs 1 food`,
  'wood spaces get 1 less, stone spaces get 1 more, and each time you build fences up to 2 of them are free, if you pay for at least 1',
  `clay spaces get 1 more, stone spaces get 1 less, ${FISHING} gets 1 more food, “${spaceNames['day-laborer']}” gives 1 grain as well, and for each room you build you may build 1 stable for free`,
  'wood and reed spaces get 1 more, and each major improvement costs 1 building resource less',
] as const;
