import { expect, test } from 'vitest';
import { FED, lastTurnBeforeHarvest, ROUND_FIVE } from './harvest-round';

/** Room for nine boars, and four grain fields. */
const provider = () =>
  lastTurnBeforeHarvest(4)
    .inPlay(1, 'game-provider')
    .lay(1, {
      fields: 'a2 a3 a4 a5',
      grain: { a2: 3, a3: 2, a4: 1, a5: 1 },
      fences: 'c2n c3n c4n c5n c5e c2s c3s c4s c5s c2w',
    });

test('B165 Game Provider: 1 grain of a field becomes 1 wild boar, before the fields are harvested', () => {
  expect(provider().changes('1 clay-pit; yes; one; reap a4')).toEqual({
    ...ROUND_FIVE,
    ...FED,
    '3 home': [0, 2],
    '4 home': [0, 2],
    '3 food': [20, 16],
    '4 food': [20, 16],
    '1 a2 grain': [3, 2],
    '1 a3 grain': [2, 1],
    '1 a4 grain': [1, 0],
    '1 a5 grain': [1, 0],
    '1 grain': [0, 3],
    '1 boar': [0, 1],
  });
});

test.each([
  ['two', 'a2 a3 a5', 2, 3],
  ['three', 'a2 a3 a4 a5', 3, 2],
])(
  'B165 Game Provider: “%s” takes 1 grain from each of %s and brings %i boars (which then breed: %i)',
  (choice, fields, boars, _) => {
    const game = provider().play(`1 clay-pit; yes; ${choice}`);
    expect(game.changes(`reap ${fields}`)).toMatchObject({ '1 boar': [0, boars + 1] });
  },
);

test('B165 Game Provider: from different fields, neither more nor fewer', () => {
  const game = provider().play('1 clay-pit; yes; two');
  expect(game.why('reap a2 a2 a3')).toEqual({ why: 'named-twice' });
  expect(game.why('reap a2 a3')).toMatchObject({ why: 'too-few' });
  expect(game.why('reap a2 a3 a4 a5')).toMatchObject({ why: 'too-many' });
});

test('B165 Game Provider: only what there are fields for, or nothing', () => {
  const game = provider()
    .lay(1, { grain: { a4: 0, a5: 0 } })
    .play('1 clay-pit');
  expect(game.offered(1)).toEqual(['yes', 'no']);
  expect(game.play('1 yes').offered(1)).toEqual(['one']);
  expect(provider().changes('1 clay-pit; no')).toMatchObject({ '1 grain': [0, 4] });
});
