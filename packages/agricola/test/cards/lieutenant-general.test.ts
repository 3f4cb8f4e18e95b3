import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { cardOfRound } from './harvest-round';

const general = (round = 1) =>
  new CardScenario({ seats: 4, start: 2, round, revealed: cardOfRound(round) }).inPlay(
    1,
    'lieutenant-general',
  );

test('B159 Lieutenant General: 1 food for a field tile that another player places beside one', () => {
  expect(general().lay(2, { fields: 'a2' }).changes('2 farmland; field a3')).toEqual({
    'person farmland': [0, 2],
    '2 home': [2, 1],
    '2 a3': [0, 'field'],
    '1 food': [3, 4],
  });
});

test('B159 Lieutenant General: nothing for a first field tile, and nothing for the own ones', () => {
  expect(general().changes('2 farmland; field a3')).toEqual({
    'person farmland': [0, 2],
    '2 home': [2, 1],
    '2 a3': [0, 'field'],
  });
  const own = new CardScenario({ seats: 4 }).inPlay(1, 'lieutenant-general').lay(1, { fields: 'a2' });
  expect(own.changes('1 farmland; field a3')).toEqual({
    'person farmland': [0, 1],
    '1 home': [2, 1],
    '1 a3': [0, 'field'],
  });
});

test('B159 Lieutenant General: in round 14 1 grain instead', () => {
  const game = general(14).lay(2, { fields: 'a2' });
  expect(game.changes('2 farmland; field a3')).toMatchObject({ '1 grain': [0, 1] });
  expect(game.board()['1 food']).toBe(3);
  expect(general(13).lay(2, { fields: 'a2' }).changes('2 farmland; field a3')).toMatchObject({
    '1 food': [3, 4],
  });
});
