import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test("B013 Carpenter's Parlor: wooden rooms cost 2 wood and 2 reed each", () => {
  const game = new CardScenario().inPlay(1, 'carpenters-parlor').give(1, { wood: 4, reed: 4 });
  expect(game.changes('1 farm-expansion; room a1; room b2')).toEqual({
    'person farm-expansion': [0, 1],
    '1 home': [2, 1],
    '1 a1': [0, 'room'],
    '1 b2': [0, 'room'],
    '1 wood': [4, 0],
    '1 reed': [4, 0],
  });
});

test("B013 Carpenter's Parlor: the dearer price is never asked for", () => {
  const game = new CardScenario().inPlay(1, 'carpenters-parlor').give(1, { wood: 5, reed: 2 });
  expect(game.changes('1 farm-expansion; room a1; done')).toMatchObject({
    '1 wood': [5, 3],
    '1 reed': [2, 0],
  });
});

test("B013 Carpenter's Parlor: rooms of clay or stone cost what they always cost", () => {
  const game = new CardScenario()
    .inPlay(1, 'carpenters-parlor')
    .lay(1, { house: 'clay' })
    .give(1, { wood: 4, reed: 4, clay: 4 });
  expect(game.why('1 farm-expansion; room a1')).toMatchObject({ why: 'cannot-pay' });
});

test("B013 Carpenter's Parlor: costs 1 wood and 1 stone", () => {
  const game = new CardScenario({ revealed: 'major-improvement' })
    .hold(1, 'carpenters-parlor')
    .give(1, { wood: 1, stone: 1 });
  expect(game.changes('1 major-improvement; play carpenters-parlor')).toEqual({
    'person major-improvement': [0, 1],
    '1 home': [2, 1],
    '1 wood': [1, 0],
    '1 stone': [1, 0],
    '1 hand carpenters-parlor': [1, 0],
    '1 card carpenters-parlor': [0, 1],
  });
});
