import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

const player = (food: number) => new CardScenario({ seats: 4 }).inPlay(2, 'lutenist').give(2, { food });

test('A160 Lutenist: 1 food and 1 wood when another player performs, then 1 vegetable for 2 food', () => {
  expect(player(1).changes('1 traveling-players\n2 yes')).toEqual({
    '1 home': [2, 1],
    'person traveling-players': [0, 1],
    'on traveling-players': [1, 0],
    '1 food': [2, 3],
    '2 wood': [0, 1],
    '2 food': [1, 0],
    '2 vegetable': [0, 1],
  });
});

test('A160 Lutenist: exactly 1 vegetable, and only if its owner likes and can', () => {
  expect(player(9).play('1 traveling-players\n2 yes').asked()[0]).toMatchObject({ seat: 2, kind: 'work' });
  expect(player(1).changes('1 traveling-players\n2 no')).toMatchObject({ '2 food': [1, 2] });
  const poor = player(0).play('1 traveling-players');
  expect(poor.asked()[0]).toMatchObject({ seat: 2, kind: 'work' });
});

test('A160 Lutenist: nothing for the own use', () => {
  const game = player(2).play('1 forest');
  expect(game.changes('2 traveling-players')).toMatchObject({ '2 food': [2, 3] });
  expect(game.asked()[0]).toMatchObject({ seat: 3, kind: 'work' });
});
