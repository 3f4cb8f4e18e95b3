import { type Lesson, one } from './lesson';

/** The cards that are dealt, first to the learner, then to the other. */
const DEALT = [
  '* deal homekeeper',
  '* deal adoptive-parents',
  '* deal lazy-sowman',
  '* deal grocer',
  '* deal wood-cutter',
  '* deal scythe-worker',
  '* deal priest',
  '* deal shifting-cultivation',
  '* deal paper-knife',
  '* deal clay-embankment',
  '* deal food-basket',
  '* deal gardeners-knife',
  '* deal storage-barn',
  '* deal wooden-shed',
  '* deal freshman',
  '* deal frame-builder',
  '* deal firewood-collector',
  '* deal barrow-pusher',
  '* deal heresy-teacher',
  '* deal angler',
  '* deal catcher',
  '* deal drinking-trough',
  '* deal potters-yard',
  '* deal telegram',
  '* deal bassinet',
  '* deal young-animal-market',
  '* deal family-friendly-home',
  '* deal baking-sheet',
];

/** An occupation that helps at once, a minor improvement that plows; then turns of the learner's own. */
export const cardsLesson: Lesson = {
  id: 'cards',
  box: 'agricola-revised',
  options: { mode: 'base', decks: 'A' },
  before: ['* start 1', ...DEALT, '* reveal sheep-market'],
  others: [
    'day-laborer',
    'grain-seeds',
    'reveal major-improvement',
    'fishing',
    'reed-bank',
    'reveal grain-utilization',
    'day-laborer',
    'clay-pit',
  ],
  steps: [
    { id: 'occupation', parts: [one('lessons'), one('play wood-cutter')] },
    { id: 'wood', parts: [one('forest')] },
    {
      id: 'minor',
      parts: [
        one('meeting-place'),
        one('yes'),
        one('play shifting-cultivation'),
        { any: ['field b2', 'field *'] },
      ],
    },
  ],
  lastRound: 3,
  stars: [-11, -9, -7],
};
