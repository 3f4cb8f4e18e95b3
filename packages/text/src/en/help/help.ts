import type { HelpWords } from '../../help/help-words';
import { cards } from './cards';
import { creatures } from './creatures';
import { play } from './play';
import { handWays, options, ways } from './ways';

/** The rules, in English. */
export const help: HelpWords = {
  title: (game) => `Rules: ${game}`,
  creatures,
  agricola: { ...play, ...cards, ...ways },
  options,
  handWays,
  tables: {
    bonusCaption: 'Bonus for so many animals of a type',
    animals: 'Animals',
    gradeCaption: 'How many give how many points',
    category: 'Category',
    stageCaption: 'Rounds and harvests',
    stage: 'Stage',
    rounds: 'Rounds',
    harvestAfter: 'Harvest after round',
    revealed: 'New spaces',
    goalCaption: 'The goals of the campaign alone',
    game: 'Game',
    goal: 'Points to reach',
    campaignCaption: (players) => `Campaign points with ${players} players`,
    rank: (rank) => `${rank}.`,
  },
};
