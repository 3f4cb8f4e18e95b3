import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

const ready = () => new CardScenario({ seats: 3 }).inPlay(1, 'collier').pile('clay-pit', 1).pile('hollow', 1);

test('B144 Collier: 1 wood and 1 reed after the Clay Pit', () => {
  expect(ready().changes('1 clay-pit')).toEqual({
    'person clay-pit': [0, 1],
    '1 home': [2, 1],
    'on clay-pit': [1, 0],
    '1 clay': [0, 1],
    '1 wood': [0, 1],
    '1 reed': [0, 1],
  });
});

test('B144 Collier: 1 wood after the Hollow', () => {
  expect(ready().changes('1 hollow')).toEqual({
    'person hollow': [0, 1],
    '1 home': [2, 1],
    'on hollow': [1, 0],
    '1 clay': [0, 1],
    '1 wood': [0, 1],
  });
});

test('B144 Collier: nothing when others use them', () => {
  expect(ready().play('1 fishing').changes('2 clay-pit')).not.toHaveProperty('1 wood');
});
