import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { occupationPlayed } from './played';

test.each([
  ['joinery', { wood: 2, stone: 2 }, 'wood', 4],
  ['pottery', { clay: 2, stone: 2 }, 'clay', 4],
  ['basketmaker', { reed: 2, stone: 2 }, 'reed', 3],
] as const)('E341 Guildmaster: after the %s is built for %o, %s: %i', (id, price, good, n) => {
  const game = new CardScenario({ edition: '2007', seats: 3, revealed: 'improvement' })
    .inPlay(1, 'guildmaster-2007')
    .give(1, price);
  expect(game.changes(`1 improvement; major ${id}`)).toEqual({
    'person improvement': [0, 1],
    '1 home': [2, 1],
    [`major ${id}`]: [0, 1],
    [`1 ${good}`]: [2, n],
    '1 stone': [2, 0],
  });
});

test.each([
  ['cabinetmaker-2007', 'wood', 4],
  ['potter-2007', 'clay', 4],
  ['basketmaker-2007', 'reed', 3],
])('E341 Guildmaster: after %s is played, %s: %i', (id, good, n) => {
  const game = new CardScenario({ edition: '2007', seats: 4 }).inPlay(1, 'guildmaster-2007').hold(1, id);
  expect(game.changes(`1 occupation; play ${id}`)).toEqual({
    'person occupation': [0, 1],
    '1 home': [2, 1],
    [`1 hand ${id}`]: [1, 0],
    [`1 card ${id}`]: [0, 1],
    '1 food': [2, 1],
    [`1 ${good}`]: [0, n],
  });
});

test('E341 Guildmaster RU-347: when it is played, 2 goods for each such card that is there already', () => {
  const game = new CardScenario({ edition: '2007', seats: 3 })
    .hold(1, 'guildmaster-2007')
    .own(1, 'joinery pottery')
    .own(2, 'basketmaker')
    .inPlay(1, 'cabinetmaker-2007');
  expect(game.changes('1 occupation; play guildmaster-2007')).toEqual({
    ...occupationPlayed('guildmaster-2007'),
    '1 food': [2, 1],
    '1 wood': [0, 4],
    '1 clay': [0, 2],
  });
});

test('E341 Guildmaster: other cards, and those of other players, bring nothing', () => {
  const game = new CardScenario({ edition: '2007', seats: 4, start: 2 })
    .inPlay(1, 'guildmaster-2007')
    .hold(2, 'potter-2007');
  game.play('2 occupation; play potter-2007');
  expect(game.board()).not.toHaveProperty('1 clay');
  const own = new CardScenario({ edition: '2007', seats: 4 })
    .inPlay(1, 'guildmaster-2007')
    .hold(1, 'baker-2007');
  expect(own.changes('1 occupation; play baker-2007')).toEqual({
    ...occupationPlayed('baker-2007'),
    '1 food': [2, 1],
  });
});
