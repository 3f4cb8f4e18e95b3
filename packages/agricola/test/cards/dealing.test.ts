import type { Card, Category } from '@furrow/agricola/cards/card';
import { cards } from '@furrow/agricola/cards/index';
import { agricola } from '@furrow/agricola/game';
import type { Ruleset } from '@furrow/agricola/ruleset';
import type { Player, State } from '@furrow/agricola/state/state';
import type { Options } from '@furrow/kernel/game';
import { AgricolaScenario } from '@furrow/testkit/agricola-scenario';
import { must } from '@furrow/testkit/failures';
import { randomGame } from '@furrow/testkit/random-game';
import { expect, test } from 'vitest';

const HANDS = { mode: 'base', decks: 'A,B' };

/** A game in which the hands were just dealt, the first cards to seat 1. */
function dealt(seats: number, options: Options = HANDS): AgricolaScenario {
  const game = new AgricolaScenario({ seats, options });
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

test.each([1, 2, 3, 4, 5])(
  'AG-R107 AG-R209 with %d players of the 2007 edition cards are dealt of the decks that were chosen',
  (seats) => {
    for (const decks of ['K', 'E,I,K,Z']) {
      const options = { edition: '2007', mode: 'full', decks };
      const { pool } = agricola.open(options, seats).rules as Ruleset;
      const isDealt = ({ edition, deck, players }: Card) =>
        edition === '2007' && decks.split(',').includes(deck) && players <= seats;
      expect(pool.toSorted((a, b) => a - b)).toEqual(cards.filter(isDealt).map(({ number }) => number));
      const { players } = dealt(seats, options).state;
      const counts = players.map((player) => [ofKind(player, 'occupation'), ofKind(player, 'minor')]);
      const most = (kind: string) =>
        Math.min(7, Math.floor(pool.filter((card) => cards[card].kind === kind).length / seats));
      expect(counts).toEqual(players.map(() => [most('occupation'), most('minor')]));
    }
  },
);

test('AG-R107 one deck or several of an edition may be chosen, none of the other', () => {
  const open = (options: Options) => () => agricola.open(options, 2);
  expect(open({ edition: '2007', mode: 'full', decks: 'Z,E' })().options.decks).toBe('E,Z');
  const needs = (other: string, right: string) =>
    expect.objectContaining({ option: 'decks', reason: { why: 'option-needs', other, right: [right] } });
  expect(open({ edition: '2007', mode: 'full', decks: 'A' })).toThrow(needs('edition', 'revised'));
  expect(open({ mode: 'base', decks: 'K' })).toThrow(needs('edition', '2007'));
  expect(open({ edition: '2007', mode: 'family', decks: 'K' })).toThrow(needs('mode', 'full'));
  const noSuch = expect.objectContaining({
    option: 'decks',
    reason: { why: 'no-such-value', right: ['E', 'I', 'K', 'Z'] },
  });
  expect(open({ edition: '2007', mode: 'full', decks: 'A,K' })).toThrow(noSuch);
  expect(open({ edition: '2007', mode: 'full', decks: 'K,K' })).toThrow(noSuch);
});

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
