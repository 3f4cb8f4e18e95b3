import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test('B010 Caravan: gives room for 1 person, for 3 wood and 3 food', () => {
  const game = new CardScenario({ round: 5, revealed: 'basic-wish' });
  game.hold(1, 'caravan').give(1, { wood: 3, food: 3 });
  expect(game.why('1 basic-wish')).toMatchObject({ why: 'no-free-room' });
  expect(game.changes('1 meeting-place; yes; play caravan')).toEqual({
    'person meeting-place': [0, 1],
    '1 home': [2, 1],
    '1 wood': [3, 0],
    '1 food': [3, 0],
    '1 hand caravan': [1, 0],
    '1 card caravan': [0, 1],
  });
  expect(game.changes('2 day-laborer\n1 basic-wish')).toMatchObject({
    '1 people': [2, 3],
    '1 newborns': [0, 1],
  });
});

test('B010 Caravan: is not a room, and has room for one person only', () => {
  const game = new CardScenario({ round: 5, revealed: 'basic-wish' }).inPlay(1, 'caravan').family(1, 3);
  expect(game.why('1 basic-wish')).toMatchObject({ why: 'no-free-room' });
  game.lay(1, { house: 'clay' });
  expect(game.points(1, 'clayRooms')).toBe(2);
});
