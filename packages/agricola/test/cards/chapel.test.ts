import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test('A039 Chapel: costs 3 wood and 2 clay, needs 2 occupations, and has 3 points', () => {
  const game = new CardScenario({ revealed: 'major-improvement' })
    .hold(1, 'chapel')
    .inPlay(1, 'freshman')
    .give(1, { wood: 4, clay: 2 });
  expect(game.why('1 major-improvement; play chapel')).toMatchObject({ why: 'needs' });
  game.inPlay(1, 'field-merchant');
  expect(game.changes('1 play chapel')).toEqual({
    '1 wood': [4, 1],
    '1 clay': [2, 0],
    '1 hand chapel': [1, 0],
    '1 card chapel': [0, 1],
  });
  expect(game.points(1, 'improvements')).toBe(3);
});

test('A039 Chapel: its owner uses it for nothing and gets 3 bonus points', () => {
  const game = new CardScenario().inPlay(1, 'chapel').give(1, { grain: 1 });
  expect(game.changes('1 chapel')).toEqual({
    'person chapel': [0, 1],
    '1 home': [2, 1],
    '1 bonus': [0, 3],
  });
  expect(game.points(1, 'bonus')).toBe(3);
});

test('A039 Chapel: another player first pays the owner 1 grain and gets the points', () => {
  const game = new CardScenario({ start: 2 }).inPlay(1, 'chapel').give(2, { grain: 1 });
  expect(game.changes('2 chapel')).toEqual({
    'person chapel': [0, 2],
    '2 home': [2, 1],
    '1 grain': [0, 1],
    '2 grain': [1, 0],
    '2 bonus': [0, 3],
  });
});

test('A039 Chapel: another player without grain cannot use it', () => {
  const game = new CardScenario({ start: 2 }).inPlay(1, 'chapel').give(2, { food: 9, vegetable: 1 });
  expect(game.offered()).not.toContain('chapel');
  expect(game.why('2 chapel')).toMatchObject({ why: 'cannot-pay' });
});

test('A039 Chapel: one person a round, and in every round again', () => {
  const game = new CardScenario({ revealed: 'fencing', round: 1 }).inPlay(1, 'chapel').give(2, { grain: 2 });
  game.play('1 day-laborer\n2 chapel');
  expect(game.why('1 chapel')).toMatchObject({ why: 'occupied' });
  game.play('1 fishing\n2 grain-seeds\n* reveal sheep-market');
  expect(game.changes('1 fishing\n2 chapel')).toMatchObject({ '2 grain': [2, 1], '2 bonus': [3, 6] });
});

test('A039 Chapel: is nowhere while it is in a hand', () => {
  const game = new CardScenario().hold(1, 'chapel');
  expect(game.why('1 chapel')).toMatchObject({ why: 'card-space' });
});
