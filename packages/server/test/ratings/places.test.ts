import { expect, test } from 'vitest';
import { type Finished, ladderOf, personOf, placesOf } from '../../src/ratings/places';
import { withRatings } from '../../src/ratings/results';

function finished(
  scores: readonly number[],
  winners: readonly number[],
  gaveUp: readonly number[] = [],
  options: Readonly<Record<string, string>> = {},
): Finished {
  const wish = {
    game: 'agricola',
    options,
    seats: scores.length,
    public: true,
    rated: true,
    pace: { pace: 'free' } as const,
  };
  return {
    facts: { id: 'table-of-the-test', wish, owner: 'person-0', created: 0, seed: '' },
    result: {
      how: 'played',
      scores,
      winners,
      record: '',
      gaveUp: gaveUp.map((seat) => ({ seat, person: `left-${seat}` })),
    },
    sitters: scores.map((_, seat) =>
      gaveUp.includes(seat) ? { bot: 'level-1', name: '' } : { person: `person-${seat}`, name: '' },
    ),
  };
}

test('winners come first, the others by their points, equals share the better place', () => {
  expect(placesOf(finished([30, 42, 30, 10], [1]))).toEqual([2, 1, 2, 4]);
});

test('a tie that a rule decides is decided for the places too', () => {
  expect(placesOf(finished([42, 42, 30], [1]))).toEqual([2, 1, 3]);
});

test('who left comes behind all others however many points their bot made, the first to leave last', () => {
  expect(placesOf(finished([90, 20, 80, 10], [1], [0, 2]))).toEqual([4, 1, 3, 2]);
});

test('who left a seat to a bot answers for it', () => {
  const game = finished([1, 2], [1], [0]);
  expect([personOf(game, 0), personOf(game, 1)]).toEqual(['left-0', 'person-1']);
});

test('games, editions and numbers of players have ladders of their own', () => {
  const ladder = (scores: number[], options: Record<string, string>) =>
    ladderOf(finished(scores, [0], [], options).facts);
  expect(ladder([1, 2], { edition: '2007' })).toBe('agricola-2007-2');
  expect(ladder([1, 2, 3], { edition: 'revised' })).toBe('agricola-revised-3');
});

test('the winner rises, the loser falls, a bot is not rated', () => {
  const results = [
    { table: 't', seat: 0, person: 'a', score: 9, place: 1, ended: 0 },
    { table: 't', seat: 1, bot: 'level-1', score: 8, place: 2, ended: 0 },
    { table: 't', seat: 2, person: 'b', score: 1, place: 3, ended: 0 },
  ];
  const [a, bot, b] = withRatings(results, 'ladder', new Map(), 1);
  expect(a.after?.mu).toBeGreaterThan(a.before?.mu ?? Infinity);
  expect(b.after?.mu).toBeLessThan(b.before?.mu ?? -Infinity);
  expect(a.after?.sigma).toBeLessThan(a.before?.sigma ?? -Infinity);
  expect(bot).toEqual(results[1]);
});

test('two who are level come closer to each other', () => {
  const results = [
    { table: 't', seat: 0, person: 'a', score: 5, place: 1, ended: 0 },
    { table: 't', seat: 1, person: 'b', score: 5, place: 1, ended: 0 },
  ];
  const known = new Map([
    ['a', { mu: 30, sigma: 5 }],
    ['b', { mu: 20, sigma: 5 }],
  ]);
  const [a, b] = withRatings(results, 'ladder', known, 1);
  expect(a.after?.mu).toBeLessThan(30);
  expect(b.after?.mu).toBeGreaterThan(20);
});
