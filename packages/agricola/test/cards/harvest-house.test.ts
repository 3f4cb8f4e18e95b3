import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

/** A card that can be revealed in a round. */
const REVEALED: Readonly<Record<number, string>> = { 5: 'basic-wish', 9: 'pig-market' };

const ready = (round: number, occupations: string) =>
  new CardScenario({ round, revealed: REVEALED[round] ?? 'sheep-market' })
    .hold(1, 'harvest-house')
    .inPlay(1, occupations)
    .give(1, { wood: 1, clay: 1, reed: 1 });

const PLAYED = {
  'person meeting-place': [0, 1],
  '1 home': [2, 1],
  '1 wood': [1, 0],
  '1 clay': [1, 0],
  '1 reed': [1, 0],
  '1 hand harvest-house': [1, 0],
  '1 card harvest-house': [0, 1],
};

test.each([
  [1, ''],
  [4, ''],
  [5, 'manservant'],
  [9, 'manservant tutor'],
])(
  'B71 Harvest House: in round %i as many occupations (%s) as harvests give 3 goods',
  (round, occupations) => {
    const game = ready(round, occupations);
    expect(game.changes('1 meeting-place; yes; play harvest-house')).toEqual({
      ...PLAYED,
      '1 food': [2, 3],
      '1 grain': [0, 1],
      '1 vegetable': [0, 1],
    });
    expect(game.points(1, 'improvements')).toBe(2);
  },
);

test.each([
  [1, 'manservant'],
  [5, ''],
  [9, 'manservant'],
])('B71 Harvest House: in round %i with the occupations (%s) it gives nothing', (round, occupations) => {
  expect(ready(round, occupations).changes('1 meeting-place; yes; play harvest-house')).toEqual(PLAYED);
});
