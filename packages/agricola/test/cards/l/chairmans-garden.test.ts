import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { minorPlayed } from './played';

const atQuarry = (stone: number) => {
  const game = new CardScenario({ round: 5, revealed: 'sheep-market western-quarry' });
  game.inPlay(1, 'chairmans-garden').pile('western-quarry', 1);
  game.player(1).memory[0] = stone;
  return game;
};

test('L087 Chairman’s Garden: it needs 2 occupations, and 4 stone lie on it', () => {
  const game = new CardScenario().hold(1, 'chairmans-garden').inPlay(1, 'manservant confidant');
  expect(game.changes('1 meeting-place; yes; play chairmans-garden')).toEqual({
    ...minorPlayed('chairmans-garden'),
    '1 on chairmans-garden': [0, 4],
  });
  const none = new CardScenario().hold(1, 'chairmans-garden').inPlay(1, 'manservant');
  expect(none.why('1 meeting-place; yes; play chairmans-garden')).toMatchObject({ why: 'no-card-playable' });
});

test('L087 Chairman’s Garden RU-406: who gets stone from an action space takes 1 more from the card', () => {
  expect(atQuarry(4).changes('1 western-quarry')).toEqual({
    'person western-quarry': [0, 1],
    'on western-quarry': [1, 0],
    '1 home': [2, 1],
    '1 stone': [0, 2],
    '1 on chairmans-garden': [4, 3],
  });
  expect(atQuarry(4).changes('1 clay-pit')).not.toHaveProperty('1 on chairmans-garden');
});

test('L087 Chairman’s Garden: 1 bonus point at the end if no stone is left on it', () => {
  expect(atQuarry(1).points(1, 'bonus')).toBe(0);
  const game = atQuarry(1).play('1 western-quarry');
  expect(game.points(1, 'bonus')).toBe(1);
  expect(game.points(1, 'improvements')).toBe(1);
});
