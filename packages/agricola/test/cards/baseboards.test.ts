import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test('A004 Baseboards: 1 wood for each room, for 2 food or 1 grain; it goes on to the left neighbour', () => {
  const game = new CardScenario().hold(1, 'baseboards').give(1, { food: 2 });
  expect(game.changes('1 meeting-place; yes; play baseboards')).toEqual({
    'person meeting-place': [0, 1],
    '1 home': [2, 1],
    '1 food': [2, 0],
    '1 wood': [0, 2],
    '1 hand baseboards': [1, 0],
    '2 hand baseboards': [0, 1],
  });
  const other = new CardScenario().hold(1, 'baseboards').give(1, { food: 0, grain: 1 });
  expect(other.changes('1 meeting-place; yes; play baseboards')).toEqual({
    'person meeting-place': [0, 1],
    '1 home': [2, 1],
    '1 grain': [1, 0],
    '1 wood': [0, 2],
    '1 hand baseboards': [1, 0],
    '2 hand baseboards': [0, 1],
  });
});

test('A004 Baseboards: 1 wood more with more rooms than people', () => {
  const game = new CardScenario().hold(1, 'baseboards').lay(1, { rooms: 'a1' }).give(1, { food: 2 });
  expect(game.changes('1 meeting-place; yes; play baseboards')).toMatchObject({ '1 wood': [0, 4] });
});

test('A004 Baseboards: a newborn is one of the people', () => {
  const game = new CardScenario({ round: 5, revealed: 'basic-wish' })
    .hold(1, 'baseboards')
    .lay(1, { rooms: 'a1' })
    .give(1, { food: 2 });
  expect(game.changes('1 basic-wish; yes; play baseboards')).toMatchObject({
    '1 people': [2, 3],
    '1 wood': [0, 3],
  });
});
