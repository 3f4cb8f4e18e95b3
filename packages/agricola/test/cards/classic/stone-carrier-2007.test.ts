import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test.each([
  ['yes', 2],
  ['no', 1],
])('E210 Stone Carrier: 1 stone more where stone accumulates (%s)', (answer, stone) => {
  const game = new CardScenario({ edition: '2007', seats: 2, round: 5, revealed: 'stone-2' }).inPlay(
    1,
    'stone-carrier-2007',
  );
  expect(game.changes(`1 stone-2; ${answer}`)).toEqual({
    'person stone-2': [0, 1],
    '1 home': [2, 1],
    'on stone-2': [1, 0],
    '1 stone': [0, stone],
  });
});

test('E210 Stone Carrier: for 1 food, if other building resources come with it', () => {
  const game = new CardScenario({ edition: '2007', seats: 4 }).inPlay(1, 'stone-carrier-2007');
  expect(game.changes('1 4-reed-stone-food; yes')).toEqual({
    'person 4-reed-stone-food': [0, 1],
    '1 home': [2, 1],
    '1 reed': [0, 1],
    '1 stone': [0, 2],
  });
});

test('E210 Stone Carrier RU-250: 1 building resource, taken as stone, brings another', () => {
  const game = new CardScenario({ edition: '2007', seats: 3 }).inPlay(1, 'stone-carrier-2007');
  game.play('1 3-resource; stone; yes');
  expect(game.board()).toMatchObject({ '1 stone': 2, '1 food': 2 });
});
