import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { minorPlayed } from './played';

/** Fences around four spaces: two pastures for 4 animals each. */
const PASTURES = 'a4n a5n a4w a5e b4n b5n b4w b5e c4n c5n';

const ready = () =>
  new CardScenario().hold(1, 'clone-cattle').lay(1, { fences: PASTURES }).give(1, { wood: 1, stone: 1 });

const PLAY = '1 meeting-place; yes; play clone-cattle';
const PLAYED = { ...minorPlayed('clone-cattle'), '1 wood': [1, 0], '1 stone': [1, 0] };

test('L082 Clone Cattle: every other animal becomes cattle', () => {
  const game = ready().give(1, { sheep: 3, boar: 2, cattle: 1 });
  expect(game.changes(PLAY)).toEqual({
    ...PLAYED,
    '1 sheep': [3, 0],
    '1 boar': [2, 0],
    '1 cattle': [1, 6],
  });
  expect(game.points(1, 'improvements')).toBe(1);
});

test('L082 Clone Cattle: it can be played without other animals', () => {
  expect(ready().give(1, { cattle: 2 }).changes(PLAY)).toEqual(PLAYED);
});

test('L082 Clone Cattle: its owner turns no cattle into food any more, but other animals', () => {
  const game = new CardScenario().inPlay(1, 'clone-cattle').own(1, 'fireplace-2');
  game.lay(1, { fences: PASTURES }).give(1, { sheep: 1, cattle: 2 });
  expect(game.why('1 exchange; convert 1 cattle')).toBeDefined();
  expect(game.changes('1 exchange; convert 1 sheep')).toEqual({ '1 sheep': [1, 0], '1 food': [2, 4] });
});
