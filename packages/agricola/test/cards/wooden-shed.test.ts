import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

const holder = (revealed: string, round = 5) =>
  new CardScenario({ round, revealed }).hold(1, 'wooden-shed').give(1, { wood: 2, reed: 1 });

test('A010 Wooden Shed: is played with a Major Improvement action and gives room for a person', () => {
  const game = holder('major-improvement basic-wish');
  expect(game.why('1 basic-wish')).toMatchObject({ why: 'no-free-room' });
  expect(game.changes('1 major-improvement; play wooden-shed')).toEqual({
    'person major-improvement': [0, 1],
    '1 home': [2, 1],
    '1 wood': [2, 0],
    '1 reed': [1, 0],
    '1 hand wooden-shed': [1, 0],
    '1 card wooden-shed': [0, 1],
  });
  expect(game.changes('2 day-laborer\n1 basic-wish')).toMatchObject({
    '1 people': [2, 3],
    '1 newborns': [0, 1],
  });
});

test('A010 Wooden Shed: is not a room, and gives room for one person only', () => {
  const game = new CardScenario({ round: 5, revealed: 'basic-wish' }).inPlay(1, 'wooden-shed').family(1, 3);
  expect(game.why('1 basic-wish')).toMatchObject({ why: 'no-free-room' });
  game.lay(1, { house: 'clay' });
  expect(game.points(1, 'clayRooms')).toBe(2);
});

test('A010 Wooden Shed: a plain Minor Improvement action does not do', () => {
  const game = holder('basic-wish').hold(1, 'basket').give(1, { reed: 2 });
  game.play('1 meeting-place; yes');
  expect(game.why('play wooden-shed')).toMatchObject({ why: 'major-action-only' });
  expect(game.offered()).toEqual(['play basket']);
});

test('A010 Wooden Shed: needs a wooden house, so never after the renovation of House Redevelopment', () => {
  const game = holder('house-redevelopment').give(1, { wood: 2, reed: 3, clay: 4 });
  game.play('1 house-redevelopment; yes');
  expect(game.why('play wooden-shed')).toMatchObject({ why: 'needs' });
});

test('A010 Wooden Shed: its owner may no longer renovate', () => {
  const game = new CardScenario({ round: 14, revealed: 'house-redevelopment farm-redevelopment' })
    .inPlay(1, 'wooden-shed')
    .give(1, { clay: 5, reed: 5, wood: 9 });
  expect(game.why('1 house-redevelopment')).toMatchObject({ why: 'cannot-renovate' });
  expect(game.why('1 farm-redevelopment')).toMatchObject({ why: 'cannot-renovate' });
  expect(
    game.play('1 day-laborer').give(2, { clay: 5, reed: 5 }).why('2 house-redevelopment'),
  ).toBeUndefined();
});
