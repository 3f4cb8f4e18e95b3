import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

/** Seat 1 has a Fireplace, three sheep in a pasture, and the card. */
function shepherd(): CardScenario {
  return new CardScenario({ edition: '2007' })
    .inPlay(1, 'pelts-2007')
    .own(1, 'fireplace-2')
    .lay(1, { fences: 'a4n a5n a5e b5e b5s b4s b4w a4w' })
    .give(1, { sheep: 3 });
}

test('K339 Pelts: 1 food for each animal that is cooked, at most one a room', () => {
  const game = shepherd();
  expect(game.changes('1 exchange; convert 3 sheep; yes; yes')).toEqual({
    '1 sheep': [3, 0],
    '1 food': [2, 6],
    '1 on pelts-2007': [0, 2],
  });
  expect(game.points(1, 'bonus')).toBe(2);
  expect(game.offered(1)).toContain('clay-1');
});

test('K339 Pelts: no more food than animals, and it may be declined', () => {
  const game = shepherd();
  expect(game.changes('1 exchange; convert 1 sheep; yes')).toMatchObject({ '1 on pelts-2007': [0, 1] });
  expect(game.changes('1 exchange; convert 1 sheep; no')).toEqual({ '1 sheep': [2, 1], '1 food': [3, 5] });
});

test('K339 Pelts: it needs 3 occupations', () => {
  const game = new CardScenario({ edition: '2007' }).hold(1, 'pelts-2007 corn-sheaf-2007');
  expect(game.why('1 start-minor; yes; play pelts-2007')).toMatchObject({ why: 'needs' });
});

test('K339 Pelts: food that a payment still needs does not go onto it', () => {
  const game = shepherd()
    .lay(1, { rooms: 'a3' })
    .family(1, 3)
    .give(1, { food: 0, boar: 1 })
    .hold(1, 'family-portrait-2007')
    .play('1 start-minor; yes; play family-portrait-2007; convert 3 sheep; yes; yes');
  expect(game.offered(1)).toEqual(['no']);
  expect(game.why('1 yes')).toMatchObject({ why: 'strands-the-turn' });
  expect(game.changes('1 no')).toEqual({
    '1 boar': [1, 0],
    '1 food': [4, 0],
    '1 bonus': [0, 4],
    '2 hand family-portrait-2007': [0, 1],
  });
});
