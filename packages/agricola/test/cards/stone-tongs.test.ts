import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test('A080 Stone Tongs: it costs 1 wood', () => {
  const game = new CardScenario().hold(1, 'stone-tongs').give(1, { wood: 1 });
  expect(game.changes('1 meeting-place; yes; play stone-tongs')).toEqual({
    'person meeting-place': [0, 1],
    '1 home': [2, 1],
    '1 wood': [1, 0],
    '1 hand stone-tongs': [1, 0],
    '1 card stone-tongs': [0, 1],
  });
});

test.each([
  ['western-quarry', 5],
  ['eastern-quarry', 10],
] as const)('A080 Stone Tongs: 1 more stone at the %s', (quarry, round) => {
  const game = new CardScenario({ round, revealed: quarry }).inPlay(1, 'stone-tongs');
  expect(game.changes(`1 ${quarry}`)).toEqual({
    [`person ${quarry}`]: [0, 1],
    [`on ${quarry}`]: [1, 0],
    '1 home': [2, 1],
    '1 stone': [0, 2],
  });
});

test('A080 Stone Tongs: not where stone does not accumulate', () => {
  const game = new CardScenario({ seats: 3 }).inPlay(1, 'stone-tongs');
  game.play('1 resource-market');
  game.play(`1 ${game.offered().find((move) => move.includes('stone'))}`);
  expect(game.board()).toMatchObject({ '1 stone': 1 });
});
