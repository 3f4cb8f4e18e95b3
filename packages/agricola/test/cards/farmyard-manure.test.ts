import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test('A043 Farmyard Manure: stables built in the own turn lay 1 food on each of the next 3 round spaces, once a turn', () => {
  const game = new CardScenario().inPlay(1, 'farmyard-manure').give(1, { wood: 4 });
  expect(game.changes('1 farm-expansion; stable a5; stable b5')).toEqual({
    'person farm-expansion': [0, 1],
    '1 home': [2, 1],
    '1 wood': [4, 0],
    '1 a5 stable': [0, 1],
    '1 b5 stable': [0, 1],
    '1 round 2 food': [0, 1],
    '1 round 3 food': [0, 1],
    '1 round 4 food': [0, 1],
  });
});

test('A043 Farmyard Manure: needs an animal; in the last round nothing is laid', () => {
  const poor = new CardScenario().hold(1, 'farmyard-manure basket').give(1, { reed: 1 });
  expect(poor.why('1 meeting-place; yes; play farmyard-manure')).toMatchObject({ why: 'needs' });
  const late = new CardScenario({ round: 14, revealed: 'farm-redevelopment' })
    .inPlay(1, 'farmyard-manure')
    .give(1, { wood: 2 });
  expect(late.changes('1 farm-expansion; stable a5')).toEqual({
    'person farm-expansion': [0, 1],
    '1 home': [2, 1],
    '1 wood': [2, 0],
    '1 a5 stable': [0, 1],
  });
});

test('A043 Farmyard Manure: stables built in the turn of another player do not count', () => {
  const game = new CardScenario({ seats: 4 }).inPlay(1, 'farmyard-manure stagehand').give(1, { wood: 2 });
  game.play('1 day-laborer');
  expect(game.changes('2 traveling-players\n1 yes; stables; stable a5')).toEqual({
    'person traveling-players': [0, 2],
    'on traveling-players': [1, 0],
    '2 home': [2, 1],
    '2 food': [3, 4],
    '1 wood': [2, 0],
    '1 a5 stable': [0, 1],
  });
});
