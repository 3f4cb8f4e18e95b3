import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

/** Three seats; the second has the card. */
function driven(): CardScenario {
  return new CardScenario({ edition: '2007', seats: 3 }).inPlay(2, 'mail-coach-driver-2007');
}

test('Z329 Mail Coach Driver: what a space gives another player waits', () => {
  expect(driven().changes('1 clay-1')).toEqual({
    '1 home': [2, 1],
    'person clay-1': [0, 1],
    'on clay-1': [1, 0],
    '1 round 1 clay': [0, 1],
  });
});

test('Z329 Mail Coach Driver: its owner gets everything at once', () => {
  const game = driven().play('1 clay-1');
  expect(game.changes('2 day-laborer')).toEqual({
    '2 home': [2, 1],
    'person day-laborer': [0, 2],
    '2 food': [3, 5],
  });
});

test('Z329 Mail Coach Driver: it comes when people go home, animals with the question which are kept', () => {
  const game = driven()
    .pile('sheep', 2)
    .play(`
    1 clay-1
    2 day-laborer
    3 sheep
    1 grain
    2 wood-3`);
  expect(game.changes('3 reed-1')).toEqual({
    'person clay-1': [1, 0],
    'person day-laborer': [2, 0],
    'person sheep': [3, 0],
    'person grain': [1, 0],
    'person wood-3': [2, 0],
    'on reed-1': [1, 0],
    '3 home': [1, 0],
    '1 round 1 clay': [1, 0],
    '1 clay': [0, 1],
    '1 round 1 grain': [1, 0],
    '1 grain': [0, 1],
    '3 round 1 sheep': [2, 0],
    '3 sheep': [0, 2],
    '3 reed': [0, 1],
  });
  expect(game.offered(3)).toEqual(['keep 1 sheep']);
});

test('Z329 Mail Coach Driver, RU-383: what cards add comes at once', () => {
  expect(driven().inPlay(1, 'woodcutter-2007').changes('1 wood-3')).toEqual({
    '1 home': [2, 1],
    'person wood-3': [0, 1],
    'on wood-3': [3, 0],
    '1 round 1 wood': [0, 3],
    '1 wood': [0, 1],
  });
});
