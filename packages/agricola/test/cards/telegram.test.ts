import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

const STAGE_1 = 'major-improvement fencing grain-utilization sheep-market';
/** 14 fences around five pastures; `a3s` would be the last. */
const FENCES = 'a3n a4n a5n b3s b4s b5s a3w b3w a5e b5e a3e b3e a4e b4e';

/** Round 4, marked by a Telegram that was played in round 3 with one fence left. */
function marked(): CardScenario {
  const game = new CardScenario({ round: 3, revealed: 'major-improvement fencing grain-utilization' });
  game.lay(1, { fences: FENCES }).hold(1, 'telegram');
  game.play(`1 meeting-place; yes; play telegram
    2 forest
    1 grain-seeds
    2 fishing`);
  return game.give(1, { food: 4 }).give(2, { food: 4 });
}

test('A022 Telegram: marks the round that lies ahead by as many as fences are left', () => {
  const game = new CardScenario().lay(1, { fences: 'a5n a5e a5s a5w' }).hold(1, 'telegram');
  expect(game.changes('1 meeting-place; yes; play telegram')).toEqual({
    'person meeting-place': [0, 1],
    '1 home': [2, 1],
    '1 food': [2, 0],
    '1 hand telegram': [1, 0],
    '1 card telegram': [0, 1],
    '1 telegram round': [0, 12],
  });
  expect(game.points(1, 'improvements')).toBe(1);
});

test('A022 Telegram: needs a fence in the supply', () => {
  const game = new CardScenario().lay(1, { fences: `${FENCES} a3s` }).hold(1, 'telegram');
  expect(game.why('1 meeting-place; yes')).toMatchObject({ why: 'no-card-playable' });
});

test('A022 Telegram: in the marked round a person comes from the supply and goes back there, neither fed nor scored', () => {
  const game = marked();
  expect(game.changes('1 telegram')).toEqual({ '1 guests': [0, 1], '1 home': [2, 3] });
  game.play('1 forest\n2 clay-pit\n1 reed-bank\n2 fishing');
  expect(game.points(1, 'people')).toBe(6);
  expect(game.changes('1 grain-seeds')).toEqual({
    round: [4, 5],
    'person forest': [1, 0],
    'person clay-pit': [2, 0],
    'person reed-bank': [1, 0],
    'person fishing': [2, 0],
    '1 grain': [1, 2],
    '1 food': [4, 0],
    '1 home': [1, 2],
    '1 guests': [1, 0],
    '2 food': [5, 1],
    '2 home': [0, 2],
  });
});

test('A022 Telegram: whoever has used nothing is told what is missing', () => {
  const game = marked().family(1, 5);
  expect(game.why('1 telegram')).toEqual({ why: 'family-complete' });
});

test('A022 Telegram: only once', () => {
  const game = marked().play('1 telegram');
  expect(game.why('1 telegram')).toEqual({ why: 'used-up' });
});

test('A022 Telegram: whoever has nobody left at home is asked (RU-41)', () => {
  const game = marked().play('1 forest\n2 clay-pit\n1 reed-bank\n2 fishing');
  expect(game.offered()).toEqual(['done', 'telegram']);
  expect(game.changes('1 telegram; grain-seeds')).toMatchObject({ round: [4, 5], '1 grain': [1, 2] });
});

test('A022 Telegram: nobody need come, and nobody comes in another round', () => {
  const game = marked().play('1 forest\n2 clay-pit\n1 reed-bank\n2 fishing\n1 done\n* reveal basic-wish');
  expect(game.offered()).not.toContain('telegram');
  expect(game.why('1 telegram')).toMatchObject({ why: 'condition' });
});

test('A022 Telegram: nobody is left in the supply of a family of five', () => {
  const game = marked();
  game.family(1, 5);
  expect(game.offered()).not.toContain('telegram');
});

test('A022 Telegram: while the fifth person is out the family of four cannot grow', () => {
  const game = new CardScenario({ round: 5, revealed: `${STAGE_1} basic-wish` })
    .lay(1, { fences: FENCES, rooms: 'a1 a2 b2' })
    .family(1, 4)
    .hold(1, 'telegram')
    .give(1, { food: 12 })
    .give(2, { food: 12 });
  game.play(`1 meeting-place; yes; play telegram
    2 forest
    1 grain-seeds
    2 fishing
    1 day-laborer
    1 clay-pit
    * reveal house-redevelopment`);
  game.play('1 telegram');
  expect(game.why('1 basic-wish')).toEqual({ why: 'family-complete' });
});

test('A022 Telegram: a round after 14 never comes', () => {
  const game = new CardScenario().hold(1, 'telegram');
  expect(game.changes('1 meeting-place; yes; play telegram')).toMatchObject({ '1 telegram round': [0, 16] });
});
