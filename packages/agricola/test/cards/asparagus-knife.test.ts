import type { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { lastTurn } from './harvest-round';

const NINTH: Readonly<Record<number, string>> = { 8: 'pig-market', 10: 'cattle-market', 12: 'urgent-wish' };

/** What differs besides when the round after has begun, for which a single card is left: the spaces with goods were replenished. */
const NEXT = {
  'on forest': [3, 6],
  'on reed-bank': [1, 2],
  'on fishing': [1, 2],
  '1 clay': [0, 1],
  '1 home': [1, 2],
  '2 home': [0, 2],
};

/** The last turn of a round for the owner of the card, with two vegetable fields. */
function knife(round: number, revealed = NINTH[round]): CardScenario {
  return lastTurn({ round, revealed })
    .inPlay(1, 'asparagus-knife')
    .lay(1, { fields: 'a2 a3', vegetables: { a2: 2, a3: 1 } });
}

test.each([
  [8, { 'on pig-market': [1, 2], 'revealed vegetable-seeds': [0, 2] }],
  [10, { 'on cattle-market': [1, 2], 'on eastern-quarry': [0, 1], 'revealed eastern-quarry': [0, 2] }],
  [12, { 'revealed cultivation': [0, 2] }],
])(
  'A058 Asparagus Knife: in round %i a vegetable of a field becomes 3 food and 1 point',
  (round, appeared) => {
    expect(knife(round).changes('1 clay-pit; yes; reap a2; yes')).toEqual({
      ...NEXT,
      ...appeared,
      round: [round, round + 1],
      '1 a2 vegetable': [2, 1],
      '1 food': [20, 23],
      '1 bonus': [0, 1],
    });
  },
);

test('A058 Asparagus Knife: the vegetable may be kept, the whole may be declined', () => {
  const kept = knife(8).changes('1 clay-pit; yes; reap a3; no');
  expect(kept).toMatchObject({ '1 a3 vegetable': [1, 0], '1 vegetable': [0, 1] });
  expect(kept).not.toHaveProperty('1 bonus');
  expect(knife(8).changes('1 clay-pit; no')).not.toHaveProperty('1 a2 vegetable');
});

test('A058 Asparagus Knife: one field only, no other round, and nothing without a vegetable field', () => {
  expect(knife(8).why('1 clay-pit; yes; reap a2 a3')).toMatchObject({ why: 'too-many' });
  expect(knife(6, 'house-redevelopment').changes('1 clay-pit')).not.toHaveProperty('1 a2 vegetable');
  const bare = lastTurn({ round: 8, revealed: NINTH[8] })
    .inPlay(1, 'asparagus-knife')
    .give(1, { vegetable: 1 });
  expect(bare.changes('1 clay-pit')).not.toHaveProperty('1 vegetable');
});
