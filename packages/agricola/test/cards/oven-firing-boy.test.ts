import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

const boy = () => new CardScenario().inPlay(1, 'oven-firing-boy').own(1, 'fireplace-2').give(1, { grain: 2 });

test('B108 Oven Firing Boy: a Bake Bread action with a wood accumulation space', () => {
  expect(boy().changes('1 forest; yes; bake 2')).toEqual({
    '1 home': [2, 1],
    'person forest': [0, 1],
    'on forest': [3, 0],
    '1 wood': [0, 3],
    '1 grain': [2, 0],
    '1 food': [2, 6],
  });
});

test('B108 Oven Firing Boy: it is a Bake Bread action, which other cards hear of', () => {
  const game = boy().inPlay(1, 'baking-sheet').play('1 forest; yes');
  expect(game.offered()).toEqual(['yes', 'no']);
});

test('B108 Oven Firing Boy: it may be declined; nothing elsewhere', () => {
  expect(boy().changes('1 forest; no')).not.toHaveProperty('1 grain');
  expect(boy().play('1 clay-pit').asked()[0]).toMatchObject({ seat: 2, kind: 'work' });
});
