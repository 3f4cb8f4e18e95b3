import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { cardOfRound } from './harvest-round';

const hauberg = (round = 1) =>
  new CardScenario({ round, revealed: cardOfRound(round) })
    .hold(1, 'hauberg basket')
    .inPlay(1, 'wood-cutter geologist rustic')
    .give(1, { food: 3, reed: 1 });

const PLAYED = {
  'person meeting-place': [0, 1],
  '1 home': [2, 1],
  '1 food': [3, 0],
  '1 hand hauberg': [1, 0],
  '1 card hauberg': [0, 1],
};

test('B41 Hauberg: 2 wood and 1 wild boar in turn on the next 4 round spaces, beginning with wood', () => {
  expect(hauberg().changes('1 meeting-place; yes; play hauberg; wood')).toEqual({
    ...PLAYED,
    '1 round 2 wood': [0, 2],
    '1 round 3 boar': [0, 1],
    '1 round 4 wood': [0, 2],
    '1 round 5 boar': [0, 1],
  });
});

test('B41 Hauberg: or beginning with the boar; one of the two must be chosen', () => {
  const game = hauberg().play('1 meeting-place; yes; play hauberg');
  expect(game.offered()).toEqual(['wood', 'boar']);
  expect(game.changes('boar')).toEqual({
    '1 round 2 boar': [0, 1],
    '1 round 3 wood': [0, 2],
    '1 round 4 boar': [0, 1],
    '1 round 5 wood': [0, 2],
  });
});

test('B41 Hauberg AG-R1402: only as far as there are rounds', () => {
  expect(hauberg(12).changes('1 meeting-place; yes; play hauberg; wood')).toEqual({
    ...PLAYED,
    '1 round 13 wood': [0, 2],
    '1 round 14 boar': [0, 1],
  });
});

test('B41 Hauberg: needs 3 occupations', () => {
  const game = new CardScenario()
    .hold(1, 'hauberg basket')
    .inPlay(1, 'wood-cutter geologist')
    .give(1, { food: 3, reed: 1 });
  expect(game.why('1 meeting-place; yes; play hauberg')).toMatchObject({ why: 'needs' });
});
