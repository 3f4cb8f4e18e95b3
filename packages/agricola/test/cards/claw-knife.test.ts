import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

const PASTURE = 'a5n a5e a5s a5w';

test('A046 Claw Knife: 1 wood, with exactly 1 pasture; 1 point', () => {
  const game = new CardScenario().hold(1, 'claw-knife basket').give(1, { wood: 1, reed: 1 });
  game.play('1 meeting-place; yes');
  expect(game.why('play claw-knife')).toMatchObject({ why: 'needs' });
  game.lay(1, { fences: `${PASTURE} b5e b5s b5w` });
  expect(game.why('play claw-knife')).toMatchObject({ why: 'needs' });
  const one = new CardScenario().hold(1, 'claw-knife').lay(1, { fences: PASTURE }).give(1, { wood: 1 });
  expect(one.changes('1 meeting-place; yes; play claw-knife')).toEqual({
    'person meeting-place': [0, 1],
    '1 home': [2, 1],
    '1 wood': [1, 0],
    '1 hand claw-knife': [1, 0],
    '1 card claw-knife': [0, 1],
  });
  expect(one.points(1, 'improvements')).toBe(1);
});

test('A046 Claw Knife: with the Sheep Market 1 food on each of the next 2 round spaces', () => {
  const game = new CardScenario().inPlay(1, 'claw-knife').lay(1, { fences: PASTURE });
  expect(game.changes('1 sheep-market')).toEqual({
    'person sheep-market': [0, 1],
    'on sheep-market': [1, 0],
    '1 home': [2, 1],
    '1 sheep': [0, 1],
    '1 round 2 food': [0, 1],
    '1 round 3 food': [0, 1],
  });
});

test('A046 Claw Knife: nothing when another player uses it', () => {
  const game = new CardScenario().inPlay(2, 'claw-knife');
  expect(game.changes('1 sheep-market')).toEqual({
    'person sheep-market': [0, 1],
    'on sheep-market': [1, 0],
    '1 home': [2, 1],
    '1 sheep': [0, 1],
  });
});
