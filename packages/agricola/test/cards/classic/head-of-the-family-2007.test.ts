import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test('E159 Head of the Family: builds a room where another player builds', () => {
  const game = new CardScenario({ edition: '2007', seats: 4 })
    .inPlay(1, 'head-of-the-family-2007')
    .occupy('farm-expansion', 2)
    .give(1, { wood: 5, reed: 2 });
  expect(game.changes('1 farm-expansion; room a1')).toEqual({
    'person farm-expansion': [2, 21],
    '1 home': [2, 1],
    '1 wood': [5, 0],
    '1 reed': [2, 0],
    '1 a1': [0, 'room'],
  });
});

test.each([
  ['growth-minor', 5],
  ['growth-no-room', 12],
])('E159 Head of the Family: and has a child at %s', (space, round) => {
  const game = new CardScenario({ edition: '2007', seats: 4, round, revealed: space })
    .inPlay(1, 'head-of-the-family-2007')
    .lay(1, { rooms: 'a1' })
    .occupy(space, 2);
  expect(game.offered()).toContain(space);
});

test('E159 Head of the Family RU-256: not where an own person is, and nowhere else', () => {
  const game = new CardScenario({ edition: '2007', seats: 4 })
    .inPlay(1, 'head-of-the-family-2007')
    .occupy('farm-expansion', 1)
    .occupy('grain', 2)
    .give(1, { wood: 5, reed: 2 });
  expect(game.offered()).not.toContain('farm-expansion');
  expect(game.offered()).not.toContain('grain');
});

test('E159 Head of the Family RU-256: also the spaces of five players with two actions', () => {
  const game = new CardScenario({ edition: '2007', seats: 5, round: 5, revealed: 'stone-2' })
    .inPlay(1, 'head-of-the-family-2007')
    .occupy('5-room-or-players', 2)
    .occupy('5-occupation-or-growth', 3)
    .lay(1, { rooms: 'a1' })
    .give(1, { wood: 5, reed: 2 });
  expect(game.offered()).toEqual(expect.arrayContaining(['5-room-or-players', '5-occupation-or-growth']));
});
