import { random } from '@furrow/bots/random';
import { NOBODY } from '@furrow/kernel/seat';
import { expect, test } from 'vitest';
import { dealDice } from '../src/arena/deal-dice';
import { type Match, placeOf, seatedIn } from '../src/arena/match';
import { playMatchGame } from '../src/arena/play-game';
import { findGame } from '../src/games';
import { selfPlay } from '../src/self-play';

const FOUR: Match = { game: 'agricola', options: {}, bots: ['a', 'b', 'c', 'd'], seed: 7 };

test('every bot sits at every seat once a deal, always behind the same one', () => {
  const places = Array.from({ length: 8 }, (_, game) => placeOf(FOUR, game));
  expect(places.map(({ deal }) => deal)).toEqual([0, 0, 0, 0, 1, 1, 1, 1]);
  expect(places.slice(0, 4).map((place) => seatedIn(FOUR, place).join(''))).toEqual([
    'abcd',
    'bcda',
    'cdab',
    'dabc',
  ]);
});

/** What chance did and what the seats did in one game of random bots, in words. */
function movesOf(match: Match, index: number): { chance: string[]; seats: string[] } {
  const { length } = match.bots;
  const game = findGame(match.game).box.open(match.options, length);
  const seats = match.bots.map(() => random);
  const moves = { chance: [] as string[], seats: [] as string[] };
  const diceOf = dealDice(match.seed, placeOf(match, index), length);
  selfPlay({ game, seats, diceOf }, (_, seat, { verb, things }) => {
    moves[seat === NOBODY ? 'chance' : 'seats'].push(`${seat} ${verb} ${things.join(' ')}`);
  });
  return moves;
}

const MATCHES: readonly Match[] = [
  { game: 'creatures', options: {}, bots: ['random', 'random'], seed: 7 },
  {
    game: 'agricola',
    options: { mode: 'base', decks: 'A,B' },
    bots: ['random', 'random', 'random'],
    seed: 7,
  },
];

test.each(MATCHES)('all seatings of a deal of $game have the same chance', (match) => {
  const { length } = match.bots;
  const first = movesOf(match, 0);
  for (let seating = 1; seating < length; seating++) {
    const other = movesOf(match, seating);
    const dealt = Math.min(first.chance.length, other.chance.length, length * 14);
    expect(dealt).toBeGreaterThan(7);
    expect(other.chance.slice(0, dealt)).toEqual(first.chance.slice(0, dealt));
    expect(other.seats).not.toEqual(first.seats);
  }
  expect(movesOf(match, length).chance).not.toEqual(first.chance);
});

test('what chance is asked by one effect does not change what another gets', () => {
  const dice = () => dealDice(7, { deal: 3, seating: 0 }, 2);
  const asked = (node: number) => ({ seat: NOBODY, node }) as Parameters<ReturnType<typeof dice>>[0];
  const thrown = (nodes: readonly number[]) => {
    const of = dice();
    return nodes.map((node) => [node, of(asked(node)).below(1_000_000)]);
  };
  const only = thrown([5, 5, 5]);
  expect(thrown([5, 8, 8, 5, 8, 5]).filter(([node]) => node === 5)).toEqual(only);
  expect(new Set(only.map(([, number]) => number)).size).toBe(3);
});

test('a game of a match is the same whenever it is played', () => {
  const [match] = MATCHES;
  const timeless = (index: number) => {
    const { answers, ...rest } = playMatchGame(match, index);
    return { ...rest, answers: answers.map(({ decisions, choices }) => ({ decisions, choices })) };
  };
  const third = timeless(3);
  timeless(0);
  expect(timeless(3)).toEqual(third);
  expect(timeless(2).hash).not.toBe(third.hash);
});
