import { expect, test } from 'vitest';
import { lastTurnBeforeHarvest } from './played';

const helper = () => lastTurnBeforeHarvest(3).inPlay(1, 'harvest-helper-2007');

test('I223 Harvest Helper: 1 grain from a field of another player, who gets 2 food', () => {
  const game = helper()
    .lay(2, { fields: 'a4 a5', grain: { a4: 3, a5: 2 } })
    .lay(3, { fields: 'b5', grain: { b5: 3 } })
    .lay(1, { fields: 'a5', grain: { a5: 3 } });
  game.play('1 clay-1; yes');
  expect(game.offered(1)).toEqual(['field-of 2 a4', 'field-of 2 a5', 'field-of 3 b5']);
  expect(game.changes('1 field-of 2 a5')).toEqual({
    '2 a5 grain': [1, 0],
    '2 food': [20, 22],
    '1 grain': [1, 2],
  });
  expect(game.asked().map(({ kind }) => kind)).toEqual(['feed', 'feed', 'feed']);
});

test('I223 Harvest Helper RU-352: the fields of all players are harvested before', () => {
  const game = helper()
    .lay(2, { fields: 'a4', grain: { a4: 1 } })
    .play('1 clay-1');
  expect(game.board()).toMatchObject({ '2 grain': 1 });
  expect(game.asked()[0]).toMatchObject({ kind: 'feed' });
});

test('I223 Harvest Helper: or not', () => {
  const game = helper().lay(2, { fields: 'a4', grain: { a4: 3 } });
  game.play('1 clay-1; no');
  expect(game.board()).toMatchObject({ '2 a4 grain': 2, '2 food': 20 });
  expect(game.asked()[0]).toMatchObject({ kind: 'feed' });
});
