import { cardsOfPool } from '@furrow/agricola/cards/pools/index';
import { seededDice } from '@furrow/kernel/dice';
import { describe, expect, test } from 'vitest';
import { endedGames } from '../card-table/play';
import { cardTable } from '../card-table/report';
import type { Section } from '../card-table/section';
import { addGame, newTally, others, pointsOf, type Tally, winRateOf } from '../card-table/tally';
import { worthsOf, worthsText } from '../card-table/worths';

const none: readonly string[] = [];

/** Two games of two: the Loom was played for 30 and 40 points, once by somebody who was not dealt it. */
function twoGames() {
  const tally = newTally();
  const firer = ['loom'];
  addGame(tally, [
    { points: 30, wins: 1, dealt: firer, played: firer },
    { points: 20, wins: 0, dealt: none, played: none },
  ]);
  addGame(tally, [
    { points: 40, wins: 0.5, dealt: none, played: firer },
    { points: 40, wins: 0.5, dealt: firer, played: none },
  ]);
  return tally;
}

describe('the table of cards', () => {
  test('counts who was dealt a card and who played it', () => {
    const { games, all, cards } = twoGames();
    const fared = { seats: 2, points: 70, squares: 2500, wins: 1.5 };
    expect(games).toBe(2);
    expect(cards).toEqual({ loom: { played: fared, dealt: fared } });
    expect(others(all, fared)).toEqual({
      seats: 2,
      points: 60,
      squares: 2000,
      wins: 0.5,
    });
  });

  test('means have standard errors', () => {
    const fared = { seats: 4, points: 120, squares: 3800, wins: 1 };
    expect(pointsOf(fared)).toEqual({ mean: 30, error: Math.sqrt(50 / 3) });
    expect(winRateOf(fared)).toEqual({ mean: 0.25, error: 0.25 });
  });

  test.each([
    ['revised', 2, 28],
    ['2007', 3, 42],
  ] as const)(
    'a game of bots of the %s edition gives all of %d seats a hand, and cards are played',
    (edition, seats, hands) => {
      const [ended, ...more] = endedGames({ bot: 'greedy', edition, seats }, 1, 2);
      expect(more).toEqual([]);
      expect(ended).toHaveLength(seats);
      expect(ended.flatMap(({ dealt }) => dealt)).toHaveLength(hands);
      expect(ended.some(({ played }) => played.length > 0)).toBe(true);
    },
  );

  test('a card that was hardly played has no figures; one for more players is left out', () => {
    const lines = cardTable([section(twoGames())]).split('\n');
    expect(lines).toContain(
      '2 games of `greedy` with decks A, B; 32.5 ± 4.8 points a seat. Told at abc with the cards of pool 1.',
    );
    expect(lines).toContain('#### Deck B: minor improvements, 2 players');
    expect(lines.filter((line) => line.includes('| Loom '))).toEqual([
      '| B39 | Loom | 0.0 ± 0.1 | 2 | 2 |  |  |  |  |  |  |',
    ]);
    expect(lines.some((line) => line.startsWith('| A127 '))).toBe(false);
  });
});

function section(tally: Tally): Section {
  return {
    edition: 'revised',
    seats: 2,
    bot: 'greedy',
    varied: false,
    pool: '1',
    decks: ['A', 'B'],
    commit: 'abc',
    tally,
  };
}

describe('what cards are worth', () => {
  /** Games in which hands of seven occupations are dealt by chance and all that can be played is. */
  function dealtGames(
    games: number,
    pointsOf: (hand: readonly string[], luck: number) => number,
    unused?: string,
  ): Tally {
    const dice = seededDice(9);
    const ids = occupations();
    const tally = newTally();
    for (let game = 0; game < games; game++) {
      const left = [...ids];
      const hand = Array.from({ length: 7 }, () => left.splice(dice.below(left.length), 1)[0]);
      const points = pointsOf(hand, dice.below(21) - 10);
      addGame(tally, [{ points, wins: 1, dealt: hand, played: hand.filter((id) => id !== unused) }]);
    }
    return tally;
  }

  const occupations = () =>
    cardsOfPool('1')
      .filter(({ kind }) => kind === 'occupation')
      .map(({ id }) => id);

  test('many games tell it: a card that is never played is worth nothing, others what they bring', () => {
    const [unused, good] = occupations();
    const points = (hand: readonly string[], luck: number) =>
      20 + hand.length - (hand.includes(unused) ? 1 : 0) + (hand.includes(good) ? 3 : 0) + luck;
    const tally = dealtGames(4000, points, unused);
    const worths = worthsOf([section(tally)]);
    const usual = occupations()
      .slice(2)
      .map((id) => worths.get(id)?.mean ?? Number.NaN);
    expect(Math.abs(worths.get(unused)?.mean ?? Number.NaN)).toBeLessThan(0.6);
    expect(worths.get(good)?.mean).toBeGreaterThan(3);
    expect(Math.max(...usual)).toBeLessThan(2.2);
    expect(Math.min(...usual)).toBeGreaterThan(0.2);
  });

  test('what luck alone has done in few games is not believed', () => {
    const luckOnly = dealtGames(200, (_, luck) => 20 + luck);
    const worths = [...worthsOf([section(luckOnly)]).values()].map(({ mean }) => mean);
    const raw = occupations()
      .map((id) => luckOnly.cards[id]?.dealt)
      .filter((fared) => fared !== undefined);
    const means = raw.map((fared) => pointsOf(fared).mean);
    const range = (list: readonly number[]) => Math.max(...list) - Math.min(...list);
    expect(range(worths)).toBeLessThan(range(means) / 2);
  });

  test('is written one card a line', () => {
    const worths = new Map([
      ['loom', { mean: 1.236, error: 1 }],
      ['canoe', { mean: -0.001, error: 1 }],
    ]);
    expect(worthsText([worths])).toBe('{\n  "loom": 1.24,\n  "canoe": 0\n}\n');
  });
});
