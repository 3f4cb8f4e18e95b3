import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { lastTurn } from './harvest-round';

/** Round 9 with three players; in seat 1's last turn of the round its third person has come to the Lodger. */
function lodging(): CardScenario {
  const game = lastTurn({ seats: 3, round: 9, revealed: 'basic-wish pig-market' }).hold(1, 'lodger');
  game.player(1).home = 2;
  return game.play('1 lessons; play lodger');
}

test('A127 Lodger: gives room for a person', () => {
  const game = lodging();
  game.player(2).home = 1;
  expect(game.changes('1 basic-wish')).toMatchObject({ '1 people': [2, 3], '1 newborns': [0, 1] });
});

test('A127 Lodger: is laid out with its place when it is played up to round 9', () => {
  const game = new CardScenario({ seats: 3, round: 2 }).hold(1, 'lodger');
  expect(game.changes('1 lessons; play lodger')).toEqual({
    'person lessons': [0, 1],
    '1 home': [2, 1],
    '1 hand lodger': [1, 0],
    '1 card lodger': [0, 1],
    '1 on lodger': [0, 1],
  });
});

test('A127 Lodger: when everybody goes home in round 9 a person without other room leaves; an adult goes (RU-32)', () => {
  // Seat 1 pays 3 food in the harvest of this round: for an adult and for the newborn.
  expect(lodging().changes('1 basic-wish')).toEqual({
    round: [9, 10],
    'person lessons': [1, 0],
    '1 on lodger': [1, 0],
    '1 lost': [0, 1],
    '1 home': [1, 2],
    '1 food': [20, 17],
    '2 home': [0, 2],
    '2 food': [20, 16],
    '3 home': [0, 2],
    '3 food': [20, 16],
  });
});

test('A127 Lodger: nobody leaves who has room elsewhere', () => {
  const game = lodging().lay(1, { rooms: 'a1' }).play('1 basic-wish');
  expect(game.board()).toMatchObject({ round: 10, '1 people': 3 });
  expect(game.board()['1 lost']).toBeUndefined();
});

test('A127 Lodger: room on another card is room elsewhere', () => {
  const game = lodging().inPlay(1, 'wooden-shed').play('1 basic-wish');
  expect(game.board()).toMatchObject({ '1 people': 3 });
});

test('A127 Lodger: only one person leaves', () => {
  const game = lodging();
  game.player(1).people = 4;
  expect(game.play('1 day-laborer').board()).toMatchObject({ '1 people': 3, '1 lost': 1 });
});

test('A127 Lodger: in the rounds before nobody leaves', () => {
  const game = lastTurn({ seats: 3, round: 8, revealed: 'basic-wish pig-market' }).hold(1, 'lodger');
  game.player(1).home = 2;
  const board = game.play('1 lessons; play lodger\n1 basic-wish').board();
  expect(board).toMatchObject({ round: 9, '1 people': 3, '1 on lodger': 1 });
});

test('A127 Lodger: the person who left can never be born again', () => {
  const game = lodging().play('1 basic-wish');
  expect(game.board()).toMatchObject({ round: 10, '1 people': 2, '1 lost': 1 });
  game.lay(1, { rooms: 'a1 a2 a3 b2' });
  game.player(1).people = 4;
  expect(game.play(`* ${game.offered()[0]}`).why('1 basic-wish')).toMatchObject({ why: 'family-complete' });
});

test('A127 Lodger: played after round 9 it gives no room', () => {
  const game = new CardScenario({ seats: 3, round: 10, revealed: 'basic-wish cattle-market' }).hold(
    1,
    'lodger',
  );
  game.play('1 lessons; play lodger\n2 day-laborer\n3 forest');
  expect(game.why('1 basic-wish')).toMatchObject({ why: 'no-free-room' });
});

test('A127 Lodger: is not a room', () => {
  const game = lodging().lay(1, { house: 'stone' });
  expect(game.points(1, 'stoneRooms')).toBe(4);
});
