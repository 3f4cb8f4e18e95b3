import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

const STAGE_2 = 'fencing grain-utilization major-improvement sheep-market house-redevelopment';
const given = { seats: 3, round: 5, revealed: STAGE_2 };

test('A143 Stonecutter: a major improvement costs 1 stone less', () => {
  const game = new CardScenario(given).inPlay(1, 'stonecutter').give(1, { wood: 1, stone: 2 });
  expect(game.changes('1 major-improvement; major well')).toEqual({
    'person major-improvement': [0, 1],
    'major well': [0, 1],
    '1 home': [2, 1],
    '1 wood': [1, 0],
    '1 stone': [2, 0],
    '1 round 6 food': [0, 1],
    '1 round 7 food': [0, 1],
    '1 round 8 food': [0, 1],
    '1 round 9 food': [0, 1],
    '1 round 10 food': [0, 1],
  });
});

test('A143 Stonecutter: a minor improvement costs 1 stone less', () => {
  const game = new CardScenario(given)
    .inPlay(1, 'stonecutter')
    .hold(1, 'carpenters-parlor')
    .give(1, { wood: 1 });
  expect(game.changes('1 major-improvement; play carpenters-parlor')).toMatchObject({
    '1 wood': [1, 0],
    '1 card carpenters-parlor': [0, 1],
  });
});

test('A143 Stonecutter: a stone room and a renovation to stone cost 1 stone less', () => {
  const room = new CardScenario(given)
    .inPlay(1, 'stonecutter')
    .lay(1, { house: 'stone' })
    .give(1, { stone: 9, reed: 2 });
  expect(room.changes('1 farm-expansion; room a1')).toMatchObject({ '1 stone': [9, 5], '1 reed': [2, 0] });
  const house = new CardScenario(given)
    .inPlay(1, 'stonecutter')
    .lay(1, { house: 'clay' })
    .give(1, { stone: 1, reed: 1 });
  expect(house.changes('1 house-redevelopment')).toMatchObject({
    '1 house': ['clay', 'stone'],
    '1 stone': [1, 0],
    '1 reed': [1, 0],
  });
});

test('A143 Stonecutter: what costs no stone stays as it is, for others everything', () => {
  const game = new CardScenario(given)
    .inPlay(1, 'stonecutter')
    .give(1, { clay: 2 })
    .give(2, { wood: 1, stone: 2 });
  expect(game.changes('1 major-improvement; major fireplace-2')).toMatchObject({ '1 clay': [2, 0] });
  const other = new CardScenario(given)
    .inPlay(1, 'stonecutter')
    .give(2, { wood: 1, stone: 2 })
    .play('1 forest');
  expect(other.why('2 major-improvement')).toEqual({ why: 'no-major-affordable' });
});
