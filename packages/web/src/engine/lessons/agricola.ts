import { type Lesson, one } from './lesson';

/** Grain, a field, sowing, a fireplace, a sheep in the house; then a round of the learner's own and the first harvest. */
export const agricolaLesson: Lesson = {
  id: 'agricola',
  box: 'agricola-revised',
  options: { mode: 'beginner' },
  before: [],
  others: [
    'start 1',
    'reveal major-improvement',
    'forest',
    'reed-bank',
    'reveal grain-utilization',
    'forest',
    'day-laborer',
    'reveal sheep-market',
    'reed-bank',
    'fishing',
    'farm-expansion',
  ],
  steps: [
    { id: 'grain', parts: [one('grain-seeds')] },
    { id: 'field', parts: [one('farmland'), { any: ['field b2', 'field *'] }] },
    { id: 'sow', parts: [one('grain-utilization'), { any: ['sow grain *'] }] },
    { id: 'clay', parts: [one('clay-pit')] },
    { id: 'fireplace', parts: [one('major-improvement'), one('major fireplace-2')] },
    { id: 'sheep', parts: [one('sheep-market')] },
  ],
  lastRound: 4,
  stars: [-8, -6, -5],
};
