import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test('A069 Large Greenhouse: 2 wood, 2 occupations; 1 vegetable 4, 7 and 9 rounds later', () => {
  const game = new CardScenario({ round: 2, revealed: 'fencing sheep-market' })
    .hold(1, 'large-greenhouse basket')
    .inPlay(1, 'wood-cutter')
    .give(1, { wood: 2, reed: 1 })
    .play('1 meeting-place; yes');
  expect(game.why('play large-greenhouse')).toMatchObject({ why: 'needs' });
  game.inPlay(1, 'ropemaker');
  expect(game.changes('1 play large-greenhouse')).toEqual({
    '1 wood': [2, 0],
    '1 round 6 vegetable': [0, 1],
    '1 round 9 vegetable': [0, 1],
    '1 round 11 vegetable': [0, 1],
    '1 hand large-greenhouse': [1, 0],
    '1 card large-greenhouse': [0, 1],
  });
});

test('A069 Large Greenhouse AG-R1402: only as far as there are rounds', () => {
  const game = new CardScenario({ round: 7, revealed: 'basic-wish' })
    .hold(1, 'large-greenhouse')
    .inPlay(1, 'wood-cutter ropemaker')
    .give(1, { wood: 2 });
  expect(game.changes('1 meeting-place; yes; play large-greenhouse')).toEqual({
    'person meeting-place': [0, 1],
    '1 home': [2, 1],
    '1 wood': [2, 0],
    '1 round 11 vegetable': [0, 1],
    '1 round 14 vegetable': [0, 1],
    '1 hand large-greenhouse': [1, 0],
    '1 card large-greenhouse': [0, 1],
  });
});
