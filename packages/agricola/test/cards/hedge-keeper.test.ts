import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

const keeper = () => new CardScenario({ revealed: 'fencing' }).inPlay(1, 'hedge-keeper');

test('A088 Hedge Keeper: 3 fences of a Build Fences action are free', () => {
  expect(keeper().give(1, { wood: 1 }).changes('1 fencing; pasture a5')).toEqual({
    'person fencing': [0, 1],
    '1 home': [2, 1],
    '1 wood': [1, 0],
    '1 fence a5n': [0, 1],
    '1 fence a5w': [0, 1],
    '1 fence a5e': [0, 1],
    '1 fence b5n': [0, 1],
  });
});

test('A088 Hedge Keeper: up to 3 fences can be built without any wood', () => {
  const game = keeper().lay(1, { fences: 'a5n a5w a5e b5n' });
  expect(game.changes('1 fencing; pasture a4')).toMatchObject({
    '1 fence a4n': [0, 1],
    '1 fence a4w': [0, 1],
    '1 fence b4n': [0, 1],
  });
});

test('A088 Hedge Keeper: 3 in all, however many pastures an action encloses', () => {
  const game = keeper().give(1, { wood: 4 });
  expect(game.changes('1 fencing; pasture a5; pasture a4')).toMatchObject({ '1 wood': [4, 0] });
  const poor = keeper().give(1, { wood: 3 });
  poor.play('1 fencing; pasture a5');
  expect(poor.asked()[0]).toMatchObject({ seat: 2, kind: 'work' });
});

test("A088 Hedge Keeper: not for the pasture of the Carpenter's Bench, which is no Build Fences action", () => {
  const game = new CardScenario().inPlay(1, 'hedge-keeper carpenters-bench');
  game.play('1 forest; yes; pasture a5');
  expect(game.player(1).goods[0]).toBe(0);
});
