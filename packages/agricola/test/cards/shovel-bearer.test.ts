import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

const bearer = () =>
  new CardScenario({ seats: 3 }).inPlay(1, 'shovel-bearer').pile('clay-pit', 2).pile('hollow', 3);

test('A140 Shovel Bearer: at the Clay Pit 1 food for each clay in the Hollow', () => {
  expect(bearer().changes('1 clay-pit')).toEqual({
    'person clay-pit': [0, 1],
    'on clay-pit': [2, 0],
    '1 home': [2, 1],
    '1 clay': [0, 2],
    '1 food': [2, 5],
  });
});

test('A140 Shovel Bearer: in the Hollow 1 food for each clay at the Clay Pit', () => {
  expect(bearer().changes('1 hollow')).toEqual({
    'person hollow': [0, 1],
    'on hollow': [3, 0],
    '1 home': [2, 1],
    '1 clay': [0, 3],
    '1 food': [2, 4],
  });
});

test('A140 Shovel Bearer: nothing if the other space is empty', () => {
  expect(bearer().pile('hollow', 0).changes('1 clay-pit')).toEqual({
    'person clay-pit': [0, 1],
    'on clay-pit': [2, 0],
    '1 home': [2, 1],
    '1 clay': [0, 2],
  });
});
