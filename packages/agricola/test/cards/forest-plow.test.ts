import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

const plowman = () => new CardScenario().inPlay(1, 'forest-plow');

test('B17 Forest Plow: 2 wood go back to the wood accumulation space for a field', () => {
  expect(plowman().changes('1 forest; yes; field b3')).toEqual({
    '1 home': [2, 1],
    'person forest': [0, 1],
    'on forest': [3, 2],
    '1 wood': [0, 1],
    '1 b3': [0, 'field'],
  });
});

test('B17 Forest Plow: with wood of the supply where fewer than 2 were taken', () => {
  const game = plowman().pile('forest', 1).give(1, { wood: 1 });
  expect(game.changes('1 forest; yes; field b3')).toMatchObject({ 'on forest': [1, 2], '1 wood': [1, 0] });
});

test('B17 Forest Plow: it may be declined; nothing without 2 wood or elsewhere', () => {
  expect(plowman().changes('1 forest; no')).toMatchObject({ '1 wood': [0, 3], 'on forest': [3, 0] });
  expect(plowman().pile('forest', 1).play('1 forest').asked()[0]).toMatchObject({ seat: 2, kind: 'work' });
  expect(plowman().give(1, { wood: 2 }).play('1 clay-pit').asked()[0]).toMatchObject({
    seat: 2,
    kind: 'work',
  });
});
