import type { Category } from '@furrow/agricola/cards/card';
import { cards } from '@furrow/agricola/cards/index';
import { agricola } from '@furrow/agricola/game';
import type { Ruleset } from '@furrow/agricola/ruleset';
import type { Player, State } from '@furrow/agricola/state';
import { AgricolaScenario } from '@furrow/testkit/agricola-scenario';
import { must } from '@furrow/testkit/failures';
import { randomGame } from '@furrow/testkit/random-game';
import { expect, test } from 'vitest';

const HANDS = { mode: 'base', decks: 'A,B' };

/** A game in which the hands were just dealt, the first cards to seat 1. */
function dealt(seats: number): AgricolaScenario {
  const game = new AgricolaScenario({ seats, options: HANDS });
  while (game.asked()[0].kind === 'deal') game.play(`* ${game.offered()[0]}`);
  return game;
}

const ofKind = ({ hand }: Player, kind: string) => hand.filter((card) => cards[card].kind === kind).length;

test.each([1, 2, 3, 4])(
  'AG-R210 with %d players everybody is dealt 7 occupations and 7 minor improvements',
  (seats) => {
    const { players } = dealt(seats).state;
    for (const player of players) {
      expect([ofKind(player, 'occupation'), ofKind(player, 'minor')]).toEqual([7, 7]);
    }
    expect(new Set(players.flatMap(({ hand }) => hand)).size).toBe(14 * seats);
  },
);

test('AG-R210 chance deals each card to whoever is next, of all that are left', () => {
  const game = new AgricolaScenario({ seats: 2, options: HANDS });
  const before = game.offered();
  game.play(`* ${before[3]}`);
  expect(game.offered()).toEqual(before.toSpliced(3, 1));
  expect(game.state.players.map(({ hand }) => hand.length)).toEqual([1, 0]);
});

test('AG-R209 occupations are dealt as far as they are for so many players', () => {
  const marks = [1, 2, 3, 4].map((seats) => {
    const { pool } = agricola.open(HANDS, seats).rules as Ruleset;
    return [...new Set(pool.map((card) => cards[card].players))].sort((a, b) => a - b);
  });
  expect(marks).toEqual([[1], [1], [1, 3], [1, 3, 4]]);
  const minors = cards.filter(({ kind }) => kind === 'minor');
  expect(minors.every(({ players }) => players === 1)).toBe(true);
});

test('AG-R212 no card is drawn during play: what was dealt is in hands, in play, or out of the game', () => {
  for (const seats of [1, 2, 3, 4]) {
    const all = ({ players, gone }: State) =>
      players.flatMap(({ hand, played }) => [...hand, ...played]).concat(gone);
    let before = '';
    randomGame(
      agricola,
      { seed: 40 + seats, options: HANDS, seats },
      {
        answered: (state, { move }) => {
          const now = all(state)
            .sort((a, b) => a - b)
            .join();
          // Between the hand and the table a card is being played: it is in neither for a moment.
          const isUnderWay = all(state).length < 14 * seats;
          must(
            move.verb === 'deal' || before === '' || isUnderWay || now === before,
            () => 'another card came in',
          );
          if (!isUnderWay) before = now;
        },
      },
    );
    expect(before.split(',')).toHaveLength(14 * seats);
  }
});

test('AG-R1214 occupations have no printed points', () => {
  const occupations = cards.filter(({ kind }) => kind === 'occupation');
  expect(occupations.filter(({ points }) => points !== undefined)).toEqual([]);
});

test('AG-R1228 every card belongs to one of eight categories', () => {
  const categories: Readonly<Record<Category, true>> = {
    'farm-planner': true,
    'actions-booster': true,
    'points-provider': true,
    'goods-provider': true,
    'food-provider': true,
    'crop-provider': true,
    'building-resource-provider': true,
    'livestock-provider': true,
  };
  expect([...new Set(cards.flatMap(({ category }) => category ?? []))].sort()).toEqual(
    Object.keys(categories).sort(),
  );
});
