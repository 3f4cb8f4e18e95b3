import { type Lesson, one } from './lesson';

/** A house that scores, a shelter with an animal; then a round of the learner's own. */
export const buildingsLesson: Lesson = {
  id: 'buildings',
  box: 'creatures',
  options: { buildings: '4' },
  before: [
    '* start 1',
    '1 wood-3',
    '2 stone-1',
    '1 building-resources',
    '2 horse-sheep',
    '1 stone-2',
    '2 start-wood',
    '2 wood-3',
  ],
  others: ['stone-1', 'building-resources', 'wood-3', 'stone-2', 'reed-sheep'],
  steps: [
    { id: 'house', parts: [{ any: ['special-1', 'special-2'] }, one('build half-timbered-house')] },
    { id: 'wood', parts: [one('start-wood')] },
    {
      id: 'guest',
      parts: [
        { any: ['special-1', 'special-2'] },
        one('build shelter'),
        { any: ['at c1', 'at *'] },
        { any: ['cow', 'sheep', 'pig', 'horse'] },
      ],
    },
  ],
  lastRound: 3,
  stars: [-5, -4, -2],
};
