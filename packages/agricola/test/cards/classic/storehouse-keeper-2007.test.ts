import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test.each(['clay', 'grain'])('K288 Storehouse Keeper: 1 %s with reed and stone at the same time', (good) => {
  const game = new CardScenario({ edition: '2007', seats: 4 }).inPlay(1, 'storehouse-keeper-2007');
  expect(game.changes(`1 4-reed-stone-food; ${good}`)).toEqual({
    'person 4-reed-stone-food': [0, 1],
    '1 home': [2, 1],
    '1 reed': [0, 1],
    '1 stone': [0, 1],
    '1 food': [2, 3],
    [`1 ${good}`]: [0, 1],
  });
});

test('K288 Storehouse Keeper: on the reed space of five players with stone (AG-Q31), and not without', () => {
  const options = { 'reed-extra': 'on' };
  const game = new CardScenario({ edition: '2007', seats: 5, options }).inPlay(1, 'storehouse-keeper-2007');
  expect(game.changes('1 5-reed; grain')).toEqual({
    'person 5-reed': [0, 1],
    'on 5-reed': [1, 0],
    '1 home': [2, 1],
    '1 wood': [0, 1],
    '1 reed': [0, 1],
    '1 stone': [0, 1],
    '1 grain': [0, 1],
  });
  const plain = new CardScenario({ edition: '2007', seats: 5 }).inPlay(1, 'storehouse-keeper-2007');
  expect(plain.changes('1 5-reed')).toEqual({
    'person 5-reed': [0, 1],
    'on 5-reed': [1, 0],
    '1 home': [2, 1],
    '1 reed': [0, 1],
  });
});
