import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { lastTurn } from './harvest-round';

const renovating = (round: number, revealed: string) =>
  new CardScenario({ round, revealed }).inPlay(1, 'fire-protection-pond').give(1, { clay: 2, reed: 1 });

test('A045 Fire Protection Pond: it costs 1 food and needs a wooden house', () => {
  const game = new CardScenario().hold(1, 'fire-protection-pond');
  expect(game.changes('1 meeting-place; yes; play fire-protection-pond')).toEqual({
    'person meeting-place': [0, 1],
    '1 home': [2, 1],
    '1 food': [2, 1],
    '1 hand fire-protection-pond': [1, 0],
    '1 card fire-protection-pond': [0, 1],
  });
  const clay = new CardScenario().hold(1, 'fire-protection-pond scullery').lay(1, { house: 'clay' });
  clay.give(1, { wood: 1, clay: 1 });
  expect(clay.why('1 meeting-place; yes; play fire-protection-pond')).toMatchObject({ why: 'needs' });
});

test('A045 Fire Protection Pond RU-74: once the house is no longer of wood, 1 food on each of the next 6 round spaces', () => {
  const game = renovating(6, 'house-redevelopment');
  expect(game.changes('1 house-redevelopment')).toEqual({
    'person house-redevelopment': [0, 1],
    '1 home': [2, 1],
    '1 house': ['wood', 'clay'],
    '1 clay': [2, 0],
    '1 reed': [1, 0],
    '1 round 7 food': [0, 1],
    '1 round 8 food': [0, 1],
    '1 round 9 food': [0, 1],
    '1 round 10 food': [0, 1],
    '1 round 11 food': [0, 1],
    '1 round 12 food': [0, 1],
  });
});

test('A045 Fire Protection Pond: the food comes at the start of those rounds', () => {
  const game = lastTurn({ round: 5, revealed: 'house-redevelopment' }).inPlay(1, 'fire-protection-pond');
  game.give(1, { clay: 2, reed: 1 }).play('1 house-redevelopment');
  expect(game.changes('* reveal basic-wish')).toMatchObject({ '1 food': [20, 21], '1 round 6 food': [1, 0] });
});

test('A045 Fire Protection Pond AG-R1402: only as many round spaces as are left', () => {
  const game = renovating(12, 'house-redevelopment urgent-wish').play('1 house-redevelopment');
  expect(game.board()).toMatchObject({ '1 round 13 food': 1, '1 round 14 food': 1 });
});

test('A045 Fire Protection Pond: only once, not again with a stone house', () => {
  const game = renovating(5, 'house-redevelopment').give(1, { clay: 2, reed: 2, stone: 2 });
  game.play('1 house-redevelopment\n2 forest');
  game.state.placed.fill(0);
  expect(game.changes('1 house-redevelopment')).toEqual({
    'person house-redevelopment': [0, 1],
    '1 home': [1, 0],
    '1 house': ['clay', 'stone'],
    '1 stone': [2, 0],
    '1 reed': [1, 0],
  });
});
