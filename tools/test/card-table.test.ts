import { describe, expect, test } from 'vitest';
import { tallyOf } from '../card-table/play';
import { cardTable } from '../card-table/report';
import { addGame, addTally, newTally, others, pointsOf, winRateOf } from '../card-table/tally';

const none = new Set<string>();

/** Two games of two: the Loom was played for 30 and 40 points, once by somebody who was not dealt it. */
function twoGames() {
  const tally = newTally();
  const firer = new Set(['loom']);
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
    expect(games).toBe(2);
    expect(cards.loom.played).toEqual({ seats: 2, points: 70, squares: 2500, wins: 1.5 });
    expect(cards.loom.dealt).toEqual({ seats: 2, points: 70, squares: 2500, wins: 1.5 });
    expect(others(all, cards.loom.played)).toEqual({
      seats: 2,
      points: 60,
      squares: 2000,
      wins: 0.5,
    });
  });

  test('adds up what several processes have seen', () => {
    const twice = newTally();
    addTally(twice, twoGames());
    addTally(twice, twoGames());
    expect(twice.games).toBe(4);
    expect(twice.cards.loom.played.points).toBe(140);
    expect(twice.all.seats).toBe(8);
  });

  test('means have standard errors', () => {
    const fared = { seats: 4, points: 120, squares: 3800, wins: 1 };
    expect(pointsOf(fared)).toEqual({ mean: 30, error: Math.sqrt(50 / 3) });
    expect(winRateOf(fared)).toEqual({ mean: 0.25, error: 0.25 });
  });

  test('a game of bots gives every seat a hand, and only dealt or passed cards are played', () => {
    const { games, all, cards } = tallyOf('greedy', 2, 1, 2);
    const dealt = Object.values(cards).reduce((sum, card) => sum + card.dealt.seats, 0);
    expect({ games, seats: all.seats, dealt }).toEqual({ games: 1, seats: 2, dealt: 28 });
    expect(Object.values(cards).some(({ played }) => played.seats > 0)).toBe(true);
  });

  test('a card that was hardly played has no figures; one for more players is left out', () => {
    const section = { seats: 2, bot: 'greedy', pool: '1', commit: 'abc', tally: twoGames() };
    const lines = cardTable([section]).split('\n');
    expect(lines).toContain('2 games of `greedy` with pool 1 at abc; 32.5 ± 4.8 points a seat.');
    expect(lines.filter((line) => line.includes('| Loom '))).toEqual([
      '| B39 | Loom | 2 | 2 |  |  |  |  |  |',
    ]);
    expect(lines.some((line) => line.startsWith('| A127 '))).toBe(false);
  });
});
