import { expect, test } from 'vitest';
import { lastTurn } from './harvest-round';

const ready = (rooms: string, people: number) => {
  const game = lastTurn().inPlay(1, 'childless').lay(1, { rooms });
  game.player(1).people = people;
  return game.play('1 clay-pit\n* reveal fencing');
};

test.each(['grain', 'vegetable'])('B114 Childless: with 3 rooms and 2 people 1 food and 1 %s', (crop) => {
  const game = ready('a1', 2);
  expect(game.offered()).toEqual(['grain', 'vegetable']);
  game.play(`1 ${crop}`);
  expect(game.board()).toMatchObject({ '1 food': 21, [`1 ${crop}`]: 1 });
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
