import { type Lesson, one } from './lesson';

/** Wood, a fenced pasture, two cows that breed, a trough, a building; then a round of the learner's own. */
export const creaturesLesson: Lesson = {
  id: 'creatures',
  box: 'creatures',
  options: { buildings: '4' },
  before: [],
  others: [
    'start 1',
    'stone-2',
    'building-resources',
    'horse-sheep',
    'done',
    'stone-1',
    'stall',
    'at b1',
    'reed-sheep',
    'done',
    'wood-3',
    'expand',
    'expand right',
    'building-resources',
    'stone-1',
    'wood-3',
    'start-wood',
  ],
  steps: [
    { id: 'wood', parts: [one('wood-3')] },
    { id: 'cow', parts: [one('cow-pigs')] },
    { id: 'marker', parts: [one('start-wood')] },
    { id: 'more-wood', parts: [one('wood-3')] },
    {
      id: 'fences',
      parts: [
        one('fences'),
        { all: ['border b0n', 'border b0w', 'border b1n', 'border b1e', 'border c1n'] },
        one('done'),
      ],
    },
    { id: 'second-cow', parts: [one('cow-pigs')] },
    { id: 'trough', parts: [one('troughs'), { any: ['trough b0', 'trough b1'] }] },
    { id: 'stone', parts: [one('stone-2')] },
    {
      id: 'special',
      parts: [
        { any: ['special-1', 'special-2'] },
        one('build shelter'),
        { any: ['at c1', 'at a0', 'at a1'] },
        { any: ['cow', 'sheep', 'pig', 'horse'] },
      ],
    },
  ],
  lastRound: 4,
  stars: [-2, 1, 4],
};
