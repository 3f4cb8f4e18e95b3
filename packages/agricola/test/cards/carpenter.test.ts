import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

const carpenter = () => new CardScenario().inPlay(1, 'carpenter');

test('B126 Carpenter: a wooden room costs 3 wood and 2 reed', () => {
  const game = carpenter().give(1, { wood: 6, reed: 4 });
  expect(game.changes('1 farm-expansion; room a1; room b2')).toEqual({
    'person farm-expansion': [0, 1],
    '1 home': [2, 1],
    '1 a1': [0, 'room'],
    '1 b2': [0, 'room'],
    '1 wood': [6, 0],
    '1 reed': [4, 0],
  });
});

test('B126 Carpenter: a clay room costs 3 clay, a stone room 3 stone', () => {
  const clay = carpenter().lay(1, { house: 'clay' }).give(1, { clay: 3, reed: 2 });
  expect(clay.changes('1 farm-expansion; room b2')).toMatchObject({ '1 clay': [3, 0], '1 reed': [2, 0] });
  const stone = carpenter().lay(1, { house: 'stone' }).give(1, { stone: 3, reed: 2 });
  expect(stone.changes('1 farm-expansion; room b2')).toMatchObject({ '1 stone': [3, 0], '1 reed': [2, 0] });
});

test("B126 Carpenter: the Carpenter's Parlor makes wooden rooms cheaper still; 2 wood are too few without it", () => {
  const both = carpenter().inPlay(1, 'carpenters-parlor').give(1, { wood: 2, reed: 2 });
  expect(both.changes('1 farm-expansion; room b2')).toMatchObject({ '1 wood': [2, 0], '1 reed': [2, 0] });
  const alone = carpenter().give(1, { wood: 2, reed: 2 });
  expect(alone.why('1 farm-expansion; room b2')).toMatchObject({ why: 'cannot-pay' });
});
