import { type Lesson, one } from './lesson';

/** Wood, a pasture of four spaces, the sheep that have gathered; then a turn of the learner's own and the harvest. */
export const fencesLesson: Lesson = {
  id: 'fences',
  box: 'agricola-revised',
  options: { mode: 'beginner' },
  before: [
    '* start 1',
    '* reveal sheep-market',
    '1 forest',
    '2 day-laborer',
    '1 fishing',
    '2 grain-seeds',
    '* reveal fencing',
    '1 forest',
    '2 farmland',
    '2 field c2',
    '1 day-laborer',
    '2 reed-bank',
    '* reveal major-improvement',
  ],
  others: ['clay-pit', 'fishing', 'day-laborer', 'forest'],
  steps: [
    { id: 'wood', parts: [one('forest')] },
    {
      id: 'pasture',
      parts: [
        one('fencing'),
        // The pasture as it is listed, and as it is drawn.
        { any: ['pasture a4+b4+a5+b5', 'fence a4n a4w a5e a5n b4w b5e c4n c5n'] },
      ],
    },
    { id: 'sheep', parts: [one('sheep-market')] },
  ],
  lastRound: 4,
  stars: [-5, -4, -3],
};
