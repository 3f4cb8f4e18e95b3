import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

const overseer = () => new CardScenario({ edition: '2007' }).inPlay(1, 'fence-overseer-2007');

test('K312 Fence Overseer: for 1 food a stable that was just built gets fences around it', () => {
  const game = overseer().give(1, { wood: 2, food: 1 });
  expect(game.changes('1 farm-expansion; stable a5; yes; pasture a5')).toEqual({
    'person farm-expansion': [0, 1],
    '1 home': [2, 1],
    '1 wood': [2, 0],
    '1 food': [1, 0],
    '1 a5 stable': [0, 1],
    '1 fence a5n': [0, 1],
    '1 fence a5w': [0, 1],
    '1 fence a5e': [0, 1],
    '1 fence b5n': [0, 1],
  });
});

test('K312 Fence Overseer: only around one of the stables of this action, and only one of them', () => {
  const game = overseer().lay(1, { stables: 'c5' }).give(1, { wood: 4, food: 2 });
  game.play('1 farm-expansion; stable a5; stable b5; yes');
  expect(game.offered(1)).toEqual(['pasture a5', 'pasture b5']);
  expect(game.why('1 fence c5n c5w c5e c5s')).toBeDefined();
  game.play('1 pasture b5');
  expect(game.offered(2)).toContain('clay-1');
});

test('K312 Fence Overseer RU-371: a stable inside of a pasture can be fenced off', () => {
  const game = overseer().lay(1, { fences: 'a4n a4w a5n a5e b4n b5n' }).give(1, { wood: 2, food: 1 });
  expect(game.changes('1 farm-expansion; stable a5; yes; pasture a5')).toMatchObject({
    '1 food': [1, 0],
    '1 fence a5w': [0, 1],
  });
});

test('K312 Fence Overseer: not without food, not without fences, not where the land is apart', () => {
  expect(overseer().give(1, { wood: 2, food: 0 }).play('1 farm-expansion; stable a5').offered(2)).toContain(
    'clay-1',
  );
  const apart = overseer().lay(1, { fences: 'a5n a5w a5e b5n' }).give(1, { wood: 2, food: 1 });
  expect(apart.play('1 farm-expansion; stable c5').offered(2)).toContain('clay-1');
});

test('K312 Fence Overseer: once in a round', () => {
  const game = overseer().hold(1, 'stable-2007').give(1, { wood: 3, food: 3 });
  game.play('1 farm-expansion; stable a5; yes; pasture a5\n2 clay-1');
  game.play('1 start-minor; yes; play stable-2007; stable b5');
  expect(game.offered(2)).toContain('fishing');
});
