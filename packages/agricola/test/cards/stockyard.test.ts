import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

const market = (sheep: number) =>
  new CardScenario({ revealed: 'sheep-market' }).pile('sheep-market', sheep).inPlay(1, 'stockyard');

test('B012 Stockyard: costs 1 wood and 1 stone, holds 3 animals of a type and is worth 1 point', () => {
  const game = new CardScenario().hold(1, 'stockyard').give(1, { wood: 1, stone: 1 });
  expect(game.changes('1 meeting-place; yes; play stockyard')).toEqual({
    'person meeting-place': [0, 1],
    '1 home': [2, 1],
    '1 wood': [1, 0],
    '1 stone': [1, 0],
    '1 hand stockyard': [1, 0],
    '1 card stockyard': [0, 1],
  });
  expect(game.points(1, 'improvements')).toBe(1);
  expect(game.pile('sheep-market', 4).changes('2 day-laborer\n1 sheep-market')).toMatchObject({
    '1 sheep': [0, 4],
  });
});

test('B012 Stockyard: one type only; the house takes another', () => {
  const game = market(3).give(1, { boar: 2 }).play('1 sheep-market');
  expect(game.offered()).toEqual(['keep 1 sheep 2 boar', 'keep 3 sheep 1 boar']);
  expect(game.why('keep 2 sheep 2 boar')).toMatchObject({ why: 'no-room' });
});

test('B012 Stockyard: is not a pasture', () => {
  const game = market(3).inPlay(1, 'drinking-trough feedyard');
  expect(game.points(1, 'pastures')).toBe(-1);
  game.pile('sheep-market', 9).play('1 sheep-market');
  expect(game.offered()).toEqual(['keep 4 sheep']);
});
