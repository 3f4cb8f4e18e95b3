import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

const STAGE_2 = 'fencing grain-utilization major-improvement sheep-market house-redevelopment';

test('A123 Frame Builder: 2 clay of a room may be 1 wood', () => {
  const game = new CardScenario()
    .inPlay(1, 'frame-builder')
    .lay(1, { house: 'clay' })
    .give(1, { wood: 1, clay: 5, reed: 2 });
  game.play('1 farm-expansion; room a1');
  expect(game.offered()).toEqual(['pay 1 wood 3 clay 2 reed', 'pay 5 clay 2 reed']);
  expect(game.changes('pay 1 wood 3 clay 2 reed')).toEqual({
    '1 wood': [1, 0],
    '1 clay': [5, 2],
    '1 reed': [2, 0],
  });
});

test('A123 Frame Builder: once for each room, also where the usual price could not be paid', () => {
  const game = new CardScenario()
    .inPlay(1, 'frame-builder')
    .lay(1, { house: 'stone' })
    .give(1, { wood: 2, stone: 6, reed: 4 });
  expect(game.changes('1 farm-expansion; room a1; pay 1 wood 3 stone 2 reed; room b2')).toEqual({
    'person farm-expansion': [0, 1],
    '1 home': [2, 1],
    '1 a1': [0, 'room'],
    '1 b2': [0, 'room'],
    '1 wood': [2, 0],
    '1 stone': [6, 0],
    '1 reed': [4, 0],
  });
});

test('A123 Frame Builder: not 4 clay for 2 wood, and nothing of a wooden room', () => {
  const game = new CardScenario()
    .inPlay(1, 'frame-builder')
    .lay(1, { house: 'clay' })
    .give(1, { wood: 9, clay: 2, reed: 2 });
  expect(game.why('1 farm-expansion; room a1')).toMatchObject({ why: 'cannot-pay' });
  const wood = new CardScenario().inPlay(1, 'frame-builder').give(1, { wood: 5, clay: 5, reed: 2 });
  expect(wood.changes('1 farm-expansion; room a1')).toMatchObject({ '1 wood': [5, 0], '1 reed': [2, 0] });
});

test('A123 Frame Builder: once per renovation', () => {
  const game = new CardScenario({ round: 5, revealed: STAGE_2 })
    .inPlay(1, 'frame-builder')
    .lay(1, { rooms: 'a1 a2 b2' })
    .give(1, { wood: 2, clay: 3, reed: 1 });
  expect(game.changes('1 house-redevelopment')).toMatchObject({
    '1 house': ['wood', 'clay'],
    '1 wood': [2, 1],
    '1 clay': [3, 0],
    '1 reed': [1, 0],
  });
});

test('A123 Frame Builder: exactly 2, so not for 1 stone that the Stonecutter leaves; either may come first (RU-65)', () => {
  const game = new CardScenario({ seats: 3, round: 5, revealed: STAGE_2 })
    .inPlay(1, 'frame-builder stonecutter')
    .lay(1, { house: 'clay' })
    .give(1, { wood: 1, stone: 2, reed: 1 });
  game.play('1 house-redevelopment');
  expect(game.offered()).toEqual(['pay 1 wood 1 reed', 'pay 1 reed 1 stone']);
});
