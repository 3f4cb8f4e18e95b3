import type { CampaignPhrases } from '@furrow/text/campaign';
import type { PhraseSamples } from './samples';

/** Everything that is said of a campaign, with what it may be about. */
export const campaignSamples: PhraseSamples<CampaignPhrases> = {
  about: [[1], [3]],
  game: [[2]],
  aim: [[50]],
  place: [
    [1, 8, 50],
    [9, undefined, 68],
    [2, 3, undefined],
  ],
  reached: [
    [57, 50],
    [49, 50],
  ],
  score: [
    ['Anna', 41],
    ['Bea', 1],
  ],
  goal: [
    [57, 50],
    [49, 50],
  ],
  result: [
    ['Anna', 41, 1, 7],
    ['Bea', 1, 4, 1],
  ],
  began: [
    [undefined, ['Groom']],
    ['Anna', ['Groom', 'Angler']],
  ],
  lost: [
    [undefined, ['Groom']],
    ['Anna', ['Groom', 'Angler']],
  ],
  points: [
    [
      [
        ['Anna', 12],
        ['Bea', 10],
      ],
    ],
  ],
  won: [[['Anna']], [['Anna', 'Bea']]],
  next: [
    [2, 55, false],
    [2, 55, true],
    [3, undefined, false],
  ],
  food: [[0], [3]],
  starts: [[['Anna']], [['Anna', 'Bea']]],
  extraFood: [[['Anna']], [['Anna', 'Bea']]],
  keepOne: [[undefined], ['Anna']],
  begin: [[3]],
};
