import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { occupationPlayed } from './played';

test.each([
  [5, 'stone-2', 4],
  [6, 'stone-2', 3],
  [8, 'boar', 3],
  [9, 'boar', 2],
  [11, 'cattle', 2],
  [12, 'plow-sow', 1],
  [13, 'plow-sow', 1],
])('K276 Constable: played in round %i (with %s) it brings %i wood', (round, revealed, wood) => {
  const game = new CardScenario({ edition: '2007', seats: 3, round, revealed }).hold(1, 'constable-2007');
  expect(game.changes('1 occupation; play constable-2007')).toEqual({
    ...occupationPlayed('constable-2007'),
    '1 wood': [0, wood],
  });
});

test('K276 Constable: nothing in round 14', () => {
  const game = new CardScenario({ edition: '2007', seats: 3, round: 14, revealed: 'renovate-fences' }).hold(
    1,
    'constable-2007',
  );
  expect(game.changes('1 occupation; play constable-2007')).toEqual(occupationPlayed('constable-2007'));
});

/** A farm that loses no points: fields, rooms and pastures on all its spaces, goods of all kinds. */
function flourishing(seat: number): CardScenario {
  return new CardScenario({ edition: '2007', seats: 3 })
    .inPlay(1, 'constable-2007')
    .lay(seat, {
      fields: 'a1 a2 a3 a4 b2',
      fences: 'a5n a5e b3n b4n b5n b5e c5e c5s c4s c3s c2s c2w b3w c2n a5w',
    })
    .give(seat, { grain: 1, vegetable: 1, sheep: 1, boar: 1, cattle: 1 });
}

test.each([1, 2])(
  'K276 Constable RU-310: 5 points for seat %i without negative points, whoever owns the card',
  (seat) => {
    const game = flourishing(seat);
    expect(game.points(seat, 'bonus')).toBe(5);
    expect(game.points(3, 'bonus')).toBe(0);
    game.player(seat).begging = 1;
    expect(game.points(seat, 'bonus')).toBe(0);
  },
);

test('K276 Constable: not with an unused space', () => {
  const game = flourishing(1);
  game.player(1).farm.fields &= ~1;
  expect(game.points(1, 'bonus')).toBe(0);
});
