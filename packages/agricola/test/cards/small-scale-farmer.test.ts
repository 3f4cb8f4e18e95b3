import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

const NEXT = '1 clay-pit\n2 fishing\n1 reed-bank\n2 day-laborer\n* reveal fencing';

test('B118 Small-scale Farmer: 1 wood at the start of each round in a house with exactly 2 rooms', () => {
  const game = new CardScenario().inPlay(1, 'small-scale-farmer');
  expect(game.changes(NEXT)).toEqual({
    round: [1, 2],
    'revealed fencing': [0, 2],
    'on forest': [3, 6],
    'on sheep-market': [1, 2],
    '1 clay': [0, 1],
    '1 reed': [0, 1],
    '2 food': [3, 6],
    '1 wood': [0, 1],
  });
});

test('B118 Small-scale Farmer: nothing with 3 rooms; a card with room for a person is no room', () => {
  const game = new CardScenario().inPlay(1, 'small-scale-farmer').lay(1, { rooms: 'a1' });
  expect(game.changes(NEXT)).not.toHaveProperty('1 wood');
  const shed = new CardScenario().inPlay(1, 'small-scale-farmer wooden-shed');
  expect(shed.changes(NEXT)).toMatchObject({ '1 wood': [0, 1] });
});
