import { type Lesson, one } from './lesson';

/** Food before the harvest, and the harvest itself; then a round of the learner's own. */
export const harvestLesson: Lesson = {
  id: 'harvest',
  box: 'agricola-revised',
  options: { mode: 'beginner' },
  before: [
    '* start 1',
    '* reveal grain-utilization',
    '1 grain-seeds',
    '2 forest',
    '1 farmland',
    '1 field b2',
    '2 reed-bank',
    '* reveal sheep-market',
    '1 grain-utilization',
    '1 sow grain b2',
    '2 forest',
    '1 clay-pit',
    '2 day-laborer',
    '* reveal major-improvement',
    '1 major-improvement',
    '1 major fireplace-2',
    '2 forest',
    '1 clay-pit',
    '2 fishing',
  ],
  others: ['day-laborer', 'forest', 'reveal western-quarry', 'forest', 'reed-bank'],
  steps: [
    { id: 'grain', parts: [one('grain-seeds')] },
    { id: 'food', parts: [one('fishing')] },
    { id: 'feed', parts: [one('feed 1 grain')] },
  ],
  lastRound: 5,
  stars: [-10, -8, -7],
};
