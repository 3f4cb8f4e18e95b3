import { expect, test } from 'vitest';
import { lastTurn } from './harvest-round';

const ready = (rooms: string, people: number) => {
  const game = lastTurn().inPlay(1, 'childless').lay(1, { rooms });
  game.player(1).people = people;
  return game.play('1 clay-pit\n* reveal fencing');
};

test.each(['grain', 'vegetable'])('B114 Childless: with 3 rooms and 2 people 1 food and 1 %s', (crop) => {
  expect(ready('a1', 2).offered()).toEqual(['grain', 'vegetable']);
  const game = lastTurn().inPlay(1, 'childless').lay(1, { rooms: 'a1' });
  expect(game.changes(`1 clay-pit\n* reveal fencing\n1 ${crop}`)).toEqual({
    round: [1, 2],
    'revealed fencing': [0, 2],
    'on forest': [3, 6],
    'on reed-bank': [1, 2],
    'on fishing': [1, 2],
    'on sheep-market': [1, 2],
    '1 clay': [0, 1],
    '1 home': [1, 2],
    '2 home': [0, 2],
    '1 food': [20, 21],
    [`1 ${crop}`]: [0, 1],
  });
  expect(game.asked()[0]).toMatchObject({ seat: 1, kind: 'work' });
});

test('B114 Childless: not with 2 rooms, not with 3 people', () => {
  expect(ready('', 2).asked()[0]).toMatchObject({ kind: 'work' });
  expect(ready('a1', 3).asked()[0]).toMatchObject({ kind: 'work' });
});

test('B114 Childless: a card with room for a person is no room', () => {
  const game = lastTurn().inPlay(1, 'childless wooden-shed').play('1 clay-pit\n* reveal fencing');
  expect(game.asked()[0]).toMatchObject({ kind: 'work' });
});
